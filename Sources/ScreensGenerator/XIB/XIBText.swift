import SourceText
import XMLNotation

/// Whether a XIB that a merge made is one: it is well-formed, and no two elements have one
/// identifier.
func isWholeXIB(_ text: String) -> Bool {
  var found = Diagnostics()
  let file = SourceFile(path: "merged.xib", text: text)
  guard let document = Document(parsing: file, reporting: &found) else { return false }
  let identifiers = document.elements.compactMap { $0["id"] }
  return Set(identifiers).count == identifiers.count
}
