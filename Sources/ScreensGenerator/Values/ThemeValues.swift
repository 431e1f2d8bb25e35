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
    of theme: ThemeSpec, _ layout: XIBLayout, _ sets: [String: ThemeSetSpec]
  ) -> TemplateValue {
    let hasViewModel = !viewModel.isEmpty
    let set = set(of: theme, sets)
    let styles = styles(in: set, list: listStyle(of: theme)?.outlet)
    let presenter = presenter(of: theme, in: set)
    return [
      "imports": .list(
        imports(of: set, for: styles + (set?.presenterValue.map { [$0] } ?? []))
          .map { .string($0) }),
      "screenletClass": .string(Names.screenlet(self)),
      "viewModelProtocol": hasViewModel ? .string(Names.viewModel(self)) : .null,
      "superclass": .string(viewSuperclass(of: theme)),
      "list": listValue(of: theme),
      "theme": .string(theme.name.value),
      "themeFolder": .string(Names.themeFolder(theme)),
      "viewClass": .string(Names.viewClass(self, classTheme(of: theme))),
      "viewFile": .string(Names.viewFile(self, theme)),
      "parentTheme": theme.parent.map { .string($0.value) } ?? .null,
      "parentClass": parent(of: theme)
        .map { .string(Names.viewClass(self, classTheme(of: $0))) } ?? .null,
      "module": module.map { .string($0.value) } ?? .null,
      "outlets": .list(outlets),
      "members": .list(viewModel.map(\.viewValue)),
      "progress": .list(progressValues),
      "presenterClass": presenter.map { .string($0) } ?? .null,
      "performers": .list(performers),
      "senders": .list(senderValues),
      "styles": .list(styles),
      "overridesView": .bool(
        !progressValues.isEmpty || !performers.isEmpty || !styles.isEmpty || presenter != nil),
      "xib": [
        "root": .string(layout.root), "height": .number("\(layout.height)"),
        "views": .list(layout.views), "constraints": .list(layout.constraints),
        "outlets": .list(layout.outlets),
      ],
    ]
  }

  /// Who shows progress in a theme: the presenter of its set, or else the Screenlet's own, which an
  /// extended theme inherits.
  private func presenter(of theme: ThemeSpec, in set: ThemeSetSpec?) -> String? {
    if let set, set.progress != nil { return Names.progressPresenter(set) }
    guard theme.kind == .full else { return nil }
    return progress.presenter.map { Names.presenter($0.value) }
  }

  /// The set that the view class of a theme has to use itself, rather than inherit.
  func set(of theme: ThemeSpec, _ sets: [String: ThemeSetSpec]) -> ThemeSetSpec? {
    guard let path = theme.set?.value else { return nil }
    var ancestor = parent(of: theme)
    while let current = ancestor {
      if current.set?.value == path { return nil }
      ancestor = parent(of: current)
    }
    return sets[path]
  }

  /// The theme whose view class a theme uses: its own, or for a child the nearest above it.
  func classTheme(of theme: ThemeSpec) -> ThemeSpec {
    var current = theme
    while case .child = current.kind, let parent = parent(of: current) {
      current = parent
    }
    return current
  }

  /// The class of the view that a Screenlet shows unless it is told otherwise.
  var defaultViewClass: String {
    let theme = themes.first { $0.name.value == ThemeSpec.defaultName }
    return theme.map { Names.viewClass(self, classTheme(of: $0)) } ?? "BaseScreenletView"
  }

  func parent(of theme: ThemeSpec) -> ThemeSpec? {
    themes.first { $0.name.value == theme.parent?.value }
  }

  private var outlets: [TemplateValue] {
    viewModel.map { member in
      [
        "name": .string(Names.outlet(member)),
        "class": .string(ViewAccessor(member).controlClass),
      ]
    }
      + actions.filter(\.hasButton).map { action in
        ["name": .string(Names.button(action)), "class": "UIButton"]
      }
  }

  /// The controls that perform an action, each with the action.
  private var performers: [TemplateValue] {
    let members: [(String, String)] = viewModel.compactMap { member in
      member.performs.flatMap { constant(of: $0) }.map { (Names.outlet(member), $0) }
    }
    let buttons = actions.filter(\.hasButton).map { (Names.button($0), Names.constant($0)) }
    return (members + buttons).map { outlet, constant in
      [
        "outlet": .string(outlet), "constant": .string(constant),
        "screenletClass": .string(Names.screenlet(self)),
      ]
    }
  }

  /// The constant of the action that a control performs.
  private func constant(of trigger: Trigger) -> String? {
    let name = trigger.action.value
    if list != nil, name == ListSpec.loadAction { return Names.loadConstant }
    return actions.first { $0.name.value == name }.map(Names.constant)
  }

  /// The actions that say something while they run, with what they say; those that say nothing of
  /// their own speak as the default action does.
  private var progressValues: [TemplateValue] {
    var all = [("BaseScreenlet", "DefaultAction", progress.messages)]
    if let list { all.append((Names.screenlet(self), Names.loadConstant, list.progress)) }
    all += actions.map { (Names.screenlet(self), Names.constant($0), $0.progress) }
    let speaking = all.filter { $0.2 != ActionSpec.Progress() }
    return speaking.map { screenletClass, constant, progress in
      let messages: [(String, String?)] = [
        ("working", progress.working?.value), ("success", progress.success?.value),
        ("failure", progress.failure?.value),
      ]
      let said = messages.compactMap { kind, text in text.map { (kind, $0) } }
      return [
        "screenletClass": .string(screenletClass),
        "constant": .string(constant),
        "comma": .bool(speaking.count > 1),
        "messages": .list(
          said.map {
            ["kind": .string($0), "text": .string($1), "comma": .bool(said.count > 1)]
          }),
      ]
    }
  }
}

extension ViewModelMember {
  /// The member as the view of a full theme implements it.
  fileprivate var viewValue: TemplateValue {
    let accessor = ViewAccessor(self)
    return [
      "name": .string(Names.member(name.value)), "type": .string(type.source),
      "getter": .string(accessor.getter),
      "setter": .list(isSettable ? accessor.setter.map { .string($0) } : []),
    ]
  }
}
