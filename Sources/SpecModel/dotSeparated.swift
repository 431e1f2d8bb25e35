extension String {
  /// The parts between dots.
  var dotSeparated: [Substring] {
    utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }
}
