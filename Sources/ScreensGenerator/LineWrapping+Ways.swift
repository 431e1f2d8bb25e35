// One way to break for each kind of line.
extension LineWrapping {
  /// The first way to break the line that there is.
  func parts(_ layout: CodeLayout, _ indent: Int) -> [LinePart]? {
    // A comment behind code ends with its line, and what stands in it is no code.
    if layout.hasComment { return nil }
    if let parts = classDeclaration(layout, indent) { return parts }
    if let parts = conditions(layout, indent) { return parts }
    if let parts = coalescing(layout, indent) { return parts }
    if let parts = closure(layout, indent) { return parts }
    if let parts = elements(layout, indent) { return parts }
    if let parts = arguments(layout, indent) { return parts }
    if let parts = returnType(layout, indent) { return parts }
    if let parts = assignment(layout, indent) { return parts }
    if let parts = computedProperty(layout, indent) { return parts }
    if let parts = sum(layout, indent) { return parts }
    if let parts = member(layout, indent) { return parts }
    if let parts = loop(layout, indent) { return parts }
    return comparison(layout, indent)
  }

  /// `open class A: B, C {`, one inherited type to a line.
  private func classDeclaration(_ layout: CodeLayout, _ indent: Int) -> [LinePart]? {
    guard layout.hasSuffix(" {"), let colon = layout.first(":"),
      layout.hasWord("class") || layout.hasWord("protocol")
    else { return nil }
    let inherited = layout.pieces(of: colon + 1..<layout.count - 2, separatedBy: UInt8(ascii: ","))
    return list(
      inherited[...], from: LinePart(indent, 0..<colon + 1), to: LinePart(indent, layout.lastByte))
  }

  /// `if a, let b = c {` and `guard let self, let a = b else { return }`, one condition to a line.
  private func conditions(_ layout: CodeLayout, _ indent: Int) -> [LinePart]? {
    let keyword: Int
    if layout.hasPrefix("if ") {
      keyword = 3
    } else if layout.hasPrefix("guard ") {
      keyword = 6
    } else {
      return nil
    }
    let end = keyword == 6 ? layout.first(" else {") : layout.count - 2
    guard let end, keyword < end, keyword == 6 || layout.hasSuffix(" {") else { return nil }
    let tail = LinePart(indent, end + 1..<layout.count)
    let pieces = layout.pieces(of: keyword..<end, separatedBy: UInt8(ascii: ","))
    let first = LinePart(indent, 0..<pieces[0].upperBound, comma: true)
    if keyword == 6, pieces.count == 1 || !fits(first, of: layout) {
      return list(pieces[...], from: LinePart(indent, 0..<keyword - 1), to: tail)
    }
    if pieces.count > 1 { return list(pieces.dropFirst(), from: first, to: tail) }
    if let equals = layout.first(" = "), equals + 3 < end {
      return [LinePart(indent, 0..<equals + 2), LinePart(indent + 2, equals + 3..<end), tail]
    }
    let comparison = Self.comparisons.lazy.compactMap { layout.first($0) }.first
    guard let comparison, comparison + 1 < end else { return nil }
    return [LinePart(indent, 0..<comparison), LinePart(indent + 2, comparison + 1..<end), tail]
  }

  private static let comparisons: [StaticString] = [" <= ", " >= ", " < ", " > ", " == ", " != "]

  /// `c = a ?? b`, after the sign, and if that is not enough, before `??`.
  private func coalescing(_ layout: CodeLayout, _ indent: Int) -> [LinePart]? {
    guard let marks = layout.first(" ?? ") else { return nil }
    let rest = LinePart(indent + 2, marks + 1..<layout.count)
    guard let equals = layout.first(" = "), equals + 3 <= marks else {
      let value = LinePart(indent, 0..<marks)
      return layout.lastClosure == nil && fits(value, of: layout) ? [value, rest] : nil
    }
    let start = LinePart(indent, 0..<equals + 2)
    let value = LinePart(indent + 2, equals + 3..<layout.count)
    let first = LinePart(indent + 2, equals + 3..<marks)
    if fits(value, of: layout) || layout.lastClosure != nil || !fits(first, of: layout) {
      return [start, value]
    }
    return [start, first, rest]
  }

  /// `list.map { a } ?? b`, with what is in the braces on a line of its own.
  private func closure(_ layout: CodeLayout, _ indent: Int) -> [LinePart]? {
    guard let (open, close) = layout.lastClosure else { return nil }
    return [
      LinePart(indent, 0..<open + 1), LinePart(indent + 2, layout.trimmed(open + 1..<close)),
      LinePart(indent, close..<layout.count),
    ]
  }

  /// `f([a, b])` and `label: [a, b],`, one element to a line. One element alone has no comma.
  private func elements(_ layout: CodeLayout, _ indent: Int) -> [LinePart]? {
    guard let (open, close) = layout.literal, close > open + 1 else { return nil }
    let pieces = layout.pieces(of: open + 1..<close, separatedBy: UInt8(ascii: ","))
    return list(
      pieces[...], from: LinePart(indent, 0..<open + 1),
      to: LinePart(indent, close..<layout.count), lastComma: pieces.count > 1)
  }

  /// `f(a, b)` and `func f(a: A, b: B) {`: the last bracket that is not inside another.
  private func arguments(_ layout: CodeLayout, _ indent: Int) -> [LinePart]? {
    guard let (open, close) = layout.lastGroup, close > open + 1, indent + open < width else {
      return nil
    }
    let pieces = layout.pieces(of: open + 1..<close, separatedBy: UInt8(ascii: ","))
    return list(
      pieces[...], from: LinePart(indent, 0..<open + 1),
      to: LinePart(indent, close..<layout.count))
  }

  /// `func f() -> Type {`, before the arrow.
  private func returnType(_ layout: CodeLayout, _ indent: Int) -> [LinePart]? {
    guard let arrow = layout.first(" -> "), layout.hasSuffix(" {"), layout.hasWord("func") else {
      return nil
    }
    return [
      LinePart(indent, 0..<arrow), LinePart(indent + 2, arrow + 1..<layout.count - 2),
      LinePart(indent, layout.lastByte),
    ]
  }

  /// `a = b`, after the sign; `key: value,` of a dictionary, after the colon.
  private func assignment(_ layout: CodeLayout, _ indent: Int) -> [LinePart]? {
    if let equals = layout.first(" = ") {
      return [LinePart(indent, 0..<equals + 2), LinePart(indent + 2, equals + 3..<layout.count)]
    }
    guard layout.hasPrefix(".") || layout.hasPrefix("\""), let colon = layout.first(": ") else {
      return nil
    }
    return [LinePart(indent, 0..<colon + 1), LinePart(indent + 2, colon + 2..<layout.count)]
  }

  /// `open var name: Type {`, after the colon.
  private func computedProperty(_ layout: CodeLayout, _ indent: Int) -> [LinePart]? {
    guard layout.hasWord("var"), layout.hasSuffix(" {"), let colon = layout.first(": "),
      colon + 2 < layout.count - 2
    else { return nil }
    return [
      LinePart(indent, 0..<colon + 1), LinePart(indent + 2, colon + 2..<layout.count - 2),
      LinePart(indent, layout.lastByte),
    ]
  }

  /// `a == b`, before the sign.
  private func comparison(_ layout: CodeLayout, _ indent: Int) -> [LinePart]? {
    guard let sign = layout.first(" == ") else { return nil }
    return [LinePart(indent, 0..<sign), LinePart(indent + 2, sign + 1..<layout.count)]
  }

  /// `"a" + "b"`, before each sign.
  private func sum(_ layout: CodeLayout, _ indent: Int) -> [LinePart]? {
    guard let plus = layout.first(" + ") else { return nil }
    // The other signs are found when the rest, which is indented now, is broken in its turn.
    let step = layout.hasPrefix("+ ") ? 0 : 2
    return [LinePart(indent, 0..<plus), LinePart(indent + step, plus + 1..<layout.count)]
  }

  /// `case Screenlet.Action:`, `\Screenlet.property` and `(c as? Connector)?.result`, before the
  /// dot.
  private func member(_ layout: CodeLayout, _ indent: Int) -> [LinePart]? {
    let isCast = layout.hasPrefix("(")
    guard isCast || layout.hasPrefix("case ") || layout.hasPrefix("\\"),
      let dot = layout.first(".")
    else { return nil }
    let step = isCast ? 0 : 2
    return [LinePart(indent, 0..<dot), LinePart(indent + step, dot..<layout.count)]
  }

  /// `for a in [b, c] {`, one element to a line, with the comma that a list ends with.
  private func loop(_ layout: CodeLayout, _ indent: Int) -> [LinePart]? {
    guard layout.hasPrefix("for "), layout.hasSuffix("] {"), let open = layout.first("[") else {
      return nil
    }
    let end = layout.count - 3
    let pieces = layout.pieces(of: open + 1..<end, separatedBy: UInt8(ascii: ","))
    return list(
      pieces[...], from: LinePart(indent, 0..<open + 1), to: LinePart(indent, end..<layout.count),
      lastComma: true)
  }

  /// The pieces between two lines, one to a line, each but perhaps the last with a comma.
  private func list(
    _ pieces: ArraySlice<Range<Int>>, from head: LinePart, to tail: LinePart,
    lastComma: Bool = false
  ) -> [LinePart] {
    var parts: [LinePart] = []
    parts.reserveCapacity(pieces.count + 2)
    parts.append(head)
    for (index, piece) in zip(pieces.indices, pieces) {
      let hasComma = lastComma || index < pieces.endIndex - 1
      parts.append(LinePart(head.indent + 2, piece, comma: hasComma))
    }
    parts.append(tail)
    return parts
  }
}
