// One way to break for each kind of line.
extension LineWrapping {
  /// The first way to break the line that there is.
  func parts(_ layout: CodeLayout, _ indent: String) -> [String]? {
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

  /// A comment, at its words; the first blank decides how the lines begin: `//`, `///`, `///   `.
  func comment(_ code: String, _ indent: String) -> [String] {
    let marker = code.prefix { $0 == "/" }
    let start = indent + marker
    var lines: [String] = []
    var line = start
    var columns = start.columns
    for word in code.utf8.dropFirst(marker.utf8.count).split(separator: UInt8(ascii: " ")) {
      let word = Substring(word)
      if columns + 1 + word.columns > width, line != start {
        lines.append(line)
        line = start
        columns = start.columns
      }
      line += " " + word
      columns += 1 + word.columns
    }
    return lines + [line]
  }

  /// `open class A: B, C {`, one inherited type to a line.
  private func classDeclaration(_ layout: CodeLayout, _ indent: String) -> [String]? {
    guard layout.code.hasSuffix(" {"), let colon = layout.first(":", atDepth: 0),
      layout.words.contains(where: { $0 == "class" || $0 == "protocol" })
    else { return nil }
    let inherited = layout.pieces(of: colon + 1..<layout.count - 2, separatedBy: UInt8(ascii: ","))
    return [indent + layout[0..<colon + 1]] + listed(inherited, indent) + [indent + "{"]
  }

  /// `if a, let b = c {` and `guard let self, let a = b else { return }`, one condition to a line.
  private func conditions(_ layout: CodeLayout, _ indent: String) -> [String]? {
    let keyword: Int
    if layout.code.hasPrefix("if ") {
      keyword = 3
    } else if layout.code.hasPrefix("guard ") {
      keyword = 6
    } else {
      return nil
    }
    let end = keyword == 6 ? layout.first(" else {", atDepth: 0) : layout.count - 2
    guard let end, keyword < end, keyword == 6 || layout.code.hasSuffix(" {") else { return nil }
    let tail = indent + layout[end + 1..<layout.count]
    let pieces = layout.pieces(of: keyword..<end, separatedBy: UInt8(ascii: ","))
    let first = indent + layout[0..<keyword] + pieces[0]
    if keyword == 6, pieces.count == 1 || !fits(first + ",") {
      return [indent + "guard"] + listed(pieces, indent) + [tail]
    }
    if pieces.count > 1 {
      return [first + ","] + listed(Array(pieces.dropFirst()), indent) + [tail]
    }
    if let equals = layout.first(" = ", atDepth: 0), equals + 3 < end {
      return [
        indent + layout[0..<equals + 2], indent + "  " + layout[equals + 3..<end], tail,
      ]
    }
    let comparison = [" <= ", " >= ", " < ", " > ", " == ", " != "].lazy
      .compactMap { layout.first($0, atDepth: 0) }.first
    guard let comparison, comparison + 1 < end else { return nil }
    return [
      indent + layout[0..<comparison], indent + "  " + layout[comparison + 1..<end], tail,
    ]
  }

  /// `c = a ?? b`, after the sign, and if that is not enough, before `??`.
  private func coalescing(_ layout: CodeLayout, _ indent: String) -> [String]? {
    guard let marks = layout.first(" ?? ", atDepth: 0) else { return nil }
    let rest = layout[marks + 1..<layout.count]
    guard let equals = layout.first(" = ", atDepth: 0), equals + 3 <= marks else {
      let value = indent + layout[0..<marks]
      return layout.lastClosure == nil && fits(value) ? [value, indent + "  " + rest] : nil
    }
    let start = indent + layout[0..<equals + 2]
    let value = indent + "  " + layout[equals + 3..<layout.count]
    let first = indent + "  " + layout[equals + 3..<marks]
    if fits(value) || layout.lastClosure != nil || !fits(first) { return [start, value] }
    return [start, first, indent + "  " + rest]
  }

  /// `list.map { a } ?? b`, with what is in the braces on a line of its own.
  private func closure(_ layout: CodeLayout, _ indent: String) -> [String]? {
    guard let (open, close) = layout.lastClosure else { return nil }
    return [
      indent + layout[0..<open + 1], indent + "  " + layout.trimmed(open + 1..<close),
      indent + layout[close..<layout.count],
    ]
  }

  /// `f([a, b])` and `label: [a, b],`, one element to a line. One element alone has no comma.
  private func elements(_ layout: CodeLayout, _ indent: String) -> [String]? {
    guard let (open, close) = layout.literal, close > open + 1 else { return nil }
    let pieces = layout.pieces(of: open + 1..<close, separatedBy: UInt8(ascii: ","))
    let comma = pieces.count > 1 ? "," : ""
    return [indent + layout[0..<open + 1]] + pieces.map { indent + "  " + $0 + comma }
      + [indent + layout[close..<layout.count]]
  }

  /// `f(a, b)` and `func f(a: A, b: B) {`: the last bracket that is not inside another.
  private func arguments(_ layout: CodeLayout, _ indent: String) -> [String]? {
    guard let (open, close) = layout.lastGroup, close > open + 1 else { return nil }
    let pieces = layout.pieces(of: open + 1..<close, separatedBy: UInt8(ascii: ","))
    guard indent.count + open < width else { return nil }
    return [indent + layout[0..<open + 1]] + listed(pieces, indent)
      + [indent + layout[close..<layout.count]]
  }

  /// `func f() -> Type {`, before the arrow.
  private func returnType(_ layout: CodeLayout, _ indent: String) -> [String]? {
    guard let arrow = layout.first(" -> ", atDepth: 0), layout.code.hasSuffix(" {"),
      layout.words.contains("func")
    else { return nil }
    return [
      indent + layout[0..<arrow], indent + "  " + layout[arrow + 1..<layout.count - 2],
      indent + "{",
    ]
  }

  /// `a = b`, after the sign; `key: value,` of a dictionary, after the colon.
  private func assignment(_ layout: CodeLayout, _ indent: String) -> [String]? {
    if let equals = layout.first(" = ", atDepth: 0) {
      return [indent + layout[0..<equals + 2], indent + "  " + layout[equals + 3..<layout.count]]
    }
    guard [".", "\""].contains(where: layout.code.hasPrefix),
      let colon = layout.first(": ", atDepth: 0)
    else { return nil }
    return [indent + layout[0..<colon + 1], indent + "  " + layout[colon + 2..<layout.count]]
  }

  /// `open var name: Type {`, after the colon.
  private func computedProperty(_ layout: CodeLayout, _ indent: String) -> [String]? {
    guard layout.words.contains("var"), layout.code.hasSuffix(" {"),
      let colon = layout.first(": ", atDepth: 0), colon + 2 < layout.count - 2
    else { return nil }
    return [
      indent + layout[0..<colon + 1], indent + "  " + layout[colon + 2..<layout.count - 2],
      indent + "{",
    ]
  }

  /// `a == b`, before the sign.
  private func comparison(_ layout: CodeLayout, _ indent: String) -> [String]? {
    guard let sign = layout.first(" == ", atDepth: 0) else { return nil }
    return [indent + layout[0..<sign], indent + "  " + layout[sign + 1..<layout.count]]
  }

  /// `"a" + "b"`, before each sign.
  private func sum(_ layout: CodeLayout, _ indent: String) -> [String]? {
    guard let plus = layout.first(" + ", atDepth: 0) else { return nil }
    let rest = layout[plus + 1..<layout.count]
    // The other signs are found when the rest, which is indented now, is broken in its turn.
    guard layout.code.hasPrefix("+ ") else {
      return [indent + layout[0..<plus], indent + "  " + rest]
    }
    return [indent + layout[0..<plus], indent + rest]
  }

  /// `case Screenlet.Action:`, `\Screenlet.property` and `(c as? Connector)?.result`, before the
  /// dot.
  private func member(_ layout: CodeLayout, _ indent: String) -> [String]? {
    guard ["case ", "\\", "("].contains(where: layout.code.hasPrefix),
      let dot = layout.first(".", atDepth: 0)
    else { return nil }
    let step = layout.code.hasPrefix("(") ? "" : "  "
    return [indent + layout[0..<dot], indent + step + layout[dot..<layout.count]]
  }

  /// `for a in [b, c] {`, one element to a line, with the comma that a list ends with.
  private func loop(_ layout: CodeLayout, _ indent: String) -> [String]? {
    guard layout.code.hasPrefix("for "), layout.code.hasSuffix("] {"),
      let open = layout.first("[", atDepth: 0)
    else { return nil }
    let pieces = layout.pieces(
      of: open + 1..<layout.count - 3, separatedBy: UInt8(ascii: ","))
    let lines = pieces.map { "\(indent)  \($0)," }
    return [indent + layout[0..<open + 1]] + lines + [indent + "] {"]
  }

  private func listed(_ pieces: [String], _ indent: String) -> [String] {
    pieces.enumerated().map { index, piece in
      indent + "  " + piece + (index < pieces.count - 1 ? "," : "")
    }
  }
}
