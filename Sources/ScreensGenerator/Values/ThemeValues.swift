import SpecModel
import TemplateEngine

extension ThemeSpec {
  var artefact: Artefact {
    switch kind {
    case .full: .fullTheme
    case .extended: .extendedTheme
    case .child: .childTheme
    }
  }
}

extension ScreenletSpec {
  /// What the templates of a theme, its class and its XIB, are rendered with.
  func value(
    of theme: ThemeSpec, in tree: ThemeTree, _ view: ViewValues, _ layout: XIBLayout,
    _ sets: [String: ThemeSetSpec]
  ) -> TemplateValue {
    let set = tree.set(of: theme).flatMap { sets[$0] }
    let listStyle = tree.listStyle(of: theme)
    let styles = set?.styles(of: view.controls, list: listStyle?.outlet) ?? []
    let presenter = presenter(of: theme, in: set)
    let uses = styles + (set?.presenterValue.map { [$0] } ?? [])
    let values: TemplateMapping = [
      "viewModelProtocol": hasViewModel ? .string(Names.viewModel(self)) : .null,
      "superclass": .string(viewSuperclass(listStyle)),
      "list": listValue(of: theme, listStyle),
      "viewClass": .string(Names.viewClass(self, tree.classTheme(of: theme))),
      "viewFile": .string(Names.viewFile(self, theme)),
      "parentClass": tree.parent(of: theme)
        .map { .string(Names.viewClass(self, tree.classTheme(of: $0))) } ?? .null,
      "outlets": .list(view.outlets),
      "members": .list(view.members), "methods": .list(view.methods),
      "progress": .list(view.progress),
      "presenterClass": presenter.map { .string($0) } ?? .null,
      "performers": .list(view.performers),
      "senders": .list(view.senders), "confirmations": .list(view.confirmations),
      "picks": .list(view.picks),
      "delays": .list(view.delays),
      "texts": .list(view.texts), "firstTexts": .list(view.firstTexts),
      "table": view.table.map { .string($0) } ?? .null,
      "overridesPreCreate": .bool(!view.performers.isEmpty || !view.firstTexts.isEmpty),
      "styles": .list(styles),
      "overridesView": .bool(
        !view.progress.isEmpty || !view.performers.isEmpty || view.table != nil
          || !view.confirmations.isEmpty || !view.picks.isEmpty || !view.delays.isEmpty
          || !styles.isEmpty || presenter != nil),
      "xib": [
        "root": .string(layout.root), "safeArea": .string(layout.safeArea),
        "height": .number(String(layout.height)),
        "views": .list(layout.views), "constraints": .list(layout.constraints),
        "outlets": .list(layout.outlets), "hasLabelColor": .bool(layout.colors.contains(.label)),
        "hasSecondaryLabelColor": .bool(layout.colors.contains(.secondaryLabel)),
        "hasSecondaryBackgroundColor": .bool(layout.colors.contains(.secondaryBackground)),
      ],
    ]
    return .mapping(themeValues(theme, set, for: uses).merging(values))
  }

  /// Who shows progress in a theme: the presenter of its set, or else the Screenlet's own, which an
  /// extended theme inherits.
  private func presenter(of theme: ThemeSpec, in set: ThemeSetSpec?) -> String? {
    if let set, set.progress != nil { return Names.progressPresenter(set) }
    guard theme.kind == .full else { return nil }
    return progress.presenter.map { Names.presenter($0.value) }
  }

  /// The class of the view that a Screenlet shows by default.
  var defaultViewClass: String {
    defaultTheme.map { Names.viewClass(self, ThemeTree(themes).classTheme(of: $0)) }
      ?? "BaseScreenletView"
  }
}
