extension String {
  /// Whether the path stays below its starting directory: none of its names is empty, `.` or `..`.
  package var isInside: Bool {
    utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { name in
      name.count > 2 || !name.allSatisfy { $0 == UInt8(ascii: ".") }
    }
  }

  /// Whether one of the directories in the path is hidden, such as `.git`. Output is never written
  /// into one.
  package var isInHiddenDirectory: Bool { names.dropLast().contains(where: Self.isHiddenName) }

  /// Whether the path is that of a hidden file, or in a hidden directory.
  package var isHidden: Bool { names.contains(where: Self.isHiddenName) }

  /// Whether the path cannot be written on a line.
  package var hasControlCharacter: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// The names in the path. They are split by bytes because a combining mark turns the `/` or `.`
  /// before it into another character, but means nothing to a file system.
  private var names: [Substring.UTF8View] { utf8.split(separator: UInt8(ascii: "/")) }

  /// Returns whether the name begins with a dot, or with characters that the file system of a Mac
  /// ignores followed by a dot.
  private static func isHiddenName(_ name: Substring.UTF8View) -> Bool {
    if name.first == UInt8(ascii: ".") { return true }
    guard let first = name.first, first >= 0x80 else { return false }
    let shown = Substring(name).unicodeScalars.first {
      !$0.properties.isDefaultIgnorableCodePoint
    }
    return shown == "."
  }
}
