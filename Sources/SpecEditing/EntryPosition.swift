import SourceText
import SpecModel
import SpecNotation

/// The position of new entries of a section in the text of a spec, as its author would choose it:
/// below the other entries with the same indentation, or between the same braces.
///
/// The positions are guesses, for example about which comments belong to the entry above them. The
/// edit checks the spec that results from each guess.
struct EntryPosition {
  private let root: Node
  private let section: SpecSection
  private let layout: SpecLayout
  private let existing: Node.Entry?

  init(root: Node, section: SpecSection, file: SourceFile) {
    self.root = root
    self.section = section
    layout = SpecLayout(file)
    existing = root.mapping?.first { $0.key.keyText == section.rawValue }
  }

  /// Returns the alternative insertions that may add the entries, the best ones first.
  func insertions(of entries: [SpecEntry]) -> [[SpecEdit.Insertion]] {
    if let existing {
      return existing.value.isFlow
        ? [FlowPosition(existing.value, layout).insertions(of: entries)]
        : below(existing, entries)
    }
    if root.isFlow {
      let whole = SpecEntry(section.rawValue, .braces(entries))
      return [FlowPosition(root, layout).insertions(of: [whole])]
    }
    return newSection(entries)
  }

  // MARK: Block style

  /// Returns the insertions at the end of an existing section, with the indentation of its entries.
  private func below(_ existing: Node.Entry, _ entries: [SpecEntry]) -> [[SpecEdit.Insertion]] {
    guard let last = existing.value.mapping?.last else {
      let indent = rootIndent + step
      let end = layout.endOfLine(after: existing.key.range.upperBound)
      return [[insertion(lines(entries, indent), at: end)]]
    }
    let indent = layout.indent(of: last.key.range.lowerBound)
    let end = layout.endOfLine(after: last.end)
    let lines = lines(entries, indent)
    return [
      layout.endOfComments(after: end, deeperThan: indent.utf8.count), end,
      layout.startOfContent(after: end),
    ].map { [insertion(lines, at: $0)] }
  }

  /// Returns the insertions of a new section before the section that usually follows it, or at the
  /// end.
  private func newSection(_ entries: [SpecEntry]) -> [[SpecEdit.Insertion]] {
    let block = SpecEntry(section.rawValue, .block(entries))
      .lines(indent: rootIndent, step: step)
    if let following {
      let start = layout.startOfBlock(at: following.key.range.lowerBound)
      return [[insertion(block + [""], at: start)]]
    }
    let end = layout.endOfLine(after: root.mapping?.last?.end ?? root.range.upperBound)
    let comments = layout.endOfComments(after: end, deeperThan: rootIndent.utf8.count)
    let content = layout.startOfContent(after: end)
    // An empty line would become part of a block scalar that keeps the empty lines at its end.
    return [
      [insertion([""] + block, at: comments)], [insertion([""] + block, at: content)],
      [insertion(block, at: content)],
    ]
  }

  private func lines(_ entries: [SpecEntry], _ indent: String) -> [String] {
    entries.flatMap { $0.lines(indent: indent, step: step) }
  }

  private func insertion(_ lines: [String], at offset: Int) -> SpecEdit.Insertion {
    // If the last line has no line end, the inserted text begins with one.
    let text =
      layout.isAfterOpenLine(offset)
      ? layout.lineEnd + lines.joined(separator: layout.lineEnd)
      : lines.map { $0 + layout.lineEnd }.joined()
    return SpecEdit.Insertion(offset: offset, text: text)
  }

  // MARK: Indentation

  private var rootIndent: String {
    root.mapping?.first.map { layout.indent(of: $0.key.range.lowerBound) } ?? ""
  }

  /// The section that usually follows this one.
  private var following: Node.Entry? {
    let later = ScreenletKeys.table.names.drop { $0 != section.rawValue }.dropFirst()
    return root.mapping?.first { later.contains($0.key.keyText ?? "") }
  }

  /// The indentation of each level: that of the entries of the section, or of the following
  /// section, or else of any other section.
  private var step: String {
    let sections = [existing, following].compactMap { $0 } + (root.mapping ?? [])
    let steps = sections.lazy.compactMap { entry -> Int? in
      let inner = entry.value.blockEntries.lazy.compactMap { step(of: $0) }.first
      return inner ?? step(of: entry)
    }
    return String(repeating: " ", count: steps.first ?? 2)
  }

  /// Returns the indentation of the entries below an entry relative to it, or nil if they are not
  /// indented.
  private func step(of entry: Node.Entry) -> Int? {
    guard let child = entry.value.blockEntries.first else { return nil }
    let depth =
      layout.indent(of: child.key.range.lowerBound).utf8.count
      - layout.indent(of: entry.key.range.lowerBound).utf8.count
    return depth > 0 ? depth : nil
  }
}

extension Node.Entry {
  /// The offset after the last byte of the entry.
  var end: Int { max(key.range.upperBound, value.range.upperBound) }
}

extension Node {
  /// Whether a collection is written in flow style, that is, in brackets or braces.
  var isFlow: Bool {
    let first = range.text.utf8.first
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// The entries of a mapping in block style.
  fileprivate var blockEntries: [Entry] {
    isFlow || range.text.utf8.first == UInt8(ascii: "*") ? [] : mapping ?? []
  }
}
