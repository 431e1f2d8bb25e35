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
  func value(of theme: ThemeSpec) -> TemplateValue {
    let layout = XIBLayout(self)
    let hasViewModel = !viewModel.isEmpty
    return [
      "screenletClass": .string(Names.screenlet(self)),
      "viewModelProtocol": hasViewModel ? .string(Names.viewModel(self)) : .null,
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
      "presenterClass": progress.presenter.map { .string(Names.presenter($0.value)) } ?? .null,
      "performers": .list(performers),
      "senders": .list(senderValues),
      "overridesView": .bool(
        !progressValues.isEmpty || !performers.isEmpty || progress.presenter != nil),
      "xib": [
        "root": .string(layout.root), "height": .number("\(layout.height)"),
        "views": .list(layout.views), "constraints": .list(layout.constraints),
        "outlets": .list(layout.outlets),
      ],
    ]
  }

  /// The theme whose view class a theme uses: its own, or for a child the nearest above it.
  private func classTheme(of theme: ThemeSpec) -> ThemeSpec {
    var current = theme
    while case .child = current.kind, let parent = parent(of: current) {
      current = parent
    }
    return current
  }

  private func parent(of theme: ThemeSpec) -> ThemeSpec? {
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
    let members: [(String, ActionSpec)] = viewModel.compactMap { member in
      let action = actions.first { $0.name.value == member.performs?.action.value }
      return action.map { (Names.outlet(member), $0) }
    }
    let buttons = actions.filter(\.hasButton).map { (Names.button($0), $0) }
    return (members + buttons).map { outlet, action in
      [
        "outlet": .string(outlet), "constant": .string(Names.constant(action)),
        "screenletClass": .string(Names.screenlet(self)),
      ]
    }
  }

  /// The actions that say something while they run, with what they say; those that say nothing of
  /// their own speak as the default action does.
  private var progressValues: [TemplateValue] {
    let all =
      [("BaseScreenlet", "DefaultAction", progress.messages)]
      + actions.map { (Names.screenlet(self), Names.constant($0), $0.progress) }
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
