import SpecModel
import TemplateEngine

/// What the templates of a theme are rendered with, besides what every file of a theme and every
/// theme with the same look has.
struct ThemeContext: TemplateContext {
  let viewClass: String
  let objcClass: String?
  let viewFile: String
  let superclass: String
  /// The view class of the theme that this one extends.
  let parentClass: String?
  let viewModelProtocol: String?
  let list: ListViewContext?
  let presenterClass: String?
  let styles: [StyleContext]
  /// The methods that call what is written by hand.
  let overrides: [ViewOverrideContext]
  /// Whether the layout of a collection is written by hand.
  let hasOwnLayout: Bool
  /// Whether the class has neither styles nor a presenter nor a list.
  let isPlain: Bool
  /// Whether the class overrides methods of `BaseScreenletView`.
  let overridesView: Bool
  /// Whether an extended theme overrides others of these than `onCreated`.
  let overridesMore: Bool
}

/// What the template of every file of a theme is rendered with.
struct ThemeFileContext: TemplateContext {
  let screenletClass: String
  let theme: String
  let themeFolder: String
  let parentTheme: String?
  let module: String?
  let isForLinux: Bool
}

extension ThemeSpec {
  var artefact: Artefact {
    switch kind {
    case .full: .fullTheme
    case .extended: .extendedTheme
    case .child: .childTheme
    case .swiftUI: .swiftUITheme
    }
  }
}

extension WidgetControl {
  /// Whether it is a text of the size of titles, which does not get the font of other texts.
  fileprivate var isLarge: Bool { part == .title || (self as? Label)?.isRating == true }
}

/// How a theme shows the members of the view model and the rows of a list.
struct ThemeLook: Hashable {
  /// The members that have another control than in the Screenlet's view model.
  let members: [ViewModelMember]
  /// What its cells show instead of the list's cell.
  let cell: CellSpec?
  let listStyle: ThemeSpec.ListStyle?

  init(of theme: ThemeSpec, in tree: ThemeTree) {
    members = tree.members(of: theme)
    cell = tree.cell(of: theme)
    listStyle = tree.listStyle(of: theme)
  }
}

extension ScreenletSpec {
  /// Returns what the templates of all themes with this look share.
  func viewContext(of look: ThemeLook) -> ViewContext {
    shown(in: look).viewContext(listStyle: look.listStyle)
  }

  /// Returns the Screenlet as a theme with this look shows it.
  func shown(in look: ThemeLook) -> ScreenletSpec {
    var spec = showing(look.members)
    if let cell = look.cell { spec.list?.cell = cell }
    return spec
  }

  /// Returns what the class and the XIB of a theme are rendered with. `view` is for its look, and
  /// `outlets` are those of the XIB that its own is made of.
  func context(
    of theme: ThemeSpec, in tree: ThemeTree, _ view: ViewContext, _ sets: [String: ThemeSetSpec],
    outlets: [OutletContext]
  ) -> any TemplateContext {
    let set = tree.set(of: theme).flatMap { sets[$0] }
    let listStyle = tree.listStyle(of: theme)
    let roles = buttonRoles
    let primary = roles.first { $0.value == .primary }.flatMap { actions.named($0.key) }
    let destructive = actions.filter { roles[$0.name.value] == .destructive }
    var styles =
      set?.styles(
        of: view.outlets + outlets.filter { own in !view.outlets.contains { $0.name == own.name } },
        list: listStyle?.outlet, primary: primary.map { Names.button($0) },
        destructive: destructive.filter(\.hasButton).map { Names.button($0) },
        titles: controls.filter(\.isLarge).map(\.outlet),
        hasCards: hasCards, hasCaptions: controls.contains(where: \.hasCaption))
      ?? []
    if let working = theme.working ?? set?.working {
      let statement = String.assignment("lookWhileWorking", ".\(working)")
      styles.append(StyleContext(single: StyleContext.Single(statements: [statement])))
    }
    if theme.byHand.contains(.created) {
      styles.append(
        StyleContext(single: StyleContext.Single(statements: [ViewMoment.created.call])))
    }
    let overrides = theme.byHand.compactMap(\.override)
    let presenter = presenter(of: theme, in: set)
    let viewClass = Names.viewClass(self, tree.classTheme(of: theme))
    let context = ThemeContext(
      viewClass: viewClass, objcClass: Names.objc(viewClass, of: self),
      viewFile: Names.viewFile(self, theme), superclass: viewSuperclass(listStyle),
      parentClass: tree.parent(of: theme).map { Names.viewClass(self, tree.classTheme(of: $0)) },
      viewModelProtocol: hasViewModel ? Names.viewModel(self) : nil,
      list: list.map { listView(of: $0, in: theme, listStyle) }, presenterClass: presenter,
      styles: styles, overrides: overrides, hasOwnLayout: theme.byHand.contains(.layout),
      isPlain: styles.isEmpty && presenter == nil && listStyle == nil && overrides.isEmpty,
      overridesView: view.overridesView || !styles.isEmpty || presenter != nil
        || !overrides.isEmpty,
      overridesMore: presenter != nil || !overrides.isEmpty)
    if theme.kind == .swiftUI {
      let content = shown(in: ThemeLook(of: theme, in: tree)).swiftUIContext(of: theme)
      return fileContext(
        theme, using: nil, importing: content.imports, Both(content, Both(context, view)))
    }
    let usesSet = set.map { !$0.styles.isEmpty && !styles.isEmpty || $0.progress != nil } ?? false
    return fileContext(theme, using: usesSet ? set : nil, Both(context, view))
  }

  /// Returns the context of a file of a theme. `set` is the theme set that its class uses, if any,
  /// and `cell` is the cell whose class it has.
  func fileContext(
    _ theme: ThemeSpec, using set: ThemeSetSpec?, cell: CellSpec? = nil,
    importing frameworks: [String] = [], _ own: any TemplateContext
  ) -> any TemplateContext {
    // The class of a full theme has the outlets of contained Screenlets.
    let others = (cell?.screenlets ?? []).compactMap(\.screenlet.module?.value)
    var modules = otherModules + others
    modules.removeAll { $0 == module?.value }
    // Another module can have a type of the same name as the model.
    if let home = extendedModules.first, let model = list?.model,
      others.contains(where: { $0 != home })
    {
      modules.append("class \(home).\(Names.model(model))")
    }
    if let other = set?.module?.value, other != module?.value { modules.append(other) }
    // Of sources that compile without UIKit, the template imports them.
    if platforms == .ios { modules += frameworks }
    let context = ThemeFileContext(
      screenletClass: Names.screenlet(self), theme: theme.name.value,
      themeFolder: Names.themeFolder(theme), parentTheme: theme.parent?.value,
      module: module(ofClassOf: theme), isForLinux: platforms == .iosAndLinux)
    return importing(modules, for: Both(context, own))
  }

  /// Returns the presenter that shows progress in a theme: the one of its set, or else the
  /// Screenlet's own, which an extended theme inherits.
  private func presenter(of theme: ThemeSpec, in set: ThemeSetSpec?) -> String? {
    if let set, set.progress != nil { return Names.progressPresenter(set) }
    guard theme.parent == nil else { return nil }
    return progress.presenter.map { Names.presenter($0.value) }
  }

  /// Returns the module of the class of a theme's view. A child theme can have the class of a theme
  /// in another module.
  func module(ofClassOf theme: ThemeSpec) -> String? {
    guard let extended, case .child = theme.kind else { return module?.value }
    let name = themeTree.classTheme(of: theme).name.value
    return themes.named(name) == nil ? extended.base.module?.value : module?.value
  }

  /// The theme that its tests use: the default one or, of a Screenlet that gets others, the first.
  var testedTheme: ThemeSpec? { addsThemes ? themes.first : defaultTheme }

  /// The class of the view that a Screenlet shows in its tests, or of the view model of a view of SwiftUI.
  var testedViewClass: String {
    if testedTheme?.kind == .swiftUI { return Names.observableViewModel(self) }
    return testedTheme.map { Names.viewClass(self, themeTree.classTheme(of: $0)) }
      ?? "BaseScreenletView"
  }
}
