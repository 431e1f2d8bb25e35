import SourceText
import SpecNotation

/// The position of new entries in a mapping that is written in braces.
struct FlowPosition {
  private let node: Node
  private let layout: SpecLayout

  init(_ node: Node, _ layout: SpecLayout) {
    self.node = node
    self.layout = layout
  }

  /// Returns the insertions after the last entry: on its line, or on lines of their own if that
  /// entry has its own line.
  func insertions(of entries: [SpecEntry]) -> [SpecEdit.Insertion] {
    guard let last = node.mapping?.last else {
      let start = node.range.lowerBound + 1
      let text = entries.map(\.inFlow).joined(separator: ", ")
      return [.init(offset: start, text: " " + text + (layout.isBlank(at: start) ? "" : " "))]
    }
    let comma = layout.comma(after: last.end, before: node.range.upperBound - 1)
    let end = comma.map { $0 + 1 } ?? last.end
    var insertions: [SpecEdit.Insertion] = []
    if comma == nil { insertions.append(.init(offset: end, text: ",")) }
    let key = last.key.range.lowerBound
    let hasOwnLine =
      layout.startsLine(key) && layout.startOfLine(key) > node.range.lowerBound
    let separator = hasOwnLine ? layout.lineEnd + layout.indent(of: key) : " "
    let text = entries.map { separator + $0.inFlow }.joined(separator: ",")
    insertions.append(
      .init(
        offset: hasOwnLine ? layout.endOfContent(after: end) : end,
        text: text + (comma == nil ? "" : ",")))
    return insertions
  }
}
