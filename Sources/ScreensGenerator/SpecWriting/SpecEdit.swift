package import SourceText
import SpecNotation

/// An insertion into the text of a spec, which leaves every other byte of it as it was, comments
/// and line ends included.
package struct SpecEdit: Hashable, Sendable {
  package let file: SourceFile
  let offset: Int
  let insertion: String

  /// The text after the edit.
  package var text: String {
    let utf8 = file.text.utf8
    let index = utf8.index(utf8.startIndex, offsetBy: offset)
    return String(file.text[..<index]) + insertion + String(file.text[index...])
  }

  /// Adds a connector to a spec. Nil, and reported, if the spec cannot be read, has a connector of
  /// that name, or is written so that there is no place for one.
  package init?(
    adding connector: ConnectorDraft, to file: SourceFile, reporting diagnostics: inout Diagnostics
  ) throws(DraftError) {
    let lines = try connector.entryLines()
    var found = Diagnostics()
    let root = Node(parsing: file, reporting: &found)
    diagnostics.append(found)
    guard let root, !found.hasErrors else { return nil }
    guard case .mapping(let entries) = root.content, !root.isFlow else {
      diagnostics.error(root.isFlow ? .noBlock : .noSpec, at: root.range)
      return nil
    }
    let section = entries.first { $0.key.keyText == "connectors" }
    if let section {
      let taken = section.value.mapping?.first { $0.key.keyText == connector.name }
      if let taken {
        diagnostics.error(.connectorExists(connector.name), at: taken.key.range)
        return nil
      }
      guard let edit = Self.entry(lines, in: section, of: file, reporting: &diagnostics) else {
        return nil
      }
      self = edit
    } else {
      let actions = entries.first { $0.key.keyText == "actions" }
      self = Self.section(lines, before: actions, in: entries, of: file)
    }
    guard adds(connector.name, to: root) else {
      diagnostics.error(.noPlace(connector.name), at: section?.key.range ?? root.range)
      return nil
    }
  }

  private init(_ file: SourceFile, at offset: Int, _ lines: [String]) {
    let newline = file.text.utf8.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    var insertion = lines.map { $0 + newline }.joined()
    // After a last line without an end, the line end goes before.
    let bytes = file.text.utf8
    if offset == bytes.count, let last = bytes.last, last != UInt8(ascii: "\n") {
      insertion = newline + lines.joined(separator: newline)
    }
    self.init(file: file, offset: offset, insertion: insertion)
  }

  private init(file: SourceFile, offset: Int, insertion: String) {
    self.file = file
    self.offset = offset
    self.insertion = insertion
  }

  /// One more entry at the end of `connectors:`, indented as the others are.
  private static func entry(
    _ lines: [String], in section: Node.Entry, of file: SourceFile,
    reporting diagnostics: inout Diagnostics
  ) -> SpecEdit? {
    switch section.value.content {
    case .mapping(let entries) where !section.value.isFlow:
      let indent = entries.first.map { file.indent(of: $0.key.range.lowerBound) } ?? "  "
      let end = file.endOfLine(after: section.value.range.upperBound)
      return SpecEdit(file, at: end, lines.map { indent + $0 })
    case .scalar(let scalar) where scalar.value == .null && section.value.range.text.isEmpty:
      let end = file.endOfLine(after: section.key.range.upperBound)
      return SpecEdit(file, at: end, lines.map { "  " + $0 })
    default:
      let isFlow = section.value.isFlow
      diagnostics.error(isFlow ? .flowConnectors : .noConnectors, at: section.value.range)
      return nil
    }
  }

  /// A new `connectors:` before `actions:`, which refer to it, or at the end.
  private static func section(
    _ lines: [String], before actions: Node.Entry?, in entries: [Node.Entry], of file: SourceFile
  ) -> SpecEdit {
    let indent = entries.first.map { file.indent(of: $0.key.range.lowerBound) } ?? ""
    let block = [indent + "connectors:"] + lines.map { indent + "  " + $0 }
    if let actions {
      let start = file.startOfBlock(at: actions.key.range.lowerBound)
      return SpecEdit(file, at: start, block + [""])
    }
    let last = entries.last?.value.range.upperBound ?? 0
    return SpecEdit(file, at: file.endOfLine(after: last), [""] + block)
  }
}

extension Node {
  /// Whether a collection is written in brackets or braces.
  fileprivate var isFlow: Bool {
    let first = range.text.utf8.first
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }
}

extension SourceFile {
  /// How many bytes the byte order mark takes that the text may start with.
  private var markLength: Int { text.unicodeScalars.first == "\u{FEFF}" ? 3 : 0 }

  /// The blanks between the start of the line and `offset`.
  fileprivate func indent(of offset: Int) -> String {
    let start = max(LineTable(text).line(containing: offset).start, markLength)
    return String(repeating: " ", count: offset - start)
  }

  /// Where the next line begins after the one that holds the byte before `offset`.
  fileprivate func endOfLine(after offset: Int) -> Int {
    let bytes = Array(text.utf8)
    var end = offset
    if end > 0, end <= bytes.count, bytes[end - 1] == UInt8(ascii: "\n") { return end }
    while end < bytes.count {
      end += 1
      if bytes[end - 1] == UInt8(ascii: "\n") { break }
    }
    return end
  }

  /// Where the line of `offset` begins, or the first of the comment lines directly above it that
  /// are indented as it is.
  fileprivate func startOfBlock(at offset: Int) -> Int {
    let table = LineTable(text)
    let comment = indent(of: offset) + "#"
    var start = table.line(containing: offset).start
    while start > 0 {
      let (line, above) = table.line(containing: start - 1)
      guard line.drop(while: { $0 == "\u{FEFF}" }).hasPrefix(comment) else { break }
      start = above
    }
    return max(start, markLength)
  }
}

extension Diagnostic.Message {
  fileprivate static let noBlock: Self =
    "cannot add to a spec in braces; write its keys one to a line"

  fileprivate static let noSpec: Self =
    "this is no spec to add to; start it with 'screenlet: <Name>'"

  fileprivate static let noConnectors: Self =
    "cannot add to what stands here; write the connectors one to a line, below 'connectors:'"

  fileprivate static let flowConnectors: Self =
    "cannot add to connectors in braces; write them one to a line, below 'connectors:'"

  fileprivate static func noPlace(_ name: String) -> Self {
    "cannot find a place for '\(name)' in this spec that leaves the rest as it is; add it by hand"
  }

  fileprivate static func connectorExists(_ name: String) -> Self {
    "there is a connector '\(name)' already; choose another name"
  }
}
