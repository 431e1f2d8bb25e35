package import SourceText

extension Base {
  /// Reads a stored base. Nil, and reported, if it is damaged, of a format that only a newer
  /// screens-gen knows, or names a file that the spec which yields `output` cannot yield: a base from
  /// somebody else could have any file updated or removed.
  package init?(
    _ file: SourceFile, of output: Generator.Output? = nil,
    reporting diagnostics: inout Diagnostics
  ) {
    var text = file.text
    let files = text.withUTF8 { bytes in
      Result { () throws(Problem) in
        try Self.files(in: bytes) { path in
          FileTree.holds(path) && output.map { $0.mayYield(path) } ?? true
        }
      }
    }
    do {
      self.init(files: try files.get())
    } catch {
      diagnostics.error(error.message, at: file.range(error.line))
      return nil
    }
  }

  /// What is wrong, and where the line of it stands.
  private struct Problem: Error {
    let message: Diagnostic.Message
    let line: Range<Int>
  }

  private static func files(
    in bytes: UnsafeBufferPointer<UInt8>, where isOutput: (String) -> Bool
  ) throws(Problem) -> FileTree {
    var lines = Lines(bytes)
    let head = lines.next() ?? 0..<0
    try checkHead(String(decoding: bytes[head], as: UTF8.self), at: head)
    _ = lines.next()

    var files = FileTree()
    while let line = lines.next() {
      if line.isEmpty { continue }
      guard let (path, count) = heading(String(decoding: bytes[line], as: UTF8.self)),
        let content = content(ofLines: count, from: &lines), files[path] == nil
      else { throw Problem(message: .damagedBase, line: line) }
      guard isOutput(path) else { throw Problem(message: .outside(path), line: line) }
      files[path] = content
    }
    return files
  }

  private static func checkHead(_ head: String, at line: Range<Int>) throws(Problem) {
    guard head.hasPrefix(title + " "), let format = Int(head.dropFirst(title.count + 1)) else {
      throw Problem(message: .noBase, line: line)
    }
    if format > Self.format { throw Problem(message: .newerBase, line: line) }
  }

  /// The path and the count of `AddBookmarkScreenlet/Models/Bookmark.swift 24 lines`.
  private static func heading(_ line: String) -> (path: String, count: Int)? {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count >= 3, words.last == "lines", let count = Int(words[words.count - 2]),
      count >= 0
    else { return nil }
    return (words.dropLast(2).joined(separator: " "), count)
  }

  /// The text of a file; nil if it does not have so many lines. All but the last end with a line
  /// feed, and no line of another file comes after it.
  private static func content(ofLines count: Int, from lines: inout Lines) -> String? {
    let start = lines
    var size = 0
    for number in 0..<count {
      guard let line = lines.next(), let sign = lines.bytes[line].first,
        sign == UInt8(ascii: "|") || sign == UInt8(ascii: "\\") && number == count - 1
      else { return nil }
      size += line.count
    }
    if let sign = lines.following, sign == UInt8(ascii: "|") || sign == UInt8(ascii: "\\") {
      return nil
    }
    return String(unsafeUninitializedCapacity: size) { buffer in
      var lines = start
      var end = 0
      for _ in 0..<count {
        guard let line = lines.next() else { break }
        end = buffer[end...].initialize(fromContentsOf: lines.bytes[line.dropFirst()])
        if lines.bytes[line.lowerBound] == UInt8(ascii: "\\") { continue }
        buffer[end] = UInt8(ascii: "\n")
        end += 1
      }
      return end
    }
  }
}

/// The places of the lines of a text, one after the other. Git may have checked the file out with the
/// line ends of Windows, which are none of theirs.
private struct Lines {
  let bytes: UnsafeBufferPointer<UInt8>
  private var place: Int? = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The first byte of the next one; nil if there is none.
  var following: UInt8? { place.flatMap { $0 < bytes.count ? bytes[$0] : nil } }

  mutating func next() -> Range<Int>? {
    guard let start = place else { return nil }
    let feed = bytes.lineFeed(from: start)
    place = feed.map { $0 + 1 }
    let end = feed ?? bytes.count
    let isReturned = end > start && bytes[end - 1] == UInt8(ascii: "\r")
    return start..<(isReturned ? end - 1 : end)
  }
}

extension Diagnostic.Message {
  private static let remedy =
    "restore it from version control, or delete it to have every file that differs count as edited"

  fileprivate static let noBase: Self = "this is not what screens-gen stored; \(remedy)"
  fileprivate static let damagedBase: Self = "the base is damaged here; \(remedy)"
  fileprivate static let newerBase: Self =
    "a newer screens-gen stored this; use that one, or update this one"

  fileprivate static func outside(_ path: String) -> Self {
    "'\(path)' is not in a folder of the spec's output; \(remedy)"
  }
}
