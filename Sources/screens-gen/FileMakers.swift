import FileStore
import ScreensGenerator
import SourceText

/// Which spec makes which file, to find two that make one.
struct FileMakers {
  private var plans: [SpecPlan] = []
  /// By what tells a file from all others: which of the plans makes it.
  private var makers: [Fingerprint: Int] = [:]

  /// Adds the files that a spec makes; reports the first of them that another makes too.
  mutating func add(_ plan: SpecPlan, reporting diagnostics: inout Diagnostics) {
    guard let name = plan.name, let shared = shared(adding: plan) else { return }
    diagnostics.error(
      .madeTwice(Path.join(plan.directory, shared.path)), at: name,
      notes: [Diagnostic.Note(.firstMaker, at: shared.first)])
  }

  /// Whether nobody else makes one of the files that a spec makes.
  mutating func add(_ plan: SpecPlan) -> Bool { shared(adding: plan) == nil }

  private mutating func shared(adding plan: SpecPlan) -> (path: String, first: SourceRange)? {
    guard plan.name != nil else { return nil }
    var shared: (path: String, first: SourceRange)?
    for (path, place) in zip(plan.paths, plan.places) {
      guard let index = makers.updateValue(plans.count, forKey: place), shared == nil else {
        continue
      }
      shared = plans[index].name.map { (path, $0) }
    }
    plans.append(plan)
    return shared
  }
}

extension Diagnostic.Message {
  fileprivate static let firstMaker: Self = "the first is made from here"

  fileprivate static func madeTwice(_ path: String) -> Self {
    "two specs make '\(path)'; generate them into different directories, or rename one"
  }
}
