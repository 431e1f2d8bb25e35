/// The lines of `.gitattributes` that say how git deals with output.
///
/// Reviews leave out what screens-gen keeps for itself. `screens-gen merge` merges that, and XIBs.
/// Where no such merge driver is configured, git merges both line by line.
package enum GitAttributes {
  package static let path = ".gitattributes"

  private static let lines = [
    "# screens-gen: 'screens-gen merge --help' says how git comes to merge these",
    ".*.screens-gen linguist-generated -diff merge=screens-gen",
    "*.xib merge=screens-gen",
  ]

  /// Whether the lines, as this version of screens-gen or another one wrote them, are in a file.
  package static func areIn(_ text: String) -> Bool { lines(of: text).contains(where: isOwn) }

  /// The text with the lines where those of another version were, or else at its end.
  package static func added(to text: String) -> String {
    var rest = lines(of: text)
    if rest.last == "" { rest.removeLast() }
    let index = rest.firstIndex(where: isOwn) ?? rest.count
    rest.removeAll(where: isOwn)
    rest.insert(contentsOf: lines, at: index)
    return rest.map { $0 + "\n" }.joined()
  }

  /// The parts between line feeds. Those of Windows end with a carriage return, which they keep.
  private static func lines(of text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func isOwn(_ line: String) -> Bool {
    line.hasPrefix("# screens-gen:") || line.hasSuffix("merge=screens-gen")
  }
}

extension FileChange {
  /// Nil if nobody wanted the lines, and nobody will.
  package init?(gitAttributes found: ChangeSet.Content?, isWanted: Bool) {
    switch found {
    case nil:
      guard isWanted else { return nil }
      self = .create(GitAttributes.added(to: ""))
    case .text(let text)?:
      guard isWanted || GitAttributes.areIn(text) else { return nil }
      let new = GitAttributes.added(to: text)
      if new == text, !isWanted { return nil }
      self = new == text ? .identical : .update(from: text, to: new)
    case .other?:
      guard isWanted else { return nil }
      self = .blocked(.notAFile)
    }
  }
}
