/// A problem as people read it: in a report on a project, once, however many places have it.
struct FoldedDiagnostic {
  let diagnostic: Diagnostic
  /// The other places of the same problem.
  let others: [SourceRange]

  /// The number of places from which a problem is shown once only.
  private static let manyPlaces = 4

  /// Returns the problems, those first of which nothing tells when the app runs, and each of the two
  /// groups as it is sorted.
  static func list(_ diagnostics: Diagnostics) -> [FoldedDiagnostic] {
    let sorted = diagnostics.sorted
    guard diagnostics.isReport else {
      return sorted.map { FoldedDiagnostic(diagnostic: $0, others: []) }
    }
    let alike = Dictionary(grouping: sorted.indices) { Problem(sorted[$0]) }
    let folded = sorted.indices.compactMap { index -> FoldedDiagnostic? in
      let places = alike[Problem(sorted[index])] ?? []
      guard places.count >= manyPlaces else {
        return FoldedDiagnostic(diagnostic: sorted[index], others: [])
      }
      guard places.first == index else { return nil }
      let others = places.dropFirst().map { sorted[$0].range }
      return FoldedDiagnostic(diagnostic: sorted[index], others: others)
    }
    return folded.filter(\.isSilent) + folded.filter { !$0.isSilent }
  }

  private var isSilent: Bool {
    diagnostic.severity == .error && diagnostic.message.isSilent
  }

  private struct Problem: Hashable {
    let severity: Diagnostic.Severity
    let message: Diagnostic.Message
    let notes: [Diagnostic.Note]

    init(_ diagnostic: Diagnostic) {
      severity = diagnostic.severity
      message = diagnostic.message
      notes = diagnostic.notes
    }
  }
}
