/// A conversion of a value: `plain text of comment.body`.
package enum Conversion: String, CaseIterable, Hashable, Sendable {
  /// The text of HTML.
  case plainText = "plain text"
  /// The text in the user's language, from the XML in which Liferay keeps a text in several
  /// languages.
  case localizedText = "localized text"
  /// A number of bytes, formatted for users.
  case fileSize = "file size"
  /// The day, the time of day, or the month with its year, formatted for users.
  case date, time, month
  /// The day as a server reads it: `2030-01-31`.
  case day
  /// The host of an address, its path, or the last part of its path.
  case host, path
  case fileName = "file name"
  /// The first letter of a text, as a capital.
  case firstLetter = "first letter"
  /// The data of an image, small enough for a portal to accept it.
  case jpeg

  /// The types of the values that are converted.
  package var sources: [SwiftType.Builtin] {
    switch self {
    case .plainText, .localizedText, .firstLetter: [.string]
    case .fileSize: [.int64]
    case .date, .time, .month, .day: [.date]
    case .host, .path, .fileName: [.string, .url]
    case .jpeg: [.image]
    }
  }

  package var result: SwiftType.Builtin { self == .jpeg ? .data : .string }

  package var isOfAddress: Bool { [.host, .path, .fileName].contains(self) }

  /// Whether the result can be nil even if the value is not.
  package var canFail: Bool { [.jpeg, .host, .firstLetter].contains(self) }
}
