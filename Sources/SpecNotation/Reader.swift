import SourceText

/// Reads one document from the first byte to the last, directly into nodes. There are no tokens,
/// and it never goes back except over blank lines. The `n` of the specification is `indent` here:
/// the number of spaces that a line needs to belong to the value.
///
/// The extensions follow the chapters of YAML 1.2.2: characters (5), lines and spaces (6.1-6.7),
/// properties (6.9), flow styles (7), block styles (8), documents (9).
struct Reader {
  let file: SourceFile
  let limits: InputFormat.Limits
  /// The text in UTF-8 followed by zeros, so that looking ahead never has to check for the end. A
  /// zero in the text itself is reported before anything is read.
  let bytes: [UInt8]
  /// The number of bytes without those zeros.
  let end: Int

  /// The next byte to read.
  var at = 0
  var line = Line()
  var depth = 0
  /// The number of values so far; values behind aliases count each time they are used.
  var nodeCount = 0
  /// The number of bytes in scalars that aliases repeated.
  var repeatedSize = 0
  var anchors: [ExactText: Anchor] = [:]
  /// Shorthands for tags that `%TAG` lines declare.
  var tagHandles: [String: String] = [:]
  /// The characters that are allowed only in quotes, and the quoted ranges.
  var rareCharacters: [Range<Int>] = []
  var quotedRanges: [Range<Int>] = []
  /// The buffer for folded and escaped text, which is reused to save allocations.
  var buffer: [UInt8] = []
  var diagnostics = Diagnostics()
  var reportCount = 0

  init(_ file: SourceFile, limits: InputFormat.Limits) {
    self.file = file
    self.limits = limits
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.text.utf8.count + 4)
    bytes += file.text.utf8
    self.end = bytes.count
    bytes += [0, 0, 0, 0]
    self.bytes = bytes
  }

  /// An error that is thrown if reading cannot continue. The reason has been reported.
  struct Stop: Error {}
}

extension Reader {
  /// Reports an error after which reading continues.
  mutating func report(
    _ message: Diagnostic.Message, at range: Range<Int>, notes: [Diagnostic.Note] = []
  ) throws(Stop) {
    diagnostics.error(message, at: file.range(range), notes: notes)
    try countReport(at: range)
  }

  mutating func warn(_ message: Diagnostic.Message, at range: Range<Int>) throws(Stop) {
    diagnostics.warning(message, at: file.range(range))
    try countReport(at: range)
  }

  private mutating func countReport(at range: Range<Int>) throws(Stop) {
    reportCount += 1
    if reportCount == limits.problems {
      throw stop(.tooManyReports(reportCount), at: range)
    }
  }

  /// Reports an error after which reading cannot continue, and returns the error to throw:
  /// `throw stop(.unclosed, at: range)`.
  mutating func stop(
    _ message: Diagnostic.Message, at range: Range<Int>, notes: [Diagnostic.Note] = []
  ) -> Stop {
    diagnostics.error(message, at: file.range(range), notes: notes)
    return Stop()
  }

  /// Returns the range of the character at `offset`, for a caret below it. It is empty at the end
  /// of the text.
  func character(at offset: Int) -> Range<Int> {
    guard offset < end else { return offset..<offset }
    var upper = offset + 1
    while bytes[upper] & 0xC0 == 0x80 { upper += 1 }
    return offset..<upper
  }

  /// Returns the text of a range of bytes.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns the part of a range that is on its first line.
  func firstLine(_ range: Range<Int>) -> Range<Int> {
    let end = bytes[range].firstIndex(where: \.endsLine) ?? range.upperBound
    return range.lowerBound..<end
  }
}

extension Reader {
  /// Creates a node and counts it. All nodes are created here.
  mutating func node(
    _ content: consuming Node.Content, at range: Range<Int>
  ) throws(Stop) -> Node {
    try count(1, at: range)
    return Node(content, range: file.range(range))
  }

  mutating func count(_ nodes: Int, at range: Range<Int>) throws(Stop) {
    nodeCount += nodes
    if nodeCount > limits.count { throw stop(.tooManyNodes(limits.count), at: range) }
  }

  /// Enters a list or mapping that starts at `offset`. The caller leaves it with `depth -= 1`.
  mutating func descend(at offset: Int) throws(Stop) {
    depth += 1
    if depth > limits.depth {
      throw stop(.tooDeep(limits.depth), at: character(at: offset))
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func tooManyReports(_ count: Int) -> Self {
    "the first \(count) problems are enough; fix them and run again"
  }

  fileprivate static func tooManyNodes(_ limit: Int) -> Self {
    "more than \(limit) values, aliases expanded; split the document"
  }

  fileprivate static func tooDeep(_ limit: Int) -> Self {
    "lists and mappings nested more than \(limit) deep; flatten them"
  }
}
