import SourceText

/// A record is a journal. Its first line names the run, and the one that it reverts, if any. A run
/// adds a line before it touches the files that the line names:
///
/// ```
/// 8ff9240cd81a9596 {"format": "screens-gen run 4", "run": "4f9c02d1", "undone": null}
/// 9b6a5d1f0c314b6e {"tree": "/Users/me/App", "made": ["Models"], "files": [{"path": "Models/…
/// ```
extension RunRecord {
  private static let format = "screens-gen run 4"

  /// Returns the first line of a record.
  static func head(run: String, undone: String? = nil) -> String {
    Journal.line([
      ("format", .text(format)), ("run", .text(run)), ("undone", .optional(undone)),
    ])
  }

  package var text: String { Self.head(run: run, undone: undone) + trees.map(\.line).joined() }

  /// Reads a stored record, of this version or the former one. Returns nil if it is damaged or not
  /// a record. An incomplete last line is ignored, because the run had not touched its files.
  package init?(_ text: String) {
    guard let record = (try? RunRecord(journal: text)) ?? (try? RunRecord(former: text)),
      record.trees.allSatisfy(\.isValid)
    else { return nil }
    self = record
  }

  private init(journal text: String) throws(Journal.Damage) {
    let lines = try Journal.values(in: text)
    guard let head = lines.first, try head.member("format").text() == Self.format else {
      throw Journal.Damage()
    }
    self.init(
      run: try head.member("run").text(), undone: try head.optional("undone")?.text(),
      parts: try lines.dropFirst().map(Tree.init))
  }

  /// Creates a record of parts, several of which can be of the same tree.
  init(run: String, undone: String?, parts: [Tree]) {
    self.init(run: run, undone: undone, trees: [])
    var indices: [String: Int] = [:]
    for part in parts {
      if let index = indices[part.path] {
        trees[index].directories += part.directories
        trees[index].entries += part.entries
      } else {
        indices[part.path] = trees.count
        trees.append(part)
      }
    }
  }
}

extension RunRecord.Tree {
  /// The line for some files of a tree, and the directories that are created for them.
  var line: String {
    Journal.line([
      ("tree", .text(path)), ("made", .list(directories.map(JSONText.text))),
      ("files", .list(entries.map(\.json))),
    ])
  }

  fileprivate init(_ value: Journal.Value) throws(Journal.Damage) {
    self.init(
      path: try value.member("tree").text(),
      directories: try value.member("made").items().map { path throws(Journal.Damage) in
        try path.text()
      },
      entries: try value.member("files").items().map(RunRecord.Entry.init))
  }

  /// Whether the record can be that of a run: all that it names is where runs change something.
  fileprivate var isValid: Bool {
    path.hasPrefix("/") && directories.allSatisfy { $0.isInside || $0.isAbove }
      && entries.allSatisfy { entry in
        entry.path.isInside && !entry.path.isInHiddenDirectory && entry.staged.isInside
          && !entry.staged.contains("/")
      }
  }
}

extension RunRecord.Entry {
  fileprivate var json: JSONText {
    .object([
      ("path", .text(path)), ("staged", .text(staged)), ("before", before?.json ?? .null),
      ("after", .optional(after?.text)),
    ])
  }

  fileprivate init(_ value: Journal.Value) throws(Journal.Damage) {
    self.init(
      path: try value.member("path").text(), staged: try value.member("staged").text(),
      before: try value.optional("before").map(RunRecord.Before.init),
      after: try value.optional("after")?.fingerprint())
  }
}

extension RunRecord.Before {
  fileprivate var json: JSONText {
    .object([("mode", .text(String(mode, radix: 8))), ("text", .text(text))])
  }

  fileprivate init(_ value: Journal.Value) throws(Journal.Damage) {
    guard let mode = UInt32(try value.member("mode").text(), radix: 8) else {
      throw Journal.Damage()
    }
    self.init(text: try value.member("text").text(), mode: mode)
  }
}

extension String {
  /// Whether the path leads to the tree itself, or up from there.
  fileprivate var isAbove: Bool {
    isEmpty || split(separator: "/", omittingEmptySubsequences: false).allSatisfy { $0 == ".." }
  }
}
