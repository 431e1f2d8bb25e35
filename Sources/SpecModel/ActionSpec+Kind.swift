import SourceText
import SpecNotation

extension ActionSpec {
  /// What the interactor does.
  package indirect enum Kind: Hashable, Sendable {
    /// The interactor calls the service itself and is the session's callback.
    case callback(ServiceCall)
    /// The interactor runs a connector that reads.
    case read(ConnectorUse)
    /// The interactor runs a connector that writes.
    case write(ConnectorUse)
    /// The interactor logs the user in.
    case login(LoginSpec)
    /// The interactor does what its `start()` is filled in with.
    case custom

    var connector: ConnectorUse? {
      switch self {
      case .read(let use), .write(let use): use
      case .callback, .login, .custom: nil
      }
    }
  }

  enum KindName: String, CaseIterable {
    case callback, read, write, login, custom

    /// The kind that an action says it is, if there is one of that name.
    static func stated(in node: Node) -> KindName? {
      node.member("kind").flatMap { KindName(rawValue: $0.keyText) }
    }
  }

  /// The kind that the spec names; nil with an error if there is no such kind.
  static func kind(_ fields: Fields, isAlone: Bool) -> KindName? {
    let kinds = KindName.allCases.filter { $0 != .login || !isAlone }.map(\.rawValue)
    guard let kind = fields.kind(of: kinds, reporting: fields.log).flatMap(KindName.init)
    else { return nil }
    fields.refuseKeys(notOf: kind.rawValue)
    return kind
  }

  /// The kind by which to read an action whose own kind is wrong, to report its other mistakes too.
  static func likelyKind(_ fields: Fields) -> KindName {
    if fields["connector"] != nil || fields["connectors"] != nil { return .read }
    return fields["service"] != nil ? .callback : .custom
  }

  /// What the interactor of an action of the kind works with.
  static func work(_ name: KindName, _ fields: Fields, scope: ActionScope) -> (Kind?, [InputSpec]) {
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
