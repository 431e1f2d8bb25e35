/// What a value can be turned into on its way: `plain text of comment.body`.
package enum Conversion: String, CaseIterable, Hashable, Sendable {
  /// Of HTML.
  case plainText = "plain text"
  /// Of the XML in which Liferay keeps a text in several languages: the one in the user's language.
  case localizedText = "localized text"
  /// Of a number of bytes.
  case fileSize = "file size"
  /// Of an image, small enough for a portal to take it.
  case jpeg

  /// The type of what is converted.
  package var source: SwiftType.Builtin {
    switch self {
    case .plainText, .localizedText: .string
    case .fileSize: .int64
    case .jpeg: .image
    }
  }

  package var result: SwiftType.Builtin { self == .jpeg ? .data : .string }

  /// Whether the result can be nil though the value is not.
  package var canFail: Bool { self == .jpeg }
}
