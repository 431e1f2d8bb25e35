// Texts are searched by their bytes: a line feed is found in CRLF, which is one character.
extension StringProtocol {
  /// Returns the first range with the same bytes as `text`.
  package func firstRange(of text: String) -> Range<String.Index>? {
    canContain(text) ? utf8.firstRange(of: text.utf8) : nil
  }

  package func contains(_ text: String) -> Bool {
    canContain(text) && utf8.contains(text.utf8)
  }

  /// Whether the first byte of `text` is anywhere, which takes a hundredth of the time of a search.
  private func canContain(_ text: String) -> Bool { text.utf8.first.map(utf8.contains) ?? true }

  /// Returns the parts of the text between separators: those of `a, b` at `, ` are `a` and `b`. The
  /// separator must not be empty.
  package func parts(separatedBy separator: String) -> [Substring] {
    guard canContain(separator) else { return [Substring(self)] }
    return Substring(self).utf8.split(separator: separator.utf8, omittingEmptySubsequences: false)
      .map(Substring.init)
  }

  /// Returns the text with every `old` replaced.
  package func replacing(_ old: String, with new: String) -> String {
    parts(separatedBy: old).joined(separator: new)
  }
}
