package import SourceText
package import SpecModel

extension Names {
  /// Reports every two things of a spec that would get one name in the generated code, and every
  /// name that the code needs for something else.
  package static func checkUnique(_ spec: Spec, reporting diagnostics: inout Diagnostics) {
    switch spec {
    case .screenlet(let spec):
      check(spec, reporting: &diagnostics)
    case .connector(let spec):
      var types = Claims("the type")
      for model in spec.models { types.claim(self.model(model), model.name.range, &diagnostics) }
      types.claim(connector(spec.connector), spec.connector.name.range, &diagnostics)
      for model in spec.models.own { checkMembers(of: model, reporting: &diagnostics) }
      checkMembers(of: spec.connector, reporting: &diagnostics)
    case .interactor(let spec):
      var types = Claims("the type")
      for model in spec.models { types.claim(self.model(model), model.name.range, &diagnostics) }
      for item in spec.connectors { types.claim(connector(item), item.name.range, &diagnostics) }
      let name = spec.interactor.interactor
      types.claim(interactor(spec.interactor), name.range, &diagnostics)
      for model in spec.models.own { checkMembers(of: model, reporting: &diagnostics) }
      for connector in spec.connectors { checkMembers(of: connector, reporting: &diagnostics) }
      checkMembers(of: spec.interactor, reporting: &diagnostics)
    case .theme(let set):
      check(set, reporting: &diagnostics)
    case .module(let module):
      var types = Claims("the type")
      for model in module.models { types.claim(self.model(model), model.name.range, &diagnostics) }
      for model in module.models { checkMembers(of: model, reporting: &diagnostics) }
    }
  }

  private static func check(_ spec: ScreenletSpec, reporting diagnostics: inout Diagnostics) {
    checkTypes(of: spec, reporting: &diagnostics)
    checkScreenletMembers(of: spec, reporting: &diagnostics)
    checkViewMembers(of: spec, reporting: &diagnostics)
    for model in spec.models.own { checkMembers(of: model, reporting: &diagnostics) }
    for action in spec.actions { checkMembers(of: action, reporting: &diagnostics) }
    for connector in spec.connectors { checkMembers(of: connector, reporting: &diagnostics) }
    if let list = spec.list { checkMembers(of: list.connector, reporting: &diagnostics) }
  }

  private static func check(_ set: ThemeSetSpec, reporting diagnostics: inout Diagnostics) {
    if set.progress != nil {
      var types = Claims("the type")
      types.claim(progressPresenter(set), set.name.range, &diagnostics)
    }
    var constants = Claims("the constant")
    for item in set.constants {
      constants.claim(
        constant(item.value.kind, item.name.value), item.name.range, &diagnostics)
    }
  }

  private static func checkTypes(
    of spec: ScreenletSpec, reporting diagnostics: inout Diagnostics
  ) {
    var types = Claims("the type")
    types.claim(screenlet(spec), spec.name.range, &diagnostics)
    if !spec.viewModel.isEmpty { types.claim(viewModel(spec), spec.name.range, &diagnostics) }
    if spec.hasDelegate { types.claim(delegate(spec), spec.name.range, &diagnostics) }
    for model in spec.models { types.claim(self.model(model), model.name.range, &diagnostics) }
    for action in spec.actions {
      types.claim(interactor(action), action.interactor.range, &diagnostics)
    }
    for action in spec.actions {
      for name in loginConnectors(action) {
        types.claim(name, action.interactor.range, &diagnostics)
      }
    }
    for item in spec.connectors { types.claim(connector(item), item.name.range, &diagnostics) }
    if let presenter = spec.ownPresenter {
      types.claim(self.presenter(presenter.value), presenter.range, &diagnostics)
    }
    if let list = spec.list {
      types.claim(pageInteractor(spec), list.range, &diagnostics)
      types.claim(connector(list.connector), list.connector.name.range, &diagnostics)
    }
    for theme in spec.themes {
      if case .child = theme.kind { continue }
      types.claim(viewClass(spec, theme), theme.name.range, &diagnostics)
      guard let list = spec.list else { continue }
      types.claim(cellClass(list, theme), theme.name.range, &diagnostics)
      if spec.hasHeader(theme) {
        types.claim(headerClass(list, theme), theme.name.range, &diagnostics)
      }
    }
  }

  private static func checkScreenletMembers(
    of spec: ScreenletSpec, reporting diagnostics: inout Diagnostics
  ) {
    var members = Claims("the member of the Screenlet")
    if spec.hasDelegate {
      members.claim(delegateProperty(spec), spec.name.range, &diagnostics)
    }
    for property in spec.properties {
      members.claim(member(property.name.value), property.name.range, &diagnostics)
    }
    for item in spec.impliedInspectables {
      members.claim(member(item.property.name.value), item.property.name.range, &diagnostics)
    }
    for action in spec.actions where action.login?.savesCredentials == true {
      for name in [loadStoredCredentials, logout] {
        members.claim(name, action.name.range, &diagnostics)
      }
    }
    var makers: Set<String> = []
    for action in spec.actions {
      members.claim(constant(action), action.name.range, &diagnostics)
      // Two makers of one name come with two interactors of one name, which were reported.
      let maker = maker(action)
      if makers.insert(maker).inserted {
        members.claim(maker, action.interactor.range, &diagnostics)
      }
    }
  }

  private static func checkViewMembers(
    of spec: ScreenletSpec, reporting diagnostics: inout Diagnostics
  ) {
    var members = Claims("the member of the view")
    for item in spec.viewModel {
      members.claim(member(item.name.value), item.name.range, &diagnostics)
    }
    for item in spec.viewModel {
      members.claim(outlet(item), item.name.range, &diagnostics)
    }
    for action in spec.actions where action.hasButton {
      members.claim(button(action), action.name.range, &diagnostics)
    }
  }

  private static func checkMembers(
    of model: ModelSpec, reporting diagnostics: inout Diagnostics
  ) {
    var members = Claims("the member of the model")
    for attribute in model.attributes {
      members.claim(member(attribute.name.value), attribute.name.range, &diagnostics)
    }
  }

  private static func checkMembers(
    of action: ActionSpec, reporting diagnostics: inout Diagnostics
  ) {
    var members = Claims("the member of the interactor", avoiding: .interactor)
    for input in action.inputs {
      members.claim(member(input.name.value), input.name.range, &diagnostics)
    }
    if let result = action.result {
      members.claim(self.result(result), result.name.range, &diagnostics)
      if action.parse != nil {
        members.claim(parser(result), result.name.range, &diagnostics)
      }
    }
    checkSteps(of: action, in: &members, reporting: &diagnostics)
  }

  private static func checkSteps(
    of action: ActionSpec, in members: inout Claims, reporting diagnostics: inout Diagnostics
  ) {
    var variables = Claims("the variable of the interactor")
    var creators: Set<String> = []
    for step in action.steps {
      variables.claim(member(step.name.value), step.name.range, &diagnostics)
      let creator = create(step)
      members.claim(creator, step.name.range, &diagnostics)
      // Two steps with one of these names have all of them in common.
      guard creators.insert(creator).inserted, let result = step.result else { continue }
      members.claim(self.result(result), step.name.range, &diagnostics)
      members.claim(completed(step), step.name.range, &diagnostics)
      if step.parse != nil { members.claim(parser(result), step.name.range, &diagnostics) }
    }
  }

  private static func checkMembers(
    of connector: ConnectorSpec, reporting diagnostics: inout Diagnostics
  ) {
    var members = Claims("the member of the connector")
    for property in connector.properties {
      members.claim(member(property.name.value), property.name.range, &diagnostics)
    }
    if let result = connector.result {
      members.claim(self.result(result), result.name.range, &diagnostics)
    }
  }

  /// The names of one scope that are taken, and by what.
  private struct Claims {
    let kind: String
    /// What the class has from its superclasses.
    let inherited: ReservedMembers?
    /// With room for what most scopes have.
    private var owners = [String: SourceRange](minimumCapacity: 12)

    init(_ kind: String, avoiding inherited: ReservedMembers? = nil) {
      self.kind = kind
      self.inherited = inherited
    }

    mutating func claim(
      _ name: String, _ range: SourceRange, _ diagnostics: inout Diagnostics
    ) {
      if Names.inUse.contains(name) {
        diagnostics.error(.inUse(name), at: range)
      } else if let owner = inherited?.owner(of: name) {
        diagnostics.error(.reserved(name, owner: owner, what: "step"), at: range)
      } else if let first = owners.updateValue(range, forKey: name) {
        owners[name] = first
        diagnostics.error(
          .twice(kind, name), at: range, notes: [Diagnostic.Note(.first, at: first)])
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
