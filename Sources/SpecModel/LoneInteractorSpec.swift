import SourceText

/// An interactor alone, for a Screenlet that was written by hand or a delegate that supplies it,
/// with its connectors and the models that its result wraps.
package struct LoneInteractorSpec: Hashable, Sendable {
  /// The interactor as an action, which has the name of the interactor.
  package var interactor: ActionSpec
  package var connectors: [ConnectorSpec]
  package var models: [ModelSpec]
  /// The modules that its sources import besides the runtime.
  package var imports: [Located<String>]
}

extension LoneInteractorSpec {
  /// Reads the spec and reports everything that is wrong with it.
  init?(_ fields: Fields<ActionKeys>, in module: ModuleSpec?) {
    var fields = fields
    for key in fields.foreignKeys {
      let message: Diagnostic.Message =
        if key.value == ActionKeys.inputs.name {
          .inputs
        } else if let role = LoginSpec.Role(rawValue: key.value) {
          .inputOfLogin(role)
        } else {
          .keyOfAction(key.value)
        }
      fields.log.error(message, at: key.range)
      fields = fields.without(key.value)
    }
    guard let name = fields.required(ActionKeys.interactor) else { return nil }

    let models = ModelSpec.scope(fields, in: module, besides: module.models(for: nil))
    let imports = fields.imports ?? module?.imports ?? []
    let properties = PropertySpec.parameters(
      fields, ActionKeys.properties, avoiding: .interactor, models: models.names,
      isOfInteractor: true)
    let outer = OuterValues(owner: "the interactor", properties: properties)
    var connectors = ConnectorSpec.list(fields, models: models.names, outer: outer)
    for index in connectors.indices {
      connectors[index].rules.keepTexts(reporting: fields.log)
    }
    let scope = ActionScope(
      log: fields.log,
      models: models,
      properties: Declared(properties, in: fields.node(ActionKeys.properties)),
      viewModel: Declared([]),
      connectors: Declared(connectors, in: fields.node(ActionKeys.newConnectors)),
      resultsOfConnectors: fields.resultsOfConnectors,
      outer: outer, isAlone: true)
    // Here `connectors` declares them; in an action it lists the steps of the interactor.
    let interactor = ActionSpec(name, fields.without(ActionKeys.newConnectors.name), scope: scope)
    guard let interactor else { return nil }
    self.init(
      interactor: interactor, connectors: connectors, models: models.items, imports: imports)
  }
}

extension Diagnostic.Message {
  fileprivate static let inputs: Self =
    "an interactor alone gets all of its 'properties'; remove 'inputs'"

  fileprivate static func inputOfLogin(_ role: LoginSpec.Role) -> Self {
    "the inputs of an interactor alone are its 'properties'; write '\(role.rawValue): \(role.type.source)' there"
  }

  fileprivate static func keyOfAction(_ key: String) -> Self {
    "'\(key)' belongs to an action of a Screenlet; remove it, or declare the interactor there"
  }
}
