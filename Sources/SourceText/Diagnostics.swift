/// What was found wrong so far. Handed from stage to stage as `inout`, so that one run tells all.
package struct Diagnostics: Hashable, Sendable {
  private var reported: [Diagnostic] = []

  package init() {}

  package var isEmpty: Bool { reported.isEmpty }
  package var hasErrors: Bool { reported.contains { $0.severity == .error } }

  /// Everything reported, by file in the order the files were first mentioned, then by position.
  package var sorted: [Diagnostic] {
    var fileOrder: [String: Int] = [:]
    for diagnostic in reported where fileOrder[diagnostic.range.file.path] == nil {
      fileOrder[diagnostic.range.file.path] = fileOrder.count
    }
    let keyed = reported.enumerated().map { order, diagnostic in
      let range = diagnostic.range
      return (key: [fileOrder[range.file.path] ?? 0, range.lowerBound, order], diagnostic)
    }
    return keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.1)
  }

  package mutating func error(
    _ message: Diagnostic.Message, at range: SourceRange, notes: [Diagnostic.Note] = []
  ) {
    reported.append(Diagnostic(severity: .error, message: message, range: range, notes: notes))
  }

  package mutating func warning(
    _ message: Diagnostic.Message, at range: SourceRange, notes: [Diagnostic.Note] = []
  ) {
    reported.append(Diagnostic(severity: .warning, message: message, range: range, notes: notes))
  }

  /// The same in other files: in those that `file` gives for theirs.
  package func moved(to file: (SourceFile) -> SourceFile) -> Diagnostics {
    var moved = self
    moved.reported = reported.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.range.file = file(diagnostic.range.file)
      diagnostic.notes = diagnostic.notes.map { note in
        Diagnostic.Note(note.message, at: file(note.range.file).range(note.range.offsets))
      }
      return diagnostic
    }
    return moved
  }

  /// The same without the second places.
  package var withoutNotes: Diagnostics {
    var without = self
    for index in reported.indices { without.reported[index].notes = [] }
    return without
  }

  /// Adds what another run found.
  package mutating func append(_ other: Diagnostics) {
    reported += other.reported
  }

  /// What `make` makes, with what it reports added; nil if it reports an error.
  package mutating func unlessErrors<Value>(
    _ make: (inout Diagnostics) -> Value?
  ) -> Value? {
    var found = Diagnostics()
    let value = make(&found)
    append(found)
    return found.hasErrors ? nil : value
  }
}
