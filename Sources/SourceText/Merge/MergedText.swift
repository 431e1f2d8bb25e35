/// Your edits and the generator's changes to the same text, merged line by line.
///
/// ```swift
/// MergedText(base: "a\nb\n", yours: "a\nb\nmine\n", generated: "a2\nb\n").text  // "a2\nb\nmine\n"
/// ```
///
/// A change that one side made is applied, and so is a change that both sides made. Different
/// changes of the same lines, or of adjacent lines, are a conflict, as in git.
///
/// Line ends are not compared. Your lines keep theirs, lines of the generator get your most
/// frequent line end, and the text ends with a line end if yours does.
package struct MergedText: Hashable, Sendable {
  package enum Part: Hashable, Sendable {
    /// Lines that are settled.
    case agreed([Line])
    /// Lines that both sides changed differently.
    case conflict(yours: [Line], base: [Line], generated: [Line])
  }

  /// The parts from first to last. All lines have an end.
  package let parts: [Part]
  private let lineEnd: String
  private let isTerminated: Bool

  /// Merges two changed versions of `base`. Without a base, a line that only one side has is
  /// included, and only different lines at the same position are a conflict.
  ///
  /// With `keepsNeighborsApart`, changes of adjacent lines are not a conflict.
  package init(
    base: String?, yours: String, generated: String, keepsNeighborsApart: Bool = false
  ) {
    let yours = TextLines(yours)
    let generated = TextLines(generated)
    let model = yours.isEmpty ? generated : yours
    let end = model.end
    let baseLines = base.map { TextLines($0).contents } ?? []
    let merge =
      base == nil
      ? ThreeWayMerge(yours: yours.contents, generated: generated.contents)
      : ThreeWayMerge(
        base: baseLines, yours: yours.contents, generated: generated.contents,
        joining: keepsNeighborsApart ? .overlapping : .touching)
    func ended(_ lines: ArraySlice<Line>) -> [Line] { lines.map { $0.ending(with: end) } }
    parts = merge.stretches.map { stretch in
      switch stretch {
      case .yours(let lines):
        .agreed(lines.map { yours[$0] })
      case .generated(let lines):
        .agreed(ended(generated.contents[lines]))
      case .conflict(let yourLines, let base, let generatedLines):
        .conflict(
          yours: yourLines.map { yours[$0] }, base: ended(baseLines[base]),
          generated: ended(generated.contents[generatedLines]))
      }
    }
    lineEnd = end
    isTerminated = model.isTerminated
  }

  /// Creates a merge from other parts, with the line ends of `model`.
  init(parts: [Part], like model: MergedText) {
    self.parts = parts
    lineEnd = model.lineEnd
    isTerminated = model.isTerminated
  }

  package var hasConflicts: Bool {
    parts.contains { if case .conflict = $0 { true } else { false } }
  }
}

extension MergedText {
  /// The text, with each conflict between markers as git writes them:
  ///
  /// ```
  /// <<<<<<< yours
  /// let name: String?
  /// ||||||| base
  /// let name: String
  /// =======
  /// let title: String
  /// >>>>>>> generated
  /// ```
  package var text: String {
    // A marker must be on its own line.
    var endsWithMarker = false
    if case .conflict? = parts.last { endsWithMarker = true }
    return text(isTerminated: isTerminated || endsWithMarker) { yours, base, generated in
      marker(Self.startMarker) + yours + marker("||||||| base") + base
        + marker("=======") + generated + marker(">>>>>>> generated")
    }
  }

  /// The text with each conflict replaced by your lines.
  package var textOfYours: String {
    text(isTerminated: isTerminated) { yours, _, _ in yours }
  }

  /// The text with each conflict replaced by the generator's lines.
  package var textOfGenerated: String {
    text(isTerminated: isTerminated) { _, _, generated in generated }
  }

  private func text(
    isTerminated: Bool,
    resolvingBy resolution: (_ yours: [Line], _ base: [Line], _ generated: [Line]) -> [Line]
  ) -> String {
    var lines = parts.flatMap { part in
      switch part {
      case .agreed(let lines): lines
      case .conflict(let yours, let base, let generated): resolution(yours, base, generated)
      }
    }
    if !isTerminated, let last = lines.popLast() { lines.append(last.content) }
    return lines.text
  }

  /// The line with which a conflict begins.
  static let startMarker = "<<<<<<< yours"

  private func marker(_ text: String) -> [Line] {
    [Line(bytes: ArraySlice((text + lineEnd).utf8))]
  }
}
