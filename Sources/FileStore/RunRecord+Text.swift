import SourceText

/// A record is a line, or two for an undo, and parts whose lines begin with a word:
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
/// Paths and files, which can contain line feeds, are preceded by their number of bytes. A run adds
/// a part before it touches the files that the part names.
extension RunRecord {
  private static let title = "screens-gen run 3 "

  /// Returns the beginning of a record.
  static func head(run: String, undone: String? = nil) -> String {
    title + run + "\n" + (undone.map { "undo \($0)\n" } ?? "")
  }

  /// Returns the part for some files of a tree, and the directories that are created for them.
  static func part(_ tree: Tree) -> String {
    var body = RecordText()
    body.add("tree ")
    body.add(counted: tree.path)
    for path in tree.directories {
      body.add("made ")
      body.add(counted: path)
    }
    for entry in tree.entries {
      body.add("file ")
      body.add(counted: entry.path)
      body.add("staged ")
      body.add(counted: entry.staged)
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
    Self.head(run: run, undone: undone) + trees.map(Self.part).joined()
  }

  /// Reads a stored record. Returns nil if it is damaged or not a record. An incomplete last part
  /// is ignored, because the run was terminated while it added the part, and had not touched its
  /// files.
  package init?(_ text: String) {
    var reader = RecordReader(text)
    guard reader.take(Self.title), let run = reader.line() else { return nil }
    self.init(run: run, undone: reader.take("undo ") ? reader.line() : nil, trees: [])
    var indices: [String: Int] = [:]
    while let part = reader.part() {
      switch part {
      case .cut: return
      case .damaged: return nil
      case .whole(var reader):
        guard let tree = Tree(&reader) else { return nil }
        if let index = indices[tree.path] {
          trees[index].directories += tree.directories
          trees[index].entries += tree.entries
        } else {
          indices[tree.path] = trees.count
          trees.append(tree)
        }
      }
    }
  }
}

extension RunRecord.Tree {
  fileprivate init?(_ reader: inout RecordReader) {
    guard reader.take("tree "), let path = reader.counted(after: " "), path.hasPrefix("/") else {
      return nil
    }
    self.init(path: path)
    while !reader.isAtEnd {
      if reader.take("made ") {
        guard let path = reader.counted(after: " "), path.isInside || path.isAbove else {
          return nil
        }
        directories.append(path)
      } else {
        guard let entry = RunRecord.Entry(&reader) else { return nil }
        entries.append(entry)
      }
    }
  }
}

extension RunRecord.Entry {
  fileprivate init?(_ reader: inout RecordReader) {
    guard reader.take("file "), let path = reader.counted(after: " "), path.isInside,
      !path.isInHiddenDirectory, reader.take("staged "), let staged = reader.counted(after: " "),
      staged.isInside, !staged.contains("/")
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

extension String {
  /// Whether the path leads to the tree itself, or up from there.
  fileprivate var isAbove: Bool {
    isEmpty || split(separator: "/", omittingEmptySubsequences: false).allSatisfy { $0 == ".." }
  }
}
