/// The lines of `.gitattributes` that determine how git handles output.
///
/// Reviews do not show the files of screens-gen itself. `screens-gen merge` merges these, and XIBs.
/// Without that merge driver, git merges both line by line.
package enum GitAttributes {
  package static let path = ".gitattributes"

  private static let lines = [
    "# screens-gen: 'screens-gen merge --help' says how git comes to merge these",
    ".*.screens-gen linguist-generated -diff merge=screens-gen",
    "*.xib merge=screens-gen",
  ]

  /// Whether a file contains the lines, as written by this or another version of screens-gen.
  package static func areIn(_ text: String) -> Bool { lines(of: text).contains(where: isOwn) }

  /// Returns the text with the lines in place of those of another version, or else at its end.
  package static func added(to text: String) -> String {
    var rest = lines(of: text)
    if rest.last == "" { rest.removeLast() }
    let index = rest.firstIndex(where: isOwn) ?? rest.count
    rest.removeAll(where: isOwn)
    rest.insert(contentsOf: lines, at: index)
    return rest.map { $0 + "\n" }.joined()
  }

  /// Returns the parts between line feeds. Lines of Windows keep the carriage return at their end.
  private static func lines(of text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private static func isOwn(_ line: String) -> Bool {
    line.hasPrefix("# screens-gen:") || line.hasSuffix("merge=screens-gen")
  }
}

extension FileChange {
  /// Creates the change that adds the lines. Returns nil if they are not wanted, and were not
  /// before.
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
