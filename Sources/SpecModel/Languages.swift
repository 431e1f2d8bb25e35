import SourceText
import SpecNotation

extension Fields where Owner: FileTable {
  /// Returns the languages of the texts, beginning with the language of the spec, or nil if the key
  /// is absent.
  var languages: [Located<String>]? {
    guard let node = node(Owner.languages), let texts = self[Owner.languages] else { return nil }
    if node.content == .list([]) { log.error(.noLanguages, at: node.range) }
    return texts.compactMap { $0.language(reporting: log) }
      .withoutRepeats(reporting: log)
  }
}

extension Located<String> {
  /// Returns the text if it is a language, after which folders of an app are named. Reports an
  /// error and returns nil otherwise.
  func language(reporting log: DiagnosticLog) -> Located<String>? {
    let parts = value.split(separator: "-", omittingEmptySubsequences: false)
    let isLanguage =
      (2...3).contains(parts[0].utf8.count)
      && parts[0].unicodeScalars.allSatisfy { ("a"..."z").contains($0) }
      && parts.count < 4
      && parts.dropFirst().allSatisfy {
        (2...4).contains($0.utf8.count)
          && $0.unicodeScalars.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit }
      }
    if isLanguage { return self }
    log.error(.noLanguage(value), at: range)
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static let noLanguages: Self =
    "the list of languages is empty; name that of the texts in the spec, as in '[en]'"

  fileprivate static func noLanguage(_ text: String) -> Self {
    "'\(text)' is not a language; write a code such as 'es' or 'pt-BR'"
  }
}
