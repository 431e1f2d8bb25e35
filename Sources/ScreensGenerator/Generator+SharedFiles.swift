import Regeneration
import SpecModel

// A connector or an interactor alone has its models and services where a module file has those of
// its specs. When a module file is added, it takes them over, with their edits.

extension Generator {
  /// Returns the base of the spec without the files that the module file now has.
  func ownBase(_ base: Base?, of output: Output, over existing: Existing) -> Base? {
    guard var base, let module, existing.isDirectoryOfModule, output.isAlone(in: module) else {
      return base
    }
    base.files = base.files.filter { path, _ in !module.shares(path) }
    return base
  }

  /// Returns the base of a module file, with the files that specs alone yielded until now.
  func sharedBase(
    _ base: Base?, of output: Output, yours: [String: ChangeSet.Content], over existing: Existing
  ) throws(UnreadOutput) -> Base? {
    guard case .module = output.spec else { return base }
    let unknown = output.files.paths.filter { base?.files[$0] == nil && yours[$0] != nil }
    if unknown.isEmpty { return base }
    let former = try existing.knownBases().filesOfLone(at: unknown)
    if former.isEmpty { return base }
    var shared = base ?? Base(files: [:])
    shared.files.merge(former) { own, _ in own }
    return shared
  }
}

extension Generator.Output {
  fileprivate func isAlone(in module: ModuleSpec) -> Bool {
    switch spec {
    case .connector, .interactor: spec.module == nil || spec.module == module.name.value
    case .screenlet, .theme, .themes, .module: false
    }
  }
}

extension ModuleSpec {
  /// Whether the module file yields the file at a path, if any spec of the module needs it.
  fileprivate func shares(_ path: String) -> Bool {
    path.hasPrefix(Names.sharedServiceFolder + "/")
      || models.contains { path == Names.modelFile($0.name.value) }
  }
}
