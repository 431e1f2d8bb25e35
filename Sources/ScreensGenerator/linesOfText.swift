extension String {
  /// The parts between line feeds, empty ones too. By bytes: as characters, a text takes ten times
  /// as long, and a line feed after a carriage return is none.
  var linesOfText: [Substring] {
    var text = self
    let feeds = text.withUTF8 { bytes in bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") } }
    var lines: [Substring] = []
    lines.reserveCapacity(feeds.count + 1)
    var start = text.startIndex
    for feed in feeds {
      let end = text.utf8.index(text.startIndex, offsetBy: feed)
      lines.append(text[start..<end])
      start = text.utf8.index(after: end)
    }
    lines.append(text[start...])
    return lines
  }
}
