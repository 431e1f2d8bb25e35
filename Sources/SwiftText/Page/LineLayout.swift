/// Lays out lines of code within a width as `swift format` does, with one argument on each line, so
/// that a change of one of them is a change of one line.
struct LineLayout {
  let width: Int
  private(set) var lines: [String] = []

  init(width: Int) { self.width = width }

  /// Adds the line, or the lines into which it is broken as far as possible.
  mutating func append(_ line: MarkedLine, indent: Int, continuesSum: Bool = false) {
    if !fits(line, indent), let parts = parts(of: line, indent, continuesSum) {
      for part in parts {
        append(part.line, indent: indent + part.indent, continuesSum: part.continuesSum)
      }
    } else {
      lines.append(String(repeating: " ", count: indent) + line.text)
    }
  }

  /// Adds a comment, broken between words. Each line begins with `slashes`.
  mutating func append(_ words: Substring, behind slashes: Substring) {
    var line = [slashes]
    var columns = slashes.count
    for word in words.split(separator: " ") {
      if columns + 1 + word.count > width, line.count > 1 {
        lines.append(line.joined(separator: " "))
        line = [slashes]
        columns = slashes.count
      }
      line.append(word)
      columns += 1 + word.count
    }
    lines.append(line.joined(separator: " "))
  }

  private func fits(_ line: MarkedLine, _ indent: Int) -> Bool {
    indent + line.text.count + line.collections <= width
  }
}

/// One of the lines into which a line is broken.
private struct Part {
  let indent: Int
  let line: MarkedLine
  var continuesSum = false

  init(_ indent: Int, _ pieces: some Sequence<MarkedLine.Piece>, continuesSum: Bool = false) {
    self.indent = indent
    line = MarkedLine(pieces)
    self.continuesSum = continuesSum
  }
}

// MARK: - Ways to break a line

extension LineLayout {
  /// Returns the parts into which the line is broken, or nil if it cannot be broken.
  private func parts(of line: MarkedLine, _ indent: Int, _ continuesSum: Bool) -> [Part]? {
    if let (index, group) = line.lastGroup(.header) { return list(group, at: index, in: line) }
    if let (index, group) = line.lastGroup(.guard, .conditions) {
      if let parts = conditions(group, at: index, in: line, indent) { return parts }
      // The line is broken as if it were not a condition.
      var pieces = line.pieces
      pieces.replaceSubrange(index...index, with: group.items.flatMap(\.pieces))
      return parts(of: MarkedLine(pieces), indent, continuesSum)
    }
    if let point = line.firstPoint(.point, .comparison),
      case .point(.comparison) = line.pieces[point],
      fits(MarkedLine(line.pieces[..<point]), indent)
    {
      return broken(line, at: point, indent: 2)
    }
    let last = line.lastGroup(.list, .elements, .closure)
    if let parts = coalescing(line, indent, hasClosure: last?.group.kind == .closure) {
      return parts
    }
    if let (index, group) = line.lastGroup(
      .list, .elements, .closure,
      where: { index in
        indent + MarkedLine(line.pieces[..<index]).text.count <= width
      })
    {
      return list(group, at: index, in: line)
    }
    if let (index, group) = line.lastGroup(.result) { return list(group, at: index, in: line) }
    if let point = line.firstPoint(.point, .comparison) {
      return broken(line, at: point, indent: 2)
    }
    if let plus = line.firstPoint(.plus) {
      return broken(line, at: plus, indent: continuesSum ? 0 : 2, continuesSum: true)
    }
    if let point = line.firstPoint(.member) { return broken(line, at: point, indent: 0) }
    if let point = line.firstPoint(.label) { return broken(line, at: point, indent: 2) }
    if let (index, group) = line.lastGroup(.operand) { return list(group, at: index, in: line) }
    return line.firstPoint(.dot).map { broken(line, at: $0, indent: 2) }
  }

  /// Returns one item on each line, between the code before the group and the code after it.
  private func list(_ group: MarkedLine.Group, at index: Int, in line: MarkedLine) -> [Part] {
    var items = group.items
    if [.elements, .operand].contains(group.kind), items.count > 1 {
      items[items.count - 1].pieces.append(.text(","))
    }
    return [Part(0, line.pieces[..<index])] + items.map { Part(2, $0.pieces) }
      + [Part(0, line.pieces[(index + 1)...])]
  }

  /// Returns `if a, let b = c {` or `guard let self, let a = b else { return }` with one condition
  /// on each line.
  private func conditions(
    _ group: MarkedLine.Group, at index: Int, in line: MarkedLine, _ indent: Int
  ) -> [Part]? {
    let head = MarkedLine(line.pieces[..<index])
    let tail = Part(0, line.pieces[(index + 1)...])
    let first = head + group.items[0]
    if group.kind == .guard, group.items.count == 1 || !fits(first, indent) {
      return list(group, at: index, in: line)
    }
    if group.items.count > 1 {
      return [Part(0, first.pieces)] + group.items.dropFirst().map { Part(2, $0.pieces) } + [tail]
    }
    return first.firstPoint(.point, .comparison).map { broken(first, at: $0, indent: 2) + [tail] }
  }

  /// Returns `c = a ?? b` broken after `=`, or if that is not sufficient, before `??`.
  private func coalescing(_ line: MarkedLine, _ indent: Int, hasClosure: Bool) -> [Part]? {
    guard let marks = line.firstPoint(.orElse) else { return nil }
    guard let point = line.firstPoint(.point), point < marks else {
      let isEnough = fits(MarkedLine(line.pieces[..<marks]), indent)
      return hasClosure || !isEnough ? nil : broken(line, at: marks, indent: 2)
    }
    let start = Part(0, line.pieces[..<point])
    let value = MarkedLine(line.pieces[point...].dropFirst())
    let first = MarkedLine(line.pieces[point..<marks].dropFirst())
    if hasClosure || fits(value, indent + 2) || !fits(first, indent + 2) {
      return [start, Part(2, value.pieces)]
    }
    return [start, Part(2, first.pieces), Part(2, line.pieces[(marks + 1)...])]
  }

  private func broken(
    _ line: MarkedLine, at point: Int, indent: Int, continuesSum: Bool = false
  ) -> [Part] {
    [
      Part(0, line.pieces[..<point]),
      Part(indent, line.pieces[(point + 1)...], continuesSum: continuesSum),
    ]
  }
}
