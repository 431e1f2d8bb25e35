internal import Foundation

/// Standard output and standard error. Unlike `print`, it does not buffer.
enum Console {

  static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  static func writeError(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
