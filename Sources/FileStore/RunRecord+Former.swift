import SourceText

/// The text of a record as the former version of this tool wrote it, so that a run which that
/// version left unfinished is still rolled back:
///
/// ```
/// screens-gen run 3 4f9c02d1
/// part 160 9b6a5d1f0c314b6e
/// tree 13 /Users/me/App
/// made 25 AddBookmarkScreenlet/Models
/// file 40 AddBookmarkScreenlet/Models/Bookmark.swift
/// staged 1 3
/// before 644 18
/// class Bookmark {}
/// after 14b6e9b6a5d1f0c3
/// ```
///
/// Before paths and texts, which can contain line feeds, are their numbers of bytes. After the
/// first line, an undo has a line such as `undo 7aa2`.
extension RunRecord {
  /// Reads such a text. Returns nil if it is damaged or not a record.
  init?(former text: String) {
    var reader = FormerRecordReader(text)
    guard reader.take("screens-gen run 3 "), let run = reader.line() else { return nil }
    let undone = reader.take("undo ") ? reader.line() : nil
    var parts: [Tree] = []
    reading: while let part = reader.part() {
      switch part {
      case .cut: break reading
      case .damaged: return nil
      case .whole(var reader):
        guard let tree = Tree(former: &reader) else { return nil }
        parts.append(tree)
      }
    }
    self.init(run: run, undone: undone, parts: parts)
  }
}

extension RunRecord.Tree {
  fileprivate init?(former reader: inout FormerRecordReader) {
    guard reader.take("tree "), let path = reader.counted() else { return nil }
    self.init(path: path)
    while !reader.isAtEnd {
      if reader.take("made ") {
        guard let path = reader.counted() else { return nil }
        directories.append(path)
      } else {
        guard let entry = RunRecord.Entry(former: &reader) else { return nil }
        entries.append(entry)
      }
    }
  }
}

extension RunRecord.Entry {
  fileprivate init?(former reader: inout FormerRecordReader) {
    guard reader.take("file "), let path = reader.counted(), reader.take("staged "),
      let staged = reader.counted()
    else { return nil }
    var before: RunRecord.Before?
    if reader.take("before ") {
      guard let mode = reader.number(radix: 8, before: " ").flatMap({ UInt32(exactly: $0) }),
        let text = reader.counted(after: "\n")
      else { return nil }
      before = RunRecord.Before(text: text, mode: mode)
    }
    var after: Fingerprint?
    if reader.take("after ") {
      guard let fingerprint = reader.fingerprint(before: "\n") else { return nil }
      after = fingerprint
    }
    self.init(path: path, staged: staged, before: before, after: after)
  }
}
