import ScreensGenerator

extension GenerateRun {
  /// Remembers, in each directory of the run, the specs for which nothing is left to do now that
  /// everything is written. Of specs of other runs it keeps what is known.
  func rememberSettled() {
    if isRemembered { return }
    for (_, items) in Dictionary(grouping: items, by: \.home) {
      guard let home = items[0].home else { continue }
      let known = Workspace.settledSpecs(in: home)
      let bases = Set(items.compactMap(\.basePath))
      let others = known.filter { spec in
        spec.basePath.map { !bases.contains($0) && Workspace.exists(Workspace.join(home, $0)) }
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
