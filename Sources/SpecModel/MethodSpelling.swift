import SourceText

extension Located<String> {
  /// Returns the text if it is the name of a method that is called with `arguments`. Reports an
  /// error and returns nil otherwise; the message about another spelling of a method shows its
  /// name.
  func methodName(
    taking arguments: [ServiceCall.Argument], reporting log: DiagnosticLog
  ) -> Located<String>? {
    let label = arguments.first?.label.value
    guard let name = value.methodName(firstLabel: label), SwiftName.isIdentifier(name) else {
      return memberName("method", reporting: log)
    }
    log.error(.otherSpelling(value, name), at: range)
    return nil
  }
}

extension String {
  /// Returns the name of a method in the Mobile SDK: `getEntryWithEntryId` for Swift's
  /// `getEntry(withEntryId:)`, for the selector `getEntryWithEntryId:` and for the path
  /// `/bookmarks.bookmarksentry/get-entry` of a call that passes an `entryId`. Returns nil for a
  /// text of any other form.
  func methodName(firstLabel: String?) -> String? {
    if let end = firstIndex(where: { $0 == "(" || $0 == ":" }) {
      let label = self[index(after: end)...].prefix { $0 != ":" && $0 != ")" }
      let isNamed = self[end] == "(" && label.hasPrefix("with") && label != "with"
      return self[..<end] + (isNamed ? String(label).upperFirst : "")
    }
    guard contains(where: { $0 == "-" || $0 == "/" }) else { return nil }
    let words = self[(lastIndex(of: "/").map(index(after:)) ?? startIndex)...].split(separator: "-")
    let name =
      words.prefix(1).joined() + words.dropFirst().map { String($0).upperFirst }.joined()
    return name + (firstLabel.map { "With" + $0.upperFirst } ?? "")
  }
}

extension Diagnostic.Message {
  fileprivate static func otherSpelling(_ text: String, _ name: String) -> Self {
    "'\(text)' is not the name of a method in the Mobile SDK; write '\(name)', "
      + "and what it takes under 'arguments'"
  }
}
