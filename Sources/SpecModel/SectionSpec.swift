import SourceText

/// The value by which the rows of a list are grouped: `author`, `host of url`,
/// `first letter of name`.
package struct SectionSpec: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The attribute as text, or the day of a date.
    case value
    /// The host of the address that the attribute holds.
    case host
    /// The first letter of the attribute, as a capital.
    case firstLetter
  }

  package var kind: Kind
  package var attribute: ModelSpec.Attribute
}

extension SectionSpec {
  init?(_ text: Located<String>, of model: ModelSpec, reporting log: DiagnosticLog) {
    let words = text.words
    let name: Located<String>
    switch words.dropLast().map(\.value) {
    case [] where words.count == 1: (kind, name) = (.value, words[0])
    case ["host", "of"]: (kind, name) = (.host, words[2])
    case ["first", "letter", "of"]: (kind, name) = (.firstLetter, words[3])
    default:
      log.error(.unreadable(text.value), at: text.range)
      return nil
    }
    guard let attribute = model.attribute(name, reporting: log) else { return nil }
    self.attribute = attribute
    guard kind.fits(attribute.type) else {
      log.error(.unfit(kind, attribute), at: name.range)
      return nil
    }
  }
}

extension SectionSpec.Kind {
  fileprivate func fits(_ type: SwiftType) -> Bool {
    switch self {
    case .value: type.isShownAsText
    case .host: type.builtin == .string || type.builtin == .url
    case .firstLetter: type.builtin == .string
    }
  }

  /// The requirement for the attribute, for messages.
  fileprivate var need: String {
    switch self {
    case .value: "group by a text, a number, a date or an address"
    case .host: "only an address, as 'String' or 'URL?', has a host"
    case .firstLetter: "only a 'String' has a first letter"
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unreadable(_ text: String) -> Self {
    "cannot read '\(text)' as a section; "
      + "write an attribute, 'host of <attribute>' or 'first letter of <attribute>'"
  }

  fileprivate static func unfit(
    _ kind: SectionSpec.Kind, _ attribute: ModelSpec.Attribute
  ) -> Self {
    "'\(attribute.name.value)' is '\(attribute.type.source)'; \(kind.need)"
  }
}
