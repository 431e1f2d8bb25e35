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
      "buttons": .list(
        actions.map { action in
          [
            "outlet": .string(Names.button(action)), "constant": .string(Names.constant(action)),
            "screenletClass": .string(Names.screenlet(self)),
          ]
        }),
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
      + actions.map { action in
        ["name": .string(Names.button(action)), "class": "UIButton"]
      }
  }

  /// The actions that say something while they run, with what they say.
  private var progressValues: [TemplateValue] {
    let speaking = actions.filter { $0.progress != ActionSpec.Progress() }
    return speaking.map { action in
      let messages: [(String, String?)] = [
        ("working", action.progress.working?.value), ("success", action.progress.success?.value),
        ("failure", action.progress.failure?.value),
      ]
      let said = messages.compactMap { kind, text in text.map { (kind, $0) } }
      return [
        "screenletClass": .string(Names.screenlet(self)),
        "constant": .string(Names.constant(action)),
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
      "setter": isSettable ? .string(accessor.setter) : .null,
    ]
  }
}
