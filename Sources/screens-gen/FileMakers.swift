import SourceText

/// Which spec makes which file, to find two that make one.
struct FileMakers {
  private var names: [String: SourceRange] = [:]

  /// Adds the files that a spec makes; reports the first of them that another makes too.
  mutating func add(_ plan: SpecPlan, reporting diagnostics: inout Diagnostics) {
    guard let name = plan.name, let shared = shared(adding: plan) else { return }
    diagnostics.error(
      .madeTwice(Workspace.join(plan.directory, shared.path)), at: name,
      notes: [Diagnostic.Note(.firstMaker, at: shared.first)])
  }

  /// Whether nobody else makes one of the files that a spec makes.
  mutating func add(_ plan: SpecPlan) -> Bool { shared(adding: plan) == nil }

  private mutating func shared(adding plan: SpecPlan) -> (path: String, first: SourceRange)? {
    guard let name = plan.name else { return nil }
    let place = Workspace.identity(of: plan.directory)
    var shared: (path: String, first: SourceRange)?
    for path in plan.paths {
      // They are one file on a disk that does not tell cases apart, too.
      let key = Workspace.join(place, path).lowercased()
      if let first = names.updateValue(name, forKey: key), shared == nil { shared = (path, first) }
    }
    return shared
  }
}

extension Diagnostic.Message {
  fileprivate static let firstMaker: Self = "the first is made from here"

  fileprivate static func madeTwice(_ path: String) -> Self {
    "two specs make '\(path)'; generate them into different directories, or rename one"
  }
}
