extension String {
  /// The parts between line feeds, empty ones too. By bytes: as characters, a text takes ten times
  /// as long, and a line feed after a carriage return is none.
  var linesOfText: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
  }
}
