extension String {
  /// The beginning of the text's first line, short enough for a message.
  var excerpt: String {
    let line = prefix { !$0.isNewline }
    let start = line.prefix(40)
    return start.endIndex < line.endIndex ? start.dropLast() + "…" : String(start)
  }
}
