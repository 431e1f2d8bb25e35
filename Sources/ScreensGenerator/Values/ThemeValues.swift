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

/// How a theme shows the members of the view model and the rows of a list.
struct ThemeLook: Hashable {
  /// The members that have another control than in the Screenlet's view model.
  let members: [ViewModelMember]
  let listStyle: ThemeSpec.ListStyle?
}

extension ScreenletSpec {
  /// Returns the values that the templates of all themes with this look share.
  func values(of look: ThemeLook) -> TemplateMapping {
    let shown = showing(look.members)
    return shown.viewValues.merging(["xib": XIBLayout(shown, listStyle: look.listStyle).value])
  }

  /// Returns the values for the templates of a theme: its class and its XIB. `view` are the values
  /// of its look.
  func value(
    of theme: ThemeSpec, in tree: ThemeTree, _ view: TemplateMapping,
    _ sets: [String: ThemeSetSpec]
  ) -> TemplateValue {
    let set = tree.set(of: theme).flatMap { sets[$0] }
    let listStyle = tree.listStyle(of: theme)
    let controls = set == nil ? [] : showing(tree.members(of: theme)).viewControls
    let styles = set?.styles(of: controls, list: listStyle?.outlet) ?? []
    let presenter = presenter(of: theme, in: set)
    let uses = styles + (set?.presenterContext.map { [TemplateValue($0)] } ?? [])
    var values = themeValues(theme, set, for: uses).merging(view)
    values.merge([
      "viewModelProtocol": hasViewModel ? .string(Names.viewModel(self)) : .null,
      "superclass": .string(viewSuperclass(listStyle)),
      "list": listValue(of: theme, listStyle),
      "viewClass": .string(Names.viewClass(self, tree.classTheme(of: theme))),
      "viewFile": .string(Names.viewFile(self, theme)),
      "parentClass": tree.parent(of: theme)
        .map { .string(Names.viewClass(self, tree.classTheme(of: $0))) } ?? .null,
      "presenterClass": presenter.map { .string($0) } ?? .null,
      "styles": .list(styles),
    ])
    values["isPlain"] = .bool(styles.isEmpty && presenter == nil && listStyle == nil)
    values["overridesView"] = .bool(
      values.hasAny(
        of: "progress", "performers", "texts", "confirmations", "picks", "delays", "styles",
        "presenterClass"))
    return .mapping(values)
  }

  /// Returns the presenter that shows progress in a theme: the one of its set, or else the
  /// Screenlet's own, which an extended theme inherits.
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

extension TemplateMapping {
  /// Whether one of the values is neither null nor an empty list.
  fileprivate func hasAny(of names: String...) -> Bool {
    names.contains { name in
      guard let value = self[name] else { preconditionFailure("there is no value '\(name)'") }
      return value != .null && value != []
    }
  }
}
