extension String {
  /// What a message shows of a text: its first line, and not too much of it.
  var excerpt: String {
    let line = prefix { !$0.isNewline }
    let start = line.prefix(40)
    return start.endIndex < line.endIndex ? start.dropLast() + "…" : String(start)
  }
}
