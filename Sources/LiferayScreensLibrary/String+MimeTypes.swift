import Foundation

extension String {

  /// The types in a text that has commas between them.
  nonisolated var mimeTypes: [String] {
    split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
