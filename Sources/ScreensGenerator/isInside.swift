extension String {
  /// Whether the path leads to a place below the directory that it starts in: none of its names is
  /// empty, `.` or `..`.
  var isInside: Bool {
    utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      $0.count > 2 || !$0.allSatisfy { $0 == UInt8(ascii: ".") }
    }
  }
}
