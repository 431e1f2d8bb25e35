package import SourceText

extension MergedXIB {
  /// Returns whether a text that was merged line by line is a valid XIB: well-formed, with each
  /// identifier once, and each reference to an existing object, as far as `generated` meets these
  /// conditions.
  package static func isWhole(_ text: String, like generated: SourceFile) -> Bool {
    var conflicts = Diagnostics()
    let file = SourceFile(path: generated.path, text: text)
    guard let document = Document(parsing: file, reporting: &conflicts),
      KeyedTree(document, .yours, reporting: &conflicts) != nil,
      let generated = Document(parsing: generated, reporting: &conflicts),
      let tree = KeyedTree(generated, .generated, reporting: &conflicts)
    else { return false }
    conflicts.append(ReferenceCheck(document, yours: tree, generated: tree).conflicts)
    return !conflicts.hasErrors
  }
}
