import ScreensGenerator
import SourceText

/// What is wrong with specs together: a pure function of what is kept of each.
enum RunCheck {
  /// Returns the package or the Xcode project that a directory is in.
  typealias Project = (_ directory: String) -> String?

  /// Returns all problems of the specs and of their theme sets, of specs that make the same files,
  /// and of specs that move the same output.
  static func problems(
    of all: [PlannedSpec], projectOf project: @escaping Project = Workspace.project
  ) -> Diagnostics {
    var diagnostics = Diagnostics()
    var claims = OutputClaims(projectOf: project)
    var references = ReferredSpecProblems()
    let moves = Dictionary(grouping: all.compactMap(\.move), by: \.origin)
    for spec in all {
      diagnostics.append(spec.diagnostics)
      if let move = spec.move, !spec.diagnostics.hasErrors, moves[move.origin]?.count != 1 {
        diagnostics.append(move.problem)
      }
      references.report(spec.references, to: &diagnostics)
      if let claim = spec.claim { claims.add(claim, reporting: &diagnostics) }
    }
    return diagnostics
  }

  /// Whether two of the specs make the same file, or sources of one name in a module.
  static func haveClash(_ all: [PlannedSpec]) -> Bool {
    var claims = OutputClaims(projectOf: Workspace.project)
    return !all.allSatisfy { $0.claim.map { claims.accepts($0) } ?? true }
  }
}
