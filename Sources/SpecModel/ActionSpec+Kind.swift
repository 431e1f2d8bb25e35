import SourceText
import SpecNotation

extension ActionSpec {
  /// The work that an interactor does.
  package indirect enum Kind: Hashable, Sendable {
    /// The interactor calls the service itself and is the session's callback.
    case callback(ServiceCall)
    /// The interactor runs a connector that reads.
    case read(ConnectorUse)
    /// The interactor runs a connector that writes.
    case write(ConnectorUse)
    /// The interactor logs the user in.
    case login(LoginSpec)
    /// The interactor succeeds at once, without a server; the Screenlet then updates its view and
    /// calls its delegate.
    case event
    /// The interactor has a `start()` that the developer fills in.
    case custom

    var connector: ConnectorUse? {
      switch self {
      case .read(let use), .write(let use): use
      case .callback, .login, .event, .custom: nil
      }
    }
  }

  enum KindName: String, CaseIterable {
    case callback, read, write, login, event, custom

    /// The kinds of interactors without a Screenlet.
    static let ofFiles = allCases.filter { $0 != .event }

    /// Returns the kind that an action states, or nil if there is no kind of that name.
    static func stated(in node: Node) -> KindName? {
      node.member(ActionKeys.kind).flatMap { KindName(rawValue: $0.keyText) }
    }
  }

  /// Returns the kind that the spec names. Reports an error and returns nil if there is no such
  /// kind.
  static func kind(_ fields: Fields<ActionKeys>, isAlone: Bool) -> KindName? {
    let kinds = (isAlone ? KindName.ofFiles : KindName.allCases).map(\.rawValue)
    guard let kind = fields.kind(ActionKeys.kind, of: kinds).flatMap(KindName.init)
    else { return nil }
    fields.refuseKeys(notOf: kind.rawValue)
    return kind
  }

  /// Returns the kind by which an action is read whose own kind is wrong, so that its other
  /// mistakes are reported too.
  static func likelyKind(_ fields: Fields<ActionKeys>) -> KindName {
    if fields.has(ActionKeys.connector) || fields.has(ActionKeys.connectors) { return .read }
    return fields.has(ActionKeys.service) ? .callback : .custom
  }

  /// Reads the work of an interactor of that kind, and its inputs.
  static func work(
    _ name: KindName, _ fields: Fields<ActionKeys>, scope: ActionScope
  ) -> (Kind?, [InputSpec]) {
    var use: ConnectorUse?
    let kind: Kind?
    switch name {
    case .callback:
      let names = ServiceCall.Names(
        models: scope.models.names,
        properties: scope.inputs(of: fields),
        missing: scope.inputNames,
        home: scope.isAlone ? "'properties'" : "'properties' or 'viewModel'")
      kind = ServiceCall(fields, names).map(Kind.callback)
    case .login:
      let reading = LoginSpec.reading(fields, scope: scope)
      return (reading.map { .login($0.login) }, reading?.inputs ?? [])
    case .event:
      kind = .event
    case .custom:
      kind = .custom
    case .read, .write:
      use = ConnectorUse.reading(fields, scope: scope)
      kind = use.map { name == .read ? .read($0) : .write($0) }
    }
    var call: ServiceCall?
    if case .callback(let made)? = kind { call = made }
    let inputs = InputSpec.list(fields, connector: use, call: call, scope: scope)
    return (kind, inputs)
  }
}
