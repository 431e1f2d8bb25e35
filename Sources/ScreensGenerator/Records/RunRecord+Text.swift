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
