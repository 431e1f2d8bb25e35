/// The names that differ between two texts that are otherwise equal, such as files that are
/// generated before and after a name in a spec has changed.
///
/// ```swift
/// NameChanges(from: "let folderId = 0", to: "let parentId = 0").names  // ["folderId": "parentId"]
/// ```
package struct NameChanges: Hashable, Sendable {
  package let names: [String: String]

  package init(from old: String, to new: String) {
    let diff = LineDiff(from: words(of: [Line](of: old)), to: words(of: [Line](of: new)))
    var names: [String: String] = [:]
    for change in diff.changes where change.old.count == 1 && change.new.count == 1 {
      let (old, new) = (diff.old[change.old.lowerBound], diff.new[change.new.lowerBound])
      if old.isName, new.isName { names[old.text] = new.text }
    }
    self.names = names
  }
}

extension Line {
  /// Whether a word is a name, instead of a number, a blank or a sign.
  fileprivate var isName: Bool {
    guard let first = bytes.first, WordKind(first) == .name else { return false }
    return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
  }
}
