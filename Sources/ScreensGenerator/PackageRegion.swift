package import SourceText
import SpecModel

/// The lines of a `Package.swift`, between two marks, that declare what generated Screenlets need.
/// All other lines belong to the author.
package struct PackageRegion: Hashable, Sendable {
  private let file: SourceFile
  /// The range in bytes from the start of the first mark to the end of the second; nil if there are
  /// no marks.
  private let range: Range<Int>?

  private static let begin =
    "// screens-gen package: begin ('screens-gen package --write' keeps these lines up to date)"
  private static let end = "// screens-gen package: end"

  /// Finds the region in a manifest. Reports an error and returns nil if a mark lacks its partner
  /// or is there twice.
  package init?(in file: SourceFile, reporting diagnostics: inout Diagnostics) {
    var begins: [Range<Int>] = []
    var ends: [Range<Int>] = []
    var start = 0
    for line in file.text.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      let range = start..<start + line.count - (line.last == UInt8(ascii: "\r") ? 1 : 0)
      let text = String(Substring(line)).trimmed
      if text.hasPrefix("// screens-gen package: begin") { begins.append(range) }
      if text.hasPrefix(Self.end) { ends.append(range) }
      start += line.count + 1
    }
    self.file = file
    switch (begins.count, ends.count) {
    case (0, 0):
      range = nil
    case (1, 1) where begins[0].upperBound < ends[0].lowerBound:
      range = begins[0].lowerBound..<ends[0].upperBound
    default:
      let mark = begins.count > 1 ? begins[1] : ends.count > 1 ? ends[1] : (begins + ends)[0]
      diagnostics.error(.marks, at: file.range(mark))
      return nil
    }
  }

  /// The manifest without the region: the lines of its author, each with the same line number.
  package var own: SourceFile {
    guard let range else { return file }
    let lineEnds = file.range(range).text.utf8.filter { $0 == UInt8(ascii: "\n") }
    return SourceFile(
      path: file.path, text: text(replacing: range, with: String(decoding: lineEnds, as: UTF8.self))
    )
  }

  private func text(replacing range: Range<Int>, with region: String) -> String {
    var bytes = Array(file.text.utf8)
    bytes.replaceSubrange(range, with: region.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the statements that targets need, including the one for string tables if the texts
  /// have a `language`.
  package static func statements(for targets: [TargetNeeds], language: String? = nil) -> String {
    let localization = language.map { ["package.defaultLocalization = \"\($0)\"\n"] } ?? []
    return (localization + targets.compactMap(\.statement)).joined(separator: "\n")
  }

  /// Returns the manifest with the region for the targets. A new region is added at the end, unless
  /// it would be empty.
  package func text(for targets: [TargetNeeds], language: String? = nil) -> String {
    let statements = Self.statements(for: targets, language: language)
    if range == nil, statements.isEmpty { return file.text }
    let lineEnd = file.lineEnd
    let region = "\(Self.begin)\n\(statements)\(Self.end)".split(
      separator: "\n", omittingEmptySubsequences: false
    ).joined(separator: lineEnd)
    guard let range else {
      let isTerminated = file.text.utf8.last == UInt8(ascii: "\n")
      return file.text + (isTerminated ? "" : lineEnd) + lineEnd + region + lineEnd
    }
    return text(replacing: range, with: region)
  }
}

extension SourceFile {
  /// The line ending of the first line, which is never in the region.
  fileprivate var lineEnd: String {
    let line = text.utf8.prefix { $0 != UInt8(ascii: "\n") }
    return line.last == UInt8(ascii: "\r") ? "\r\n" : "\n"
  }
}

extension Diagnostic.Message {
  fileprivate static let marks: Self =
    """
    the lines of 'screens-gen package' begin and end with one mark each, in this order; \
    delete this mark and all lines that belong to it
    """
}
