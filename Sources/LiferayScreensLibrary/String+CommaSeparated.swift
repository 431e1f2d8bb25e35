import Foundation

extension String {

  /// The words in a text that has commas between them, without blanks around them.
  nonisolated var commaSeparated: [String] {
    split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
