import Foundation

/// What happens, printed line by line: what the person before the screen does, and below it what is
/// called because of that. Lines may come from any thread.
nonisolated enum Transcript {

  /// Prints something that the person does, or that the app does for them.
  static func step(_ text: String) {
    write(text)
  }

  /// Prints a call: who is called, and how.
  static func call(_ receiver: String, _ method: String) {
    write("  " + receiver.padding(toLength: 12, withPad: " ", startingAt: 0) + method)
  }

  /// Prints the heading of what follows.
  static func heading(_ text: String) {
    write("# " + text)
  }

  /// Prints an empty line.
  static func gap() {
    write("")
  }

  /// From now on, has `name` stand for `text` wherever that occurs.
  static func abbreviate(_ text: String, as name: String) {
    lock.withLock { abbreviations[name] = text }
  }

  /// From now on, has names stand for nothing but themselves.
  static func forgetAbbreviations() {
    lock.withLock { abbreviations = [:] }
  }

  /// The text as it is to be shown.
  static func abbreviated(_ text: String) -> String {
    lock.withLock {
      abbreviations.reduce(text) { $0.replacingOccurrences(of: $1.value, with: $1.key) }
    }
  }
}

nonisolated extension Transcript {

  private static let lock = NSLock()
  private nonisolated(unsafe) static var abbreviations: [String: String] = [:]

  private static func write(_ line: String) {
    print(abbreviated(line))
  }
}
