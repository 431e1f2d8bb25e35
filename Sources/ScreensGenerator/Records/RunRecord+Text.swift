/// A record is a line, and parts of lines that begin with a word:
///
/// ```
/// screens-gen run 2 4f9c02d1
/// part 160 9b6a5d1f0c314b6e
/// made 25 AddBookmarkScreenlet/Models
/// file 40 AddBookmarkScreenlet/Models/Bookmark.swift
/// before 644 18
/// class Bookmark {}
/// after 14b6e9b6a5d1f0c3
/// ```
///
/// What can hold a line feed, a path or a file, stands behind the number of its bytes. A run adds a
/// part before it touches the files that the part names.
extension RunRecord {
  private static let title = "screens-gen run 2 "

  /// The beginning of a record.
  package static func head(run: String) -> String { title + run + "\n" }

  /// What is added to a record for some files, and the directories made for them.
  package static func part(directories: [String] = [], entries: [Entry]) -> String {
    var body = RecordText()
    for path in directories {
      body.add("made ")
      body.add(counted: path)
    }
    for entry in entries {
      body.add("file ")
      body.add(counted: entry.path)
      if let before = entry.before {
        body.add("before \(String(before.mode, radix: 8)) ")
        body.add(counted: before.text, after: "\n")
      }
      if let after = entry.after {
        body.add("after ")
        body.add(after)
        body.add("\n")
      }
    }
    return body.part
  }

  package var text: String {
    Self.head(run: run) + Self.part(directories: directories, entries: entries)
  }

  /// Reads a stored record; nil if it is none, or damaged. A last part that is not whole counts for
  /// nothing: the run was killed while it added that, and has touched none of its files.
  package init?(_ text: String) {
    var reader = RecordReader(text)
    guard reader.take(Self.title), let run = reader.line() else { return nil }
    var directories: [String] = []
    var entries: [Entry] = []
    parts: while let part = reader.part() {
      switch part {
      case .cut: break parts
      case .damaged: return nil
      case .whole(var reader):
        while !reader.isAtEnd {
          if reader.take("made ") {
            guard let path = reader.counted(after: " "), path.isInside || path.isHome else {
              return nil
            }
            directories.append(path)
          } else {
            guard let entry = Entry(&reader) else { return nil }
            entries.append(entry)
          }
        }
      }
    }
    self.init(run: run, directories: directories, entries: entries)
  }
}

extension RunRecord.Entry {
  fileprivate init?(_ reader: inout RecordReader) {
    guard reader.take("file "), let path = reader.counted(after: " "), path.isInside,
      !path.isInHiddenDirectory
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
    self.init(path: path, before: before, after: after)
  }
}

extension String {
  /// Whether the path leads to the directory that has the record, or up from there.
  fileprivate var isHome: Bool {
    isEmpty || split(separator: "/", omittingEmptySubsequences: false).allSatisfy { $0 == ".." }
  }
}
