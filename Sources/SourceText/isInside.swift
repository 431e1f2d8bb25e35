extension String {
  /// Whether the path leads below the directory that it starts in: none of its names is empty, `.` or
  /// `..`.
  package var isInside: Bool {
    utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy { name in
      name.count > 2 || !name.allSatisfy { $0 == UInt8(ascii: ".") }
    }
  }

  /// Whether a directory on the way of the path is hidden, as `.git` is. Output never is in one.
  package var isInHiddenDirectory: Bool { names.dropLast().contains(where: Self.isHiddenName) }

  /// Whether the path is of a hidden file, or in a hidden directory.
  package var isHidden: Bool { names.contains(where: Self.isHiddenName) }

  /// The names in the path, of its bytes: a combining mark makes another character of a `/` or a `.`
  /// before it, and means nothing to a file system.
  private var names: [Substring.UTF8View] { utf8.split(separator: UInt8(ascii: "/")) }

  /// A name that begins with a dot; after characters, too, that the file system of a Mac ignores.
  private static func isHiddenName(_ name: Substring.UTF8View) -> Bool {
    if name.first == UInt8(ascii: ".") { return true }
    guard let first = name.first, first >= 0x80 else { return false }
    let shown = Substring(name).unicodeScalars.first {
      !$0.properties.isDefaultIgnorableCodePoint
    }
    return shown == "."
  }
}
