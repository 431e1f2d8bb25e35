import Foundation

/// What happens, printed line by line: what the person before the screen does, and below it what is
/// called because of that. Lines may come from any thread.
enum Transcript {

  /// Prints something that the person does, or that the app does for them.
  static func step(_ text: String) {
    write(text)
  }

  /// Prints a call: who is called, and how.
  static func call(_ receiver: String, _ method: String) {
    write("  " + receiver.padding(toLength: 12, withPad: " ", startingAt: 0) + method)
  }

  /// From now on, has `name` stand for `text` wherever that occurs.
  static func abbreviate(_ text: String, as name: String) {
    lock.withLock { abbreviations.append((text, name)) }
  }

  /// The text as it is to be shown.
  static func abbreviated(_ text: String) -> String {
    lock.withLock {
      abbreviations.reduce(text) { $0.replacingOccurrences(of: $1.text, with: $1.name) }
    }
  }
}

extension Transcript {

  private static let lock = NSLock()
  private nonisolated(unsafe) static var abbreviations: [(text: String, name: String)] = []

  private static func write(_ line: String) {
    print(abbreviated(line))
  }
}
