import SourceText

extension String {
  /// The parts between line feeds, empty ones too. By bytes: as characters, a text takes ten times
  /// as long, and a line feed after a carriage return is none.
  var linesOfText: [Substring] {
    var text = self
    var feeds: [Int] = []
    text.withUTF8 { bytes in
      var start = 0
      while let feed = bytes.lineFeed(from: start) {
        feeds.append(feed)
        start = feed + 1
      }
    }
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
