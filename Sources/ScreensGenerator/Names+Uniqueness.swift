package import SourceText
package import SpecModel

extension Names {
  /// Reports things in a spec that would get the same name in the generated code, and names that
  /// the code uses for something else.
  package static func checkUnique(_ spec: Spec, reporting diagnostics: inout Diagnostics) {
    for scope in scopes(of: spec) { scope.check(reporting: &diagnostics) }
  }

  private static func scopes(of spec: Spec) -> [Scope] {
    switch spec {
    case .screenlet(let spec):
      return [types(of: spec), screenletMembers(of: spec), viewMembers(of: spec)]
        + viewMembers(ofThemesOf: spec)
        + spec.models.own.map(members) + spec.actions.flatMap(scopes)
        + spec.connectors.map(members) + (spec.list.map { [members(of: $0.connector)] } ?? [])
    case .connector(let spec):
      var types = types(of: spec.models)
      types.add(connector(spec.connector), spec.connector.name)
      return [types] + spec.models.own.map(members) + [members(of: spec.connector)]
    case .interactor(let spec):
      var types = types(of: spec.models)
      for item in spec.connectors { types.add(connector(item), item.name) }
      let own = spec.interactor
      for name in [interactor(own)] + loginConnectors(own) { types.add(name, own.interactor) }
      return [types] + spec.models.own.map(members) + spec.connectors.map(members)
        + scopes(of: spec.interactor)
    case .theme(let set):
      var types = Scope("the type")
      if let progress = set.progress, progress.presenter == nil {
        types.add(progressPresenter(set), set.name)
      }
      let constants = set.constants.map { (constant($0.value.kind, $0.name.value), $0.name) }
      return [types, Scope("the constant", constants)]
    case .themes(let spec):
      var types = Scope("the type")
      for screenlet in spec.screenlets { addThemes(of: screenlet, to: &types) }
      return [types] + spec.screenlets.flatMap(viewMembers(ofThemesOf:))
    case .module(let module):
      return [types(of: module.models)] + module.models.map(members)
    }
  }

  private static func types(of models: [ModelSpec]) -> Scope {
    Scope("the type", models.map { (model($0), $0.name) })
  }

  private static func types(of spec: ScreenletSpec) -> Scope {
    var types = Scope("the type")
    if spec.hasSwiftUI { types.inUse.formUnion(inSwiftUI) }
    types.add(screenlet(spec), spec.name)
    if spec.hasViewModel { types.add(viewModel(spec), spec.name) }
    if spec.hasSwiftUI { types.add(observableViewModel(spec), spec.name) }
    if spec.hasDelegate {
      for name in [delegate(spec), events(spec)] { types.add(name, spec.name) }
    }
    if spec.keepsWrites { types.add(synchronizer(spec), spec.name) }
    for model in spec.models { types.add(self.model(model), model.name) }
    for action in spec.actions { types.add(interactor(action), action.interactor) }
    for action in spec.actions {
      for name in loginConnectors(action) { types.add(name, action.interactor) }
    }
    for item in spec.connectors { types.add(connector(item), item.name) }
    if let presenter = spec.ownPresenter { types.add(self.presenter(presenter.value), presenter) }
    if let list = spec.list {
      types.add(pageInteractor(spec), at: list.range)
      types.add(connector(list.connector), list.connector.name)
    }
    addThemes(of: spec, to: &types)
    return types
  }

  private static func addThemes(of spec: ScreenletSpec, to types: inout Scope) {
    for theme in spec.themes {
      if case .child = theme.kind { continue }
      types.add(viewClass(spec, theme), theme.name)
      if theme.kind == .swiftUI { types.add(contentView(spec, theme), theme.name) }
      guard let list = spec.list else { continue }
      types.add(cellClass(list, theme), theme.name)
      for cell in list.cells { types.add(cellClass(list, theme, for: cell), cell.name) }
      if spec.hasHeader(theme) { types.add(headerClass(list, theme), theme.name) }
    }
  }

  private static func screenletMembers(of spec: ScreenletSpec) -> Scope {
    var members = Scope("the member of the Screenlet")
    if spec.hasDelegate { members.add(delegateProperty(spec), spec.name) }
    for property in spec.properties { members.add(member: property.name) }
    for item in spec.impliedInspectables { members.add(member: item.property.name) }
    for action in spec.actions where action.login?.savesCredentials == true {
      for name in [loadStoredCredentials, logout] { members.add(name, action.name) }
    }
    var methods: Set<String> = []
    for action in spec.actions {
      members.add(constant(action), action.name)
      // Two methods of the same name come with two constants or interactors of the same name.
      let own =
        [(performer(action), action.name), (maker(action), action.interactor)]
        + action.byHand.moments.map { (byHand($0, of: action), action.name) }
      for (method, origin) in own where methods.insert(method).inserted {
        members.add(method, origin)
      }
    }
    var functions: Set<String> = []
    for action in spec.actions {
      guard let function = action.performance.function else { continue }
      // Two functions of the same name differ in their parameters.
      let isFirst = functions.insert(function.value).inserted
      if isFirst { members.add(member: function) }
      if let name = action.functionName { members.add(name, function) }
    }
    return members
  }

  /// Returns the members of views of themes that name outlets.
  private static func viewMembers(ofThemesOf spec: ScreenletSpec) -> [Scope] {
    spec.themes.filter { $0.members.contains { $0.outlet != nil } }
      .map { viewMembers(of: spec.showing($0.members)) }
  }

  private static func viewMembers(of spec: ScreenletSpec) -> Scope {
    var members = Scope("the member of the view")
    for item in spec.viewModel { members.add(member: item.name) }
    for item in spec.viewMethods { members.add(member: item.name) }
    for item in spec.contained { members.add(item.outlet, item.name) }
    for item in spec.viewModel {
      if let control = item.control { members.add(control.outlet, item.outlet ?? item.name) }
    }
    for action in spec.actions where action.hasButton {
      members.add(button(action), action.connections.outlet ?? action.name)
    }
    for method in spec.actions.byConnection { members.add(method.name.value, method.name) }
    if let language = spec.languages.first {
      members.add(localized, language)
      for control in spec.controls where control.captionOutlet != nil {
        members.add(caption(control.member), control.member.name)
      }
    }
    for moment in ViewMoment.allCases {
      guard let theme = spec.themes.first(where: { $0.byHand.contains(moment) }) else { continue }
      members.add(moment.methodName, theme.name)
    }
    return members
  }

  private static func members(of model: ModelSpec) -> Scope {
    Scope("the member of the model", model.attributes.map { (member($0.name.value), $0.name) })
  }

  private static func members(of connector: ConnectorSpec) -> Scope {
    var members = Scope("the member of the connector")
    for property in connector.properties { members.add(member: property.name) }
    if let result = connector.result { members.add(self.result(result), result.name) }
    return members
  }

  /// Returns the variables and the members of an action's interactor.
  private static func scopes(of action: ActionSpec) -> [Scope] {
    var members = Scope("the member of the interactor", avoiding: .interactor)
    for input in action.inputs { members.add(member: input.name) }
    if let result = action.result {
      members.add(self.result(result), result.name)
      if action.parse != nil { members.add(parser(result), result.name) }
    }
    var variables = Scope("the variable of the interactor")
    var creators: Set<String> = []
    for step in action.steps {
      variables.add(member: step.name)
      let creator = create(step)
      members.add(creator, step.name)
      if !step.conditions.isEmpty { members.add(needs(step), step.name) }
      // Two steps that share one of these names share all of them.
      guard creators.insert(creator).inserted, let result = step.result else { continue }
      members.add(self.result(result), step.name)
      members.add(completed(step), step.name)
      if step.parse != nil { members.add(parser(result), step.name) }
    }
    return [variables, members]
  }

  /// The names in one scope of the generated code, each with the part of the spec that it comes
  /// from.
  private struct Scope {
    let kind: String
    /// The members that the class inherits.
    let inherited: ReservedMembers?
    /// The names that the code uses for something else.
    var inUse = Names.inUse
    private var names: [(name: String, range: SourceRange)]

    init(
      _ kind: String, _ names: [(String, Located<String>)] = [],
      avoiding inherited: ReservedMembers? = nil
    ) {
      self.kind = kind
      self.inherited = inherited
      self.names = names.map { ($0, $1.range) }
    }

    mutating func add(_ name: String, at range: SourceRange) { names.append((name, range)) }

    mutating func add(_ name: String, _ origin: Located<String>) { add(name, at: origin.range) }

    mutating func add(member name: Located<String>) { add(Names.member(name.value), name) }

    func check(reporting diagnostics: inout Diagnostics) {
      var owners = [String: SourceRange](minimumCapacity: names.count)
      for (name, range) in names {
        if inUse.contains(name) {
          diagnostics.error(.inUse(name), at: range)
        } else if let owner = inherited?.owner(of: name) {
          diagnostics.error(.reserved(name, owner: owner, what: "step"), at: range)
        } else if let first = owners[name] {
          diagnostics.error(
            .twice(kind, name), at: range, notes: [Diagnostic.Note(.first, at: first)])
        } else {
          owners[name] = range
        }
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let first: Self = "the first comes from here"

  fileprivate static func twice(_ kind: String, _ name: String) -> Self {
    "two things make \(kind) '\(name)'; give one of them another name"
  }

  fileprivate static func inUse(_ name: String) -> Self {
    "the generated code uses '\(name)' for something else; choose another name"
  }
}
