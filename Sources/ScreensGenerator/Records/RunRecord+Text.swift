/// A record is a text of lines that begin with a word:
///
/// ```
/// screens-gen run 1 4f9c02d1
/// made 25 AddBookmarkScreenlet/Models
/// file 40 AddBookmarkScreenlet/Models/Bookmark.swift
/// before 644 18
/// class Bookmark {}
/// after 14b6e9b6a5d1f0c3
/// ```
///
/// What can hold a line feed, a path or a file, stands behind the number of its bytes.
extension RunRecord {
  private static let title = "screens-gen run 1 "

  package var text: String {
    var text = Self.title + run + "\n"
    for path in directories { text += "made \(path.utf8.count) \(path)\n" }
    for entry in entries {
      text += "file \(entry.path.utf8.count) \(entry.path)\n"
      if let before = entry.before {
        text += "before \(String(before.mode, radix: 8)) \(before.text.utf8.count)\n"
        text += before.text
        text += "\n"
      }
      if let after = entry.after { text += "after \(after.text)\n" }
    }
    return text
  }

  /// Reads a stored record; nil if it is none, or damaged.
  package init?(_ text: String) {
    var reader = RecordReader(text)
    guard reader.take(Self.title), let run = reader.line() else { return nil }
    var directories: [String] = []
    var entries: [Entry] = []
    while !reader.isAtEnd {
      if reader.take("made ") {
        guard let path = reader.counted(after: " ") else { return nil }
        directories.append(path)
      } else {
        guard let entry = Entry(&reader) else { return nil }
        entries.append(entry)
      }
    }
    self.init(run: run, directories: directories, entries: entries)
  }
}

extension RunRecord.Entry {
  fileprivate init?(_ reader: inout RecordReader) {
    guard reader.take("file "), let path = reader.counted(after: " ") else { return nil }
    var before: RunRecord.Before?
    if reader.take("before ") {
      guard let mode = reader.word().flatMap({ UInt32($0, radix: 8) }),
        let text = reader.counted(after: "\n")
      else { return nil }
      before = RunRecord.Before(text: text, mode: mode)
    }
    var after: Fingerprint?
    if reader.take("after ") {
      guard let fingerprint = reader.line().flatMap({ Fingerprint($0) }) else { return nil }
      after = fingerprint
    }
    self.init(path: path, before: before, after: after)
  }
}

/// Takes a text apart from its start.
private struct RecordReader {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  var isAtEnd: Bool { rest.isEmpty }

  /// Whether the text goes on with `word`, which is then behind.
  mutating func take(_ word: String) -> Bool {
    guard rest.starts(with: word.utf8) else { return false }
    rest = rest.dropFirst(word.utf8.count)
    return true
  }

  /// What stands before the next blank.
  mutating func word() -> String? { part(before: " ") }

  /// What stands before the next line feed.
  mutating func line() -> String? { part(before: "\n") }

  /// A number of bytes, `separator`, so many bytes, and a line feed.
  mutating func counted(after separator: Unicode.Scalar) -> String? {
    guard let count = part(before: separator).flatMap({ Int($0) }), count >= 0,
      count < rest.count
    else { return nil }
    let text = String(decoding: rest.prefix(count), as: UTF8.self)
    rest = rest.dropFirst(count)
    return take("\n") ? text : nil
  }

  private mutating func part(before separator: Unicode.Scalar) -> String? {
    guard let end = rest.firstIndex(of: UInt8(ascii: separator)) else { return nil }
    defer { rest = rest[rest.index(after: end)...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }
}
