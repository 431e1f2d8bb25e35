// Two more ways to break a line: the literals and the comparisons of tests.

extension LineWrapping {
  /// The elements of `[a, b]`, each with the comma behind it; nil for anything else.
  func elements(_ code: String) -> [String]? {
    let layout = CodeLayout(code)
    guard code.hasPrefix("["), layout.first("]", atDepth: 0) == layout.count - 1 else {
      return nil
    }
    let pieces = layout.pieces(of: 1..<layout.count - 1, separatedBy: UInt8(ascii: ","))
    // An element alone has no comma behind it.
    return pieces.count > 1 ? pieces.map { $0 + "," } : pieces
  }

  /// `label: [a, b]`, one element to a line.
  func list(_ layout: CodeLayout, _ indent: String) -> [String]? {
    guard let open = layout.first("[", atDepth: 0), let close = layout.first("]", atDepth: 0),
      let list = elements(layout[open..<close + 1])
    else { return nil }
    return [indent + layout[0..<open + 1]] + list.map { indent + "  " + $0 }
      + [indent + layout[close..<layout.count]]
  }

  /// `a == b`, before the sign.
  func comparison(_ layout: CodeLayout, _ indent: String) -> [String]? {
    guard let sign = layout.first(" == ", atDepth: 0) else { return nil }
    return [indent + layout[0..<sign], indent + "  " + layout[sign + 1..<layout.count]]
  }
}
