extension String {
  /// Whether the path leads to a place below the directory that it starts in: none of its names is
  /// empty, `.` or `..`.
  package var isInside: Bool {
    var path = self
    return path.withUTF8 { bytes in
      var start = 0
      while true {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.count
        let name = bytes[start..<end]
        if name.count < 3, name.allSatisfy({ $0 == UInt8(ascii: ".") }) { return false }
        if end == bytes.count { return true }
        start = end + 1
      }
    }
  }

  /// Whether a directory on the way of the path is hidden, as `.git` is. Output never is in one.
  package var isInHiddenDirectory: Bool {
    split(separator: "/").dropLast().contains { $0.hasPrefix(".") }
  }

  /// Whether the path is of a hidden file, or in a hidden directory.
  package var isHidden: Bool { split(separator: "/").contains { $0.hasPrefix(".") } }
}
