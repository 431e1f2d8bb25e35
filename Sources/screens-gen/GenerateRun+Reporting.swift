import ScreensGenerator
import SourceText

extension GenerateRun {
  /// Writes what the run does: a status line a file, why files are in conflict, the counts, and the
  /// command to go on with; or all that as one JSON document.
  func report(on console: Console, next: String?, asJSON: Bool) {
    console.print(warnings)
    if asJSON { return console.write(json(next: next)) }
    console.status(changes.map { console.statusLine($0.change.word, $0.place) })
    for change in changes {
      if case .conflict(let conflict) = change.change {
        console.error("'\(change.place)' \(conflict.explanation)")
      }
    }
    console.status([counts] + (next.map { ["next: \($0)"] } ?? []))
  }

  /// `16 files: 14 create, 2 identical`.
  private var counts: String {
    let total = changes.count
    let parts = Self.words.compactMap { word in
      let count = changes.count { $0.change.word == word }
      return count == 0 ? nil : "\(count) \(word)"
    }
    return "\(total) file\(total == 1 ? "" : "s"): " + parts.joined(separator: ", ")
  }

  private static let words = [
    "create", "update", "identical", "keep", "skip", "remove", "conflict",
  ]

  private func json(next: String?) -> String {
    let files = changes.map { change in
      JSONText.object(
        [
          ("path", .text(change.place)), ("status", .text(change.change.word)),
        ] + explanation(of: change))
    }
    let counts = Self.words.map { word in
      (word, JSONText.number(changes.count { $0.change.word == word }))
    }
    return JSONText.document([
      ("specs", .list(items.map { .text($0.spec.path) })),
      ("files", .list(files)),
      ("counts", .object(counts)),
      ("next", next.map { .text($0) } ?? .null),
      ("diagnostics", .list(warnings.json)),
    ]).text
  }

  private func explanation(of change: PlacedChange) -> [(String, JSONText)] {
    guard case .conflict(let conflict) = change.change else { return [] }
    return [("reason", .text(conflict.explanation))]
  }
}

extension FileChange.Conflict {
  /// What follows the name of the file.
  fileprivate var explanation: String {
    switch self {
    case .notGenerated:
      "exists and was not generated; move it away, or generate into another directory"
    case .edited:
      "was edited, and would change; move your edits away, or undo the change of the spec"
    case .notAFile:
      "is no text file; move it away"
    }
  }
}
