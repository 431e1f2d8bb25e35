import FileStore
import Regeneration
import ScreensGenerator

extension GenerateRun {
  /// Remembers, in each directory of the run, the specs for which nothing is left to do now that
  /// everything is written. Of specs of other runs it keeps what is known.
  func rememberSettled() {
    if isRemembered { return }
    let groups = Dictionary(grouping: items, by: \.home)
    for (_, items) in groups {
      guard let home = items[0].home else { continue }
      // Two homes can be one directory, in which the first changes what was read for the second.
      let known = groups.count == 1 ? memory.specs(in: home) : Workspace.settledSpecs(in: home)
      let bases = Set(items.compactMap(\.basePath))
      let others = known.filter { spec in
        spec.basePath.map { !bases.contains($0) && Workspace.exists(Path.join(home, $0)) }
          ?? false
      }
      let specs = (others + items.compactMap(\.settled)).sorted {
        ($0.basePath ?? "") < ($1.basePath ?? "")
      }
      if specs != known { Workspace.keep(specs, in: home) }
    }
  }
}

extension GenerateRun.Item {
  /// The directory of the output, and the path of the base below it.
  fileprivate var home: String? { changes.last(where: \.isBase)?.directory }
  fileprivate var basePath: String? { changes.last(where: \.isBase)?.path }
}
