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
  init(former text: String) throws(Journal.Damage) {
    var reader = FormerRecordReader(text)
    try reader.expect("screens-gen run 3 ")
    let run = try reader.text(before: "\n")
    let undone = reader.take("undo ") ? try reader.text(before: "\n") : nil
    var parts: [Tree] = []
    while var part = try reader.part() { parts.append(try Tree(former: &part)) }
    self.init(run: run, undone: undone, parts: parts)
  }
}

extension RunRecord.Tree {
  fileprivate init(former reader: inout FormerRecordReader) throws(Journal.Damage) {
    try reader.expect("tree ")
    self.init(path: try reader.counted())
    while !reader.isAtEnd {
      if reader.take("made ") {
        directories.append(try reader.counted())
      } else {
        entries.append(try RunRecord.Entry(former: &reader))
      }
    }
  }
}

extension RunRecord.Entry {
  fileprivate init(former reader: inout FormerRecordReader) throws(Journal.Damage) {
    try reader.expect("file ")
    let path = try reader.counted()
    try reader.expect("staged ")
    let staged = try reader.counted()
    var before: RunRecord.Before?
    if reader.take("before ") {
      let mode: UInt32 = try reader.number(radix: 8, before: " ")
      before = RunRecord.Before(text: try reader.counted(after: "\n"), mode: mode)
    }
    let after = reader.take("after ") ? try reader.fingerprint() : nil
    self.init(path: path, staged: staged, before: before, after: after)
  }
}
