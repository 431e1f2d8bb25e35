import Regeneration
import SourceText
import SpecModel

/// A spec before and after one of its names changed, with the output of both, and which file became
/// which.
package struct Renaming: Hashable, Sendable {
  package let old: Generator.Output
  package let new: Generator.Output

  /// The former path of each path that the spec yields now.
  package let origins: [String: String]
  /// The directory of the files until now, if it was another one.
  let former: FormerDirectory?

  init(
    old: Generator.Output, new: Generator.Output, origins: [String: String],
    former: FormerDirectory? = nil
  ) {
    self.old = old
    self.new = new
    self.origins = origins
    self.former = former
  }

  /// Creates the renaming. Returns nil if more changed than a name: if the spec does not yield the
  /// same files, or an interactor has other inputs.
  package init?(from old: Generator.Output, to new: Generator.Output, with templates: TemplateSet) {
    let oldPaths = old.blueprint.paths(with: templates)
    let newPaths = new.blueprint.paths(with: templates)
    guard oldPaths.map(\.count) == newPaths.map(\.count),
      old.spec.inputCounts == new.spec.inputCounts
    else { return nil }
    let origins = Dictionary(
      zip(newPaths.joined(), oldPaths.joined()).map { ($0, $1) },
      uniquingKeysWith: { first, _ in first })
    self.init(old: old, new: new, origins: origins)
  }
}

extension Renaming {
  /// Returns the former path of each path that a file has from now on: the files that the spec
  /// yields, and edited files in the same folders that it once yielded.
  func origins(in base: Base?) -> [String: String] {
    guard let base else { return origins }
    var all = origins
    if let former {
      // The layout can have changed at the same time.
      for (path, origin) in origins where base.files[origin] == nil {
        let others = Blueprint.otherPaths(of: path).map(former.key)
        all[path] = others.first { base.files[$0] != nil } ?? origin
      }
    }
    let known = Set(all.values)
    for path in base.files.keys where !known.contains(path) {
      let folders = zip(old.blueprint.folders, new.blueprint.folders)
      guard let (before, now) = folders.first(where: { path.hasPrefix($0.0 + "/") }) else {
        continue
      }
      let moved = now + path.dropFirst(before.count)
      if moved != path, new.files[moved] == nil { all[moved] = path }
    }
    return all
  }
}

extension Spec {
  /// The number of inputs of each interactor.
  fileprivate var inputCounts: [Int] {
    switch self {
    case .screenlet(let spec): spec.actions.map(\.inputs.count)
    case .connector(let spec): [spec.connector.properties.count]
    case .interactor(let spec): [spec.interactor.inputs.count]
    case .theme, .themes, .module: []
    }
  }
}
