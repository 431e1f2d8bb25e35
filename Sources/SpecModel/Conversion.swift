/// A conversion of a value: `plain text of comment.body`.
package enum Conversion: String, CaseIterable, Hashable, Sendable {
  /// The text of HTML.
  case plainText = "plain text"
  /// The text in the user's language, from the XML in which Liferay keeps a text in several
  /// languages.
  case localizedText = "localized text"
  /// A number of bytes, formatted for users.
  case fileSize = "file size"
  /// The data of an image, small enough for a portal to accept it.
  case jpeg

  /// The type of the value that is converted.
  package var source: SwiftType.Builtin {
    switch self {
    case .plainText, .localizedText: .string
    case .fileSize: .int64
    case .jpeg: .image
    }
  }

  package var result: SwiftType.Builtin { self == .jpeg ? .data : .string }

  /// Whether the result can be nil even if the value is not.
  package var canFail: Bool { self == .jpeg }
}
