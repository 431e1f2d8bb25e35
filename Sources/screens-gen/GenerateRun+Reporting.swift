import Runs
import SourceText

extension GenerateRun {
  func report(isWritten: Bool, next: [String]) -> ChangeReport {
    ChangeReport(
      changes: changes, isWritten: isWritten, found: diagnostics, specs: plans.map(\.file.path),
      next: next)
  }
}

extension SpecPlan {
  /// What was decided, for a user who wants to know.
  var decision: String {
    isRemembered
      ? "nothing is left to do for \(file.path) since an earlier run"
      : "decided for \(file.path): \(ChangeReport(changes: changes, isWritten: false).summary)"
  }
}
