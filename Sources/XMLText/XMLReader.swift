import SourceText

/// Reads one document from its first byte to its last, in a single pass and without recursion. All
/// positions start here.
struct XMLReader {
  let file: SourceFile
  let limits: InputFormat.Limits
  /// The text in UTF-8 followed by zeros, so that looking ahead never has to check for the end. A
  /// zero in the text itself is reported before anything is read.
  let bytes: [UInt8]
  /// The number of bytes without those zeros.
  let end: Int

  /// The next byte to read.
  var at = 0
  /// The elements whose end tags have not been read yet, the outermost first.
  var open: [OpenElement] = []
  private(set) var diagnostics = Diagnostics()
  private var reportCount = 0

  private var prolog: [XMLNode] = []
  private var root: Element?
  private var epilog: [XMLNode] = []

  /// An element whose end tag has not been read yet.
  struct OpenElement {
    let name: String
    let attributes: [Attribute]
    let startTag: Range<Int>
    var content: [XMLNode] = []
  }

  /// An error that is thrown if reading cannot continue. The reason has been reported.
  struct Stop: Error {}

  init(_ file: SourceFile, limits: InputFormat.Limits) {
    self.file = file
    self.limits = limits
    var bytes: [UInt8] = []
    bytes.reserveCapacity(file.text.utf8.count + 16)
    bytes += file.text.utf8
    self.end = bytes.count
    bytes += [UInt8](repeating: 0, count: 16)
    self.bytes = bytes
  }

  mutating func document() throws(Stop) -> Document {
    if end > limits.size { throw stop(.tooLarge(limits.size), at: 0..<0) }
    try checkCharacters()
    try readMark()
    try readDeclaration()
    while at < end {
      if bytes[at] == XMLByte.less { try readMarkup() } else { try readText() }
    }
    for element in open.reversed() {
      throw stop(.unclosedElement(element.name), at: element.nameRange)
    }
    guard let root else { throw stop(.noElement, at: end..<end) }
    return Document(file: file, prolog: prolog, root: root, epilog: epilog)
  }
}

// MARK: - Building

extension XMLReader {
  /// Adds a piece to the innermost open element or, if there is none, before or after the root.
  mutating func add(_ node: XMLNode) {
    if !open.isEmpty {
      open[open.count - 1].content.append(node)
    } else if case .element(let element) = node {
      root = element
    } else if root == nil {
      prolog.append(node)
    } else {
      epilog.append(node)
    }
  }

  /// Whether the reader is inside an element, where text is allowed.
  var isInside: Bool { !open.isEmpty }
  var hasRoot: Bool { root != nil }
  var hasDocumentType: Bool {
    prolog.contains { if case .documentType = $0 { true } else { false } }
  }

  /// Returns the element of a tag that has been read.
  func element(_ start: OpenElement, endTag: Range<Int>?) -> Element {
    Element(
      start.name, attributes: start.attributes, content: start.content,
      startTag: file.range(start.startTag), endTag: endTag.map { file.range($0) })
  }
}

extension XMLReader.OpenElement {
  var nameRange: Range<Int> {
    startTag.lowerBound + 1..<startTag.lowerBound + 1 + name.utf8.count
  }
}

// MARK: - Looking and reporting

extension XMLReader {
  /// Returns whether `text` is at `offset`, or at `at` if that is nil.
  func looksAt(_ text: StaticString, at offset: Int? = nil) -> Bool {
    let start = offset ?? at
    guard start + text.utf8CodeUnitCount <= end else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
  }

  /// Returns the next position of `text`, or nil if there is none.
  func next(_ text: StaticString, from start: Int) -> Int? {
    var offset = start
    let first = text.utf8Start[0]
    while offset < end {
      if bytes[offset] == first, looksAt(text, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  mutating func skipSpace() {
    while bytes[at].isSpace { at += 1 }
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Reports an error after which reading continues.
  mutating func report(
    _ message: Diagnostic.Message, at range: Range<Int>, notes: [Diagnostic.Note] = []
  ) throws(Stop) {
    diagnostics.error(message, at: file.range(range), notes: notes)
    reportCount += 1
    if reportCount == limits.problems { throw stop(.tooManyErrors(reportCount), at: range) }
  }

  /// Reports an error after which reading cannot continue, and returns the error to throw:
  /// `throw stop(.unclosed, at: range)`.
  mutating func stop(
    _ message: Diagnostic.Message, at range: Range<Int>, notes: [Diagnostic.Note] = []
  ) -> Stop {
    diagnostics.error(message, at: file.range(range), notes: notes)
    return Stop()
  }
}

extension Diagnostic.Message {
  fileprivate static let noElement: Self =
    "no element in the file; an XML document has one, with everything else inside of it"

  fileprivate static func unclosedElement(_ name: String) -> Self {
    "element '\(name)' is never closed; expected '</\(name)>'"
  }

  fileprivate static func tooLarge(_ limit: Int) -> Self {
    "more than \(limit >> 20) MB of XML; split the file"
  }

  fileprivate static func tooManyErrors(_ count: Int) -> Self {
    "the first \(count) problems are enough; fix them and run again"
  }
}
