/// The problems found so far. They are passed from stage to stage as `inout`, so that one run
/// reports all of them.
///
/// Only the first ones are kept, and the rest are counted: nobody corrects a thousand errors before
/// running the tool again, and a file with that many is often of another kind. A report on a whole
/// project, which programs read, keeps more of them.
package struct Diagnostics: Hashable, Sendable {
  /// The maximum number of diagnostics that are kept unless a report asks for more, and of those that
  /// are printed for people.
  package static let limit = 100
  /// The maximum number of diagnostics in a report on a whole project. After the first hundred, messages
  /// suggest nothing, because the time for that would grow with the square of the number of names.
  package static let limitOfReports = 100_000

  /// The maximum number of diagnostics that are kept: errors before warnings, and within each
  /// severity the first by file and position.
  private let limit: Int
  /// The diagnostics that are kept, and up to as many more, which are dropped all at once.
  private var entries: [Entry] = []
  /// The rank of the last diagnostic that is kept, once there were too many.
  private var last: Rank?
  /// The number of each file, by its path, in the order the files were first mentioned.
  private var files: [String: Int] = [:]
  private var errorCount = 0
  private var warningCount = 0

  package init(limit: Int = Self.limit) {
    self.limit = limit
  }

  /// Whether this is a report on a whole project, which people read as a list of problems, not of places.
  var isReport: Bool { limit > Self.limit }

  package var isEmpty: Bool { errorCount + warningCount == 0 }
  package var hasErrors: Bool { errorCount > 0 }

  /// Returns the number of diagnostics that were reported, including those that are not kept.
  package func count(of severity: Diagnostic.Severity) -> Int {
    switch severity {
    case .error: errorCount
    case .warning: warningCount
    }
  }

  /// The diagnostics that are kept, by file in the order the files were first mentioned, then by
  /// position.
  package var sorted: [Diagnostic] {
    kept.sorted { $0.rank.place < $1.rank.place }.map(\.diagnostic)
  }

  /// The diagnostics that are kept, the most important first.
  private var kept: ArraySlice<Entry> {
    entries.sorted { $0.rank < $1.rank }.prefix(limit)
  }

  /// The number of diagnostics of each severity that are not kept, such as `99,900 more errors`.
  /// Empty if all are kept.
  package var remainder: [(severity: Diagnostic.Severity, words: String)] {
    remainder(besides: kept.map(\.diagnostic.severity))
  }

  /// The number of diagnostics of each severity besides those that were shown.
  func remainder(
    besides shown: [Diagnostic.Severity]
  ) -> [(severity: Diagnostic.Severity, words: String)] {
    [Diagnostic.Severity.error, .warning].compactMap { severity in
      let count = count(of: severity) - shown.count { $0 == severity }
      guard count > 0 else { return nil }
      return (severity, "\(count.grouped) more \(severity.rawValue)\(count == 1 ? "" : "s")")
    }
  }

  /// Reports an error. Its message and notes are created only if it is kept.
  package mutating func error(
    _ message: @autoclosure () -> Diagnostic.Message, at range: SourceRange,
    notes: @autoclosure () -> [Diagnostic.Note] = [], fixes: [Diagnostic.Fix] = []
  ) {
    report(.error, at: range) {
      Diagnostic(
        severity: .error, message: message(), range: range, notes: notes(), fixes: fixes)
    }
  }

  /// Reports a warning. Its message and notes are created only if it is kept.
  package mutating func warning(
    _ message: @autoclosure () -> Diagnostic.Message, at range: SourceRange,
    notes: @autoclosure () -> [Diagnostic.Note] = [], fixes: [Diagnostic.Fix] = []
  ) {
    report(.warning, at: range) {
      Diagnostic(
        severity: .warning, message: message(), range: range, notes: notes(), fixes: fixes)
    }
  }

  /// Returns the diagnostics moved to other files. `file` maps each file to its replacement.
  package func moved(to file: (SourceFile) -> SourceFile) -> Diagnostics {
    changed { diagnostic in
      diagnostic.range.file = file(diagnostic.range.file)
      diagnostic.notes = diagnostic.notes.map { note in
        Diagnostic.Note(note.message, at: file(note.range.file).range(note.range.offsets))
      }
    }
  }

  /// The diagnostics without their notes.
  package var withoutNotes: Diagnostics {
    changed { $0.notes = [] }
  }

  /// The diagnostics at the ranges of their first notes, without notes.
  package var atNotes: Diagnostics {
    changed { diagnostic in
      diagnostic.range = diagnostic.notes.first?.range ?? diagnostic.range
      diagnostic.notes = []
    }
  }

  /// Adds the diagnostics of another run.
  package mutating func append(_ other: Diagnostics) {
    let (errors, warnings) = (errorCount + other.errorCount, warningCount + other.warningCount)
    for entry in other.kept.sorted(by: { $0.rank.order < $1.rank.order }) {
      report(entry.diagnostic.severity, at: entry.diagnostic.range) { entry.diagnostic }
    }
    (errorCount, warningCount) = (errors, warnings)
  }

  /// Returns the result of `make`, whose diagnostics are added, or nil if it reports an error.
  package mutating func unlessErrors<Value>(
    _ make: (inout Diagnostics) -> Value?
  ) -> Value? {
    var found = Diagnostics()
    let value = make(&found)
    append(found)
    return found.hasErrors ? nil : value
  }
}

extension Diagnostics {
  private struct Entry: Hashable {
    var diagnostic: Diagnostic
    let rank: Rank
  }

  /// The rank of a diagnostic, which decides whether it is kept and where it is printed.
  private struct Rank: Hashable {
    let severity: Diagnostic.Severity
    let file: Int
    let offset: Int
    /// The number of diagnostics that were reported before.
    let order: Int

    var place: (Int, Int, Int) { (file, offset, order) }

    static func < (left: Rank, right: Rank) -> Bool {
      left.severity == right.severity ? left.place < right.place : left.severity == .error
    }
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, at range: SourceRange, _ diagnostic: () -> Diagnostic
  ) {
    let rank = Rank(
      severity: severity, file: number(of: range.file), offset: range.lowerBound,
      order: errorCount + warningCount)
    switch severity {
    case .error: errorCount += 1
    case .warning: warningCount += 1
    }
    if let last, !(rank < last) { return }
    let suggests = !isReport || entries.count < Self.limit
    let made =
      suggests ? diagnostic() : Suggestions.$areLeftOut.withValue(true, operation: diagnostic)
    entries.append(Entry(diagnostic: made, rank: rank))
    guard entries.count >= (last == nil ? limit : 2 * limit) else { return }
    entries = Array(kept)
    last = entries.last?.rank
  }

  private mutating func number(of file: SourceFile) -> Int {
    if let known = files[file.path] { return known }
    files[file.path] = files.count
    return files.count - 1
  }

  private func changed(_ change: (inout Diagnostic) -> Void) -> Diagnostics {
    var changed = self
    for index in entries.indices { change(&changed.entries[index].diagnostic) }
    return changed
  }
}

extension Int {
  /// The number with a comma between thousands: `99,900`.
  fileprivate var grouped: String {
    self < 1000
      ? String(self) : (self / 1000).grouped + "," + String(self % 1000 + 1000).dropFirst()
  }
}
