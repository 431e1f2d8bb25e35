import SourceText

/// The spec of a Screenlet, which is valid by construction and has a range for every name.
package struct ScreenletSpec: Hashable, Sendable {
  package var name: Located<String>
  /// The Screenlet that it extends, whose parts are the first of the parts of this spec.
  package var extended: ExtendedScreenlet?
  package var summary: Located<String>?
  /// The Swift module of the sources, which XIBs name as the module of their classes.
  package var module: Located<String>?
  /// The folder below the output that the Screenlet's own folder goes into.
  package var folder: Located<String>?
  /// The modules that its sources import besides the runtime.
  package var imports: [Located<String>]
  /// The languages of its texts, beginning with the language of the spec; empty if the texts are in
  /// the code.
  package var languages: [Located<String>]
  package var viewNaming: ViewNaming
  package var platforms: Platforms
  /// The models of the Screenlet, and those of its module.
  package var models: [ModelSpec]
  package var properties: [PropertySpec]
  package var viewModel: [ViewModelMember]
  /// The methods that the Screenlet can call on its view.
  package var viewMethods: [ViewModelMethod]
  /// The properties that its views show.
  package var updates: [ActionUpdate]
  /// The Screenlets in its views.
  package var contained: [ContainedScreenlet]
  package var connectors: [ConnectorSpec]
  package var actions: [ActionSpec]
  /// The list; nil if the Screenlet is not one.
  package var list: ListSpec?
  /// Where a list and the actions look first; nil if the spec leaves that to the runtime.
  package var offlinePolicy: Located<OfflinePolicy>?
  package var progress: ProgressSpec
  package var themes: [ThemeSpec]
  /// Whether tests are generated with the Screenlet, if the module that they import is known.
  package var hasTests: Bool
  /// Whether previews are generated with the Screenlet.
  package var hasPreviews: Bool
  /// Whether its texts in several languages are in a string catalogue.
  package var hasStringCatalog: Bool
  /// Whether Objective-C knows its classes that XIBs name by their plain names.
  package var hasObjCNames: Bool
}

extension ScreenletSpec {
  /// Returns the spec of a Screenlet without any part.
  static func nothing(at range: SourceRange) -> ScreenletSpec {
    let name = Located("", at: range)
    return ScreenletSpec(namedByHand: name, module: nil, viewNaming: .short, theme: name)
  }

  /// Creates the spec of a Screenlet that was written by hand, of which only names are known.
  package init(
    namedByHand name: Located<String>, module: Located<String>?, viewNaming: ViewNaming,
    theme: Located<String>
  ) {
    self.init(
      name: name, module: module, imports: [], languages: [], viewNaming: viewNaming,
      platforms: .iosAndLinux, models: [], properties: [], viewModel: [], viewMethods: [],
      updates: [], contained: [], connectors: [], actions: [], progress: ProgressSpec(),
      themes: [ThemeSpec(name: theme, kind: .full)], hasTests: true,
      hasPreviews: false, hasStringCatalog: false, hasObjCNames: false)
  }

  /// Whether there is a protocol between the Screenlet and its views.
  package var hasViewModel: Bool {
    !viewModel.isEmpty || !viewMethods.isEmpty || !contained.isEmpty
  }

  /// The theme of its views, unless the app sets another one.
  package var defaultTheme: ThemeSpec? {
    themes.named(ThemeSpec.defaultName)
  }

  /// The actions that the rows of its list offer, in their order.
  package var actionsOfRows: [ActionSpec] {
    let declared = Declared(actions)
    return (list?.cell.actions ?? []).compactMap { declared[$0.value] }
  }

  /// Reads the spec and reports everything that is wrong with it.
  init?(_ fields: Fields<ScreenletKeys>, in shared: ModuleSpec?) {
    let head = ScreenletHead(fields, in: shared)
    self.init(
      fields, head, languages: fields.languages ?? shared?.languages ?? [], in: shared
    ) { scope in
      ThemeSpec.list(fields, screenlet: head.name?.range ?? fields.range, in: scope)
    }
    placeTexts(reporting: fields.log)
  }

  /// Reads the spec of a Screenlet that extends another.
  init?(
    _ fields: Fields<ScreenletKeys>, extending other: ExtendedScreenlet, in shared: ModuleSpec?
  ) {
    let head = ScreenletHead(fields, in: shared)
    other.check(fields, named: head.name)
    self.init(
      fields, head, languages: other.base.languages, extending: other, in: shared
    ) { scope in
      ThemeSpec.list(fields, screenlet: head.name?.range ?? fields.range, in: scope)
    }
    placeTexts(reporting: fields.log)
  }

  /// Reads what a file with themes says of a Screenlet that was written by hand, of which `base` has
  /// what its XIB says.
  init?(
    _ fields: Fields<ScreenletKeys>, _ head: ScreenletHead, describing base: ScreenletSpec,
    in shared: ModuleSpec?
  ) {
    self.init(fields, head, languages: [], in: shared) { _ in base.themes }
    module = base.module
    viewNaming = base.viewNaming
    placeTexts(reporting: fields.log)
  }

  private init?(
    _ fields: Fields<ScreenletKeys>, _ head: ScreenletHead, languages: [Located<String>],
    extending other: ExtendedScreenlet? = nil,
    in shared: ModuleSpec?, themes: (ThemeSpec.Scope) -> [ThemeSpec]
  ) {
    let name = head.name
    var other = other
    let base = other?.base ?? .nothing(at: fields.range)
    let models = ModelSpec.scope(
      fields, in: shared,
      besides: (shared.models(for: head.statedModule) + base.models.shared).eachOnce(
        by: \.name.value))
    let isList = other == nil ? fields.has(ScreenletKeys.list) : base.list != nil
    let ownProperties = PropertySpec.inspectables(
      fields, ofList: isList, isExtending: other != nil)
    let properties = other?.extending(ownProperties, reporting: fields.log) ?? ownProperties
    let reserved: ReservedMembers = isList ? .listView : .screenletView
    let owner = base.hasViewModel ? name?.value : nil
    let viewModel =
      base.viewModelByDefault
      + ViewModelMember.list(
        fields, avoiding: reserved,
        scope: ViewModelMember.Scope(
          models: models.names,
          actions: base.actions.names + (fields.node(ScreenletKeys.actions)?.keyTexts ?? [])
            + (isList ? [ListSpec.loadAction] : []))
      ).owned(by: owner)
    other?.checkHeld(Array(viewModel.dropFirst(base.viewModel.count)), reporting: fields.log)
    let viewMethods =
      base.viewMethods
      + ViewModelMethod.list(fields, avoiding: reserved, models: models.names).owned(by: owner)
    let elsewhere = base.module?.value == head.module?.value ? nil : base.module
    let contained =
      base.contained.found(in: elsewhere)
      + ContainedScreenlet.list(fields, of: name).owned(by: owner)
    let outer = OuterValues(
      owner: "the Screenlet", properties: properties, viewModel: viewModel,
      actions: fields.node(ScreenletKeys.actions))
    let connectors =
      base.connectors + ConnectorSpec.list(fields, models: models.names, outer: outer)
    let scope = ActionScope(
      log: fields.log,
      models: models,
      properties: Declared(properties, in: fields.node(ScreenletKeys.properties)),
      viewModel: Declared(viewModel, in: fields.node(ScreenletKeys.viewModel)),
      viewMethods: viewMethods, contained: contained,
      connectors: Declared(connectors, in: fields.node(ScreenletKeys.newConnectors)),
      resultsOfConnectors: fields.resultsOfConnectors,
      rows: base.list?.model ?? ListSpec.rows(fields, models), isInList: isList,
      actionsOfRows: ListSpec.actionsOfRows(fields).union(base.actionsOfRows.names),
      performed: Set(viewModel.compactMap { $0.performs?.action.value }), outer: outer)
    for place in contained.compactMap(\.before) { _ = scope.member(place, like: "String?") }
    let updates = base.updates + ActionUpdate.listOfProperties(fields, scope: scope)
    let actions = ActionSpec.list(fields, besides: base.actions, scope: scope)
    let policy = other == nil ? fields.policy : base.offlinePolicy
    fields.checkWrites(actions)
    let list =
      other == nil
      ? ListSpec(
        fields, of: name ?? Located("", at: fields.range), policy: policy?.value, scope: scope)
      : base.list?.extended(by: name, in: elsewhere)
    if isList { ListSpec.checkActions(actions, reporting: fields.log) }
    list?.checkActionsOfRows(
      actions, names: base.actions.names + (fields.node(ScreenletKeys.actions)?.keyTexts ?? []),
      reporting: fields.log)
    let progress = other == nil ? ProgressSpec(of: fields) : base.progress
    let themes = themes(
      ThemeSpec.Scope(
        viewModel: scope.viewModel, isList: isList,
        hasSections: base.list?.section != nil
          || fields.node(ScreenletKeys.list)?.member(ListKeys.section) != nil,
        hasContained: !contained.isEmpty,
        rows: list.map { ThemeSpec.Rows(model: $0.model, models: scope.models) },
        isExtending: other != nil))
    guard let name else { return nil }
    self.init(
      name: name, extended: other, summary: head.summary, module: head.module, folder: head.folder,
      imports: head.imports, languages: languages, viewNaming: head.viewNaming,
      platforms: head.platforms, models: models.items,
      properties: properties, viewModel: viewModel, viewMethods: viewMethods,
      updates: updates, contained: contained, connectors: connectors, actions: actions, list: list,
      offlinePolicy: policy,
      progress: progress, themes: themes,
      hasTests: head.hasTests, hasPreviews: head.hasPreviews,
      hasStringCatalog: head.hasStringCatalog, hasObjCNames: head.hasObjCNames)
    reportItselfInCells(reporting: fields.log)
  }
}
