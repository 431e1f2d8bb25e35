/// What a value can be turned into on its way: `plain text of comment.body`.
package enum Conversion: String, CaseIterable, Hashable, Sendable {
  /// Of HTML.
  case plainText = "plain text"
  /// Of the XML in which Liferay keeps a text in several languages: the one in the user's language.
  case localizedText = "localized text"
  /// Of a number of bytes.
  case fileSize = "file size"

  /// The type of what is converted.
  package var source: SwiftType.Builtin {
    switch self {
    case .plainText, .localizedText: .string
    case .fileSize: .int64
    }
  }

  package var result: SwiftType.Builtin { .string }
}
