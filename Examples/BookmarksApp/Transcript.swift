import Foundation

/// Prints what happens, line by line: the user's actions, and below each the calls that it causes.
/// May be called from any thread.
nonisolated enum Transcript {

  /// Prints an action of the user, or of the app.
  static func step(_ text: String) {
    write(text)
  }

  /// Prints a call: its receiver and its method.
  static func call(_ receiver: String, _ method: String) {
    write("  " + receiver.padding(toLength: 12, withPad: " ", startingAt: 0) + method)
  }

  /// Prints a heading.
  static func heading(_ text: String) {
    write("# " + text)
  }

  /// Prints an empty line.
  static func gap() {
    write("")
  }

  /// Replaces `text` by `name` in all lines from now on.
  static func abbreviate(_ text: String, as name: String) {
    lock.withLock { abbreviations[name] = text }
  }

  /// Ends all replacements.
  static func forgetAbbreviations() {
    lock.withLock { abbreviations = [:] }
  }

  /// The text with replacements.
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
