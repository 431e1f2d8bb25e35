package import SourceText

extension Base {
  /// Reads a stored base. Reports an error and returns nil if it is damaged, has a format of a
  /// newer screens-gen, or names a file for which `isOutput` returns false. Otherwise, a base from
  /// somebody else could make a run update or remove any file.
  ///
  /// If git left a conflict in the base, both versions are read.
  package init?(
    _ file: SourceFile, isOutput: @escaping (String) -> Bool = { _ in true },
    reporting diagnostics: inout Diagnostics
  ) {
    let lines = [Line](of: file.text)
    let conflicted = ConflictedText(lines)
    do throws(BaseReader.Problem) {
      var versions: [Base] = []
      for side in conflicted == nil ? [.both] : [ConflictedText.Side.ours, .theirs] {
        var reader = BaseReader { FileTree.holds($0) && isOutput($0) }
        for (number, line) in lines.enumerated() {
          let own = conflicted?.sides[number] ?? .both
          if own == side || own == .both { try reader.read(line, number) }
        }
        versions.append(try reader.end())
      }
      self = versions.dropFirst().reduce(versions[0]) { $0.forked(with: $1) }
    } catch {
      diagnostics.error(error.message, at: file.range(ofLine: error.line))
      return nil
    }
  }

  /// Returns the base with both versions of each file that differs between two branches.
  func forked(with theirs: Base) -> Base {
    var forked = self
    forked.files.merge(theirs.files) { ours, theirs in
      if isSameText(ours.text, theirs.text) { return ours }
      var file = ours
      file.other = theirs.text
      return file
    }
    forked.provenance.version = [provenance.version, theirs.provenance.version].compactMap { $0 }
      .max { isOlder($0, than: $1) }
    return forked
  }
}

/// Reads the lines of a stored base, one after the other.
private struct BaseReader {
  /// A problem, with its line, counted from 0.
  struct Problem: Error {
    let message: Diagnostic.Message
    let line: Int
  }

  /// The part of the base that the next lines belong to.
  private enum Part {
    case head, nothing, file, other
    case conflict(Fingerprint)
  }

  private var base = Base()
  private var format: Int?
  private var part = Part.head
  private var path = ""
  private var text = ""
  private var isEnded = true
  private let isOutput: (String) -> Bool

  /// Creates a reader. `isOutput` returns whether a path may be in the base.
  init(isOutput: @escaping (String) -> Bool) {
    self.isOutput = isOutput
  }

  mutating func read(_ line: Line, _ number: Int) throws(Problem) {
    guard let format else {
      format = try Self.format(line.content.text, number)
      return
    }
    switch line.first {
    case UInt8(ascii: "|") where isInFile && isEnded:
      text += line.dropFirst().content.text + "\n"
    case UInt8(ascii: "\\") where isInFile && isEnded:
      text += line.dropFirst().content.text
      isEnded = false
    default:
      let words = line.content.text
      if words.isEmpty || isHead { return part = isHead && words.isEmpty ? .nothing : part }
      finishPart()
      guard try key(words, format, number) else {
        throw Problem(message: .damagedBase, line: number)
      }
    }
  }

  /// Returns the base after all lines were read.
  mutating func end() throws(Problem) -> Base {
    if format == nil { throw Problem(message: .noBase, line: 0) }
    finishPart()
    return base
  }

  private var isHead: Bool { if case .head = part { true } else { false } }

  private var isInFile: Bool {
    switch part {
    case .head, .nothing: false
    case .file, .other, .conflict: true
    }
  }

  private static func format(_ head: String, _ number: Int) throws(Problem) -> Int {
    guard head.hasPrefix(Base.title + " "), let format = Int(head.dropFirst(Base.title.count + 1))
    else { throw Problem(message: .noBase, line: number) }
    if format > Base.format { throw Problem(message: .newerBase, line: number) }
    return format
  }

  /// Reads a line with a key, and returns false if it has none.
  private mutating func key(_ line: String, _ format: Int, _ number: Int) throws(Problem) -> Bool {
    if format == 1 { return try firstFormat(line, number) }
    // By bytes, because a path can begin with a character that combines with the blank before it.
    let words = line.utf8.split(
      separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
    let value = words.count == 2 ? String(Substring(words[1])) : nil
    switch (String(Substring(words[0])), value) {
    case (BaseKey.spec, let value?): base.provenance.spec = value
    case (BaseKey.output, let value?) where Self.leadsUp(value): base.provenance.wayToOutput = value
    case (BaseKey.version, let value?): base.provenance.version = value
    case (BaseKey.templates, let value?):
      base.provenance.templates = value == BaseKey.builtIn ? nil : value
    case (BaseKey.file, let value?): try begin(value, number)
    case (BaseKey.other, nil) where base.files[path] != nil: part = .other
    case (BaseKey.conflict, let value?) where base.files[path] != nil:
      guard let fingerprint = Fingerprint(text: value) else { return false }
      part = .conflict(fingerprint)
    default: return false
    }
    return true
  }

  /// Whether a path leads from a folder to itself or up, and nowhere else.
  private static func leadsUp(_ path: String) -> Bool {
    path == "."
      || path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { $0 == ".." }
  }

  /// Reads a line of the first format, which git could not merge:
  /// `AddBookmarkScreenlet/Models/Bookmark.swift 24 lines`.
  private mutating func firstFormat(_ line: String, _ number: Int) throws(Problem) -> Bool {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count >= 3, words.last == "lines" else { return false }
    try begin(words.dropLast(2).joined(separator: " "), number)
    return true
  }

  private mutating func begin(_ path: String, _ number: Int) throws(Problem) {
    guard isOutput(path) else { throw Problem(message: .outside(path), line: number) }
    self.path = path
    part = .file
  }

  /// Adds the lines that were read last. The second occurrence of a file is another version of it.
  private mutating func finishPart() {
    switch part {
    case .head, .nothing:
      break
    case .file:
      if let first = base.files[path]?.text {
        base.files[path]?.other = isSameText(first, text) ? nil : text
      } else {
        base.files[path] = Base.File(text: text)
      }
    case .other:
      base.files[path]?.other = text
    case .conflict(let fingerprint):
      base.files[path]?.conflict = Base.Conflict(
        yours: fingerprint, base: text.isEmpty ? nil : text)
    }
    part = .nothing
    text = ""
    isEnded = true
  }
}

extension Diagnostic.Message {
  private static let remedy = "restore it from version control"

  fileprivate static let noBase: Self = "this is not what screens-gen stored; \(remedy)"
  fileprivate static let damagedBase: Self = "the base is damaged here; \(remedy)"
  fileprivate static let newerBase: Self =
    "a newer screens-gen stored this; use that one, or update this one"

  fileprivate static func outside(_ path: String) -> Self {
    "'\(path)' is not in a folder of the spec's output; \(remedy)"
  }
}
