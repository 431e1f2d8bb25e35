import FileStore
import Regeneration
import ScreensGenerator
import SourceText

/// Which spec makes which file, to find two that make one, and two that make sources of one name in
/// one module, of which Swift compiles none.
struct FileMakers {
  private let planner: SpecPlanner
  private var plans: [SpecPlan] = []
  /// By what tells a file from all others: which of the plans makes it.
  private var makers: [Fingerprint: Int] = [:]
  private var sources: [Source: [Made]] = [:]
  /// The directories of packages and Xcode projects, by those below them that were looked at.
  private var projects: [String: String?] = [:]

  init(_ planner: SpecPlanner) {
    self.planner = planner
  }

  /// A name that a module has once.
  private struct Source: Hashable {
    let module: String
    /// In lower case.
    let name: String
  }

  /// A file of one of the plans.
  private struct Made {
    let plan: Int
    let path: String
  }

  /// Two files that cannot be in one module.
  private struct Clash {
    let first: Made
    let second: Made
    let module: String
  }

  /// Adds the files that a spec makes; reports the first of them that another makes too, or those
  /// that have names which others of the module have.
  mutating func add(_ plan: SpecPlan, reporting diagnostics: inout Diagnostics) {
    guard let name = plan.name else { return }
    let (shared, clashes) = add(plan)
    if let shared {
      diagnostics.error(
        .madeTwice(Path.join(plan.directory, shared.path)), at: name,
        notes: [Diagnostic.Note(.firstMaker, at: shared.first)])
    }
    for clash in clashes {
      let (first, _) = origin(of: clash.first)
      let (second, isModel) = origin(of: clash.second)
      diagnostics.error(
        .oneName(Path.name(of: clash.second.path), clash.module, isModel: isModel),
        at: second, notes: [Diagnostic.Note(.firstMaker, at: first)])
    }
  }

  /// Whether nobody else makes one of the files that a spec makes, or one that could not be beside
  /// it.
  mutating func accepts(_ plan: SpecPlan) -> Bool {
    if plan.name == nil { return true }
    let (shared, clashes) = add(plan)
    return shared == nil && clashes.isEmpty
  }

  private mutating func add(
    _ plan: SpecPlan
  ) -> (shared: (path: String, first: SourceRange)?, clashes: [Clash]) {
    var shared: (path: String, first: SourceRange)?
    for (path, place) in zip(plan.paths, plan.places) {
      guard let index = makers.updateValue(plans.count, forKey: place), shared == nil else {
        continue
      }
      shared = plans[index].name.map { (path, $0) }
    }
    plans.append(plan)
    // Files of one path have one name, too.
    return (shared, shared == nil ? addSources(of: plan) : [])
  }

  /// Adds the sources of the last plan under their names in its module.
  private mutating func addSources(of plan: SpecPlan) -> [Clash] {
    guard let module = plan.module else { return [] }
    var clashes: [Clash] = []
    for path in plan.sources {
      let made = Made(plan: plans.count - 1, path: path)
      let source = Source(module: module, name: Path.name(of: path).lowercased())
      // Packages and projects have modules of one name, as copies of an app do.
      let first = sources[source]?.first {
        project(of: plans[$0.plan].directory) == project(of: plan.directory)
      }
      if let first { clashes.append(Clash(first: first, second: made, module: module)) }
      sources[source, default: []].append(made)
    }
    return clashes
  }

  private mutating func project(of directory: String) -> String? {
    if let known = projects[directory] { return known }
    let project = Workspace.project(of: directory)
    projects[directory] = project
    return project
  }

  private func origin(of made: Made) -> (range: SourceRange, isModel: Bool) {
    let plan = plans[made.plan]
    return planner.origin(of: made.path, in: plan)
      ?? (plan.name ?? plan.file.range(0..<0), false)
  }
}

extension SpecPlan {
  /// The paths of the sources that its module has after the run, without those that the user deleted.
  fileprivate var sources: [String] {
    guard case .success(let changes) = changes else { return [] }
    let generated = Set(paths)
    return changes.filter { change in
      switch change.change {
      case .skip, .remove: false
      default: generated.contains(change.path) && change.path.hasSuffix(".swift")
      }
    }.map(\.path).filter { !Names.isOfTests($0) }
  }
}

extension Diagnostic.Message {
  fileprivate static let firstMaker: Self = "the first is made from here"

  fileprivate static func madeTwice(_ path: String) -> Self {
    "two specs make '\(path)'; generate them into different directories, or rename one"
  }

  fileprivate static func oneName(_ file: String, _ module: String, isModel: Bool) -> Self {
    let what = "two specs make '\(file)' for the module '\(module)', which can have only one; "
    return isModel
      ? Self(
        what + "rename one of the models, or, to share one class, generate one of the specs alone "
          + "and delete its copy: a file that you delete stays deleted")
      : Self(what + "give one of them another name")
  }
}
