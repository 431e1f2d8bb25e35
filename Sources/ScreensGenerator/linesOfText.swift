extension String {
  /// The parts between line feeds, empty ones too. By bytes: among characters, a line feed after a
  /// carriage return is not one of its own.
  var linesOfText: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
  }
}
