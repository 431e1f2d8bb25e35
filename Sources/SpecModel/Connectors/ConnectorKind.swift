import SourceText

extension ConnectorSpec {
  /// The kinds of connectors. Each kind is a type in a file of its own, which owns the keys of that
  /// kind; `ConnectorOutput` of the generator owns the output. No other code asks which kind a
  /// connector is.
  package indirect enum Kind: Hashable, Sendable {
    case liferay(LiferayConnector)
    case http(HttpConnector)
    case download(DownloadConnector)
    case rest(RestConnector)
    case custom(CustomConnector)
    case pages(PageConnector)
    case restPages(RestPageConnector)
    case httpPages(HttpPageConnector)
    case customPages(CustomPageConnector)

    /// The kinds that a spec can name under `kind`.
    static let named: [any NamedConnectorKind.Type] = [
      LiferayConnector.self, HttpConnector.self, DownloadConnector.self, RestConnector.self,
      CustomConnector.self,
    ]

    fileprivate var own: any ConnectorKind {
      switch self {
      case .liferay(let own): own
      case .http(let own): own
      case .download(let own): own
      case .rest(let own): own
      case .custom(let own): own
      case .pages(let own): own
      case .restPages(let own): own
      case .httpPages(let own): own
      case .customPages(let own): own
      }
    }
  }
}

extension ConnectorSpec.Kind {
  /// Returns the kind with each call of a service replaced by the result of `change`.
  func changingCalls(
    _ change: (ServiceCall, ServiceUse.Purpose) -> ServiceCall
  ) -> ConnectorSpec.Kind {
    switch self {
    case .liferay(var own):
      own.call = change(own.call, .answer(own.result))
      return .liferay(own)
    case .pages(var own):
      own.rows = change(own.rows, .rows)
      own.count = own.count.map { change($0, .count) }
      return .pages(own)
    case .http, .download, .rest, .restPages, .httpPages, .custom, .customPages:
      return self
    }
  }
}

/// The requirements that each kind of connector implements for the rest of the model.
protocol ConnectorKind: Hashable, Sendable {
  /// The result that the connector keeps of the reply.
  var result: ResultSpec? { get }
  /// Whether the connector keeps bytes, from which its interactor parses the result.
  var isParsed: Bool { get }
  /// Whether the connector may send or receive a file and report the progress.
  var transfersFile: Bool { get }
  /// The services that the connector calls.
  var serviceCalls: [ServiceCall] { get }
  /// The values that the connector sends, with their names; nil if only code written by hand knows
  /// them.
  var sent: [Expression.Attribute]? { get }
}

extension ConnectorKind {
  var result: ResultSpec? { nil }
  var isParsed: Bool { false }
  var transfersFile: Bool { serviceCalls.contains(where: \.sendsFile) }
  var serviceCalls: [ServiceCall] { [] }
}

extension ConnectorSpec {
  package var result: ResultSpec? { kind.own.result }
  package var isParsed: Bool { kind.own.isParsed }
  var transfersFile: Bool { kind.own.transfersFile }
  package var serviceCalls: [ServiceCall] { kind.own.serviceCalls }

  var sent: [Expression.Attribute]? { kind.own.sent }

  /// Whether the reply to the connector depends on that value of the context.
  func passes(_ value: ServiceCall.ContextValue) -> Bool {
    (sent ?? []).contains { $0.value.references.contains(.context(value)) }
  }
}

/// A kind that a spec names under `kind`, with keys of its own.
protocol NamedConnectorKind: ConnectorKind {
  static var name: String { get }
  /// The keys that only some kinds have.
  static var keys: [ConnectorKey] { get }
  /// The key that implies this kind if `kind` is absent; nil if there is no such key.
  static var telltale: String? { get }
  /// The class of the runtime that the connector extends.
  static var superclass: String { get }
  /// The names that its properties cannot have.
  static var reserved: ReservedMembers { get }

  /// Reads the keys of the kind. Reports an error and returns nil if something is wrong with them.
  static func read(
    _ fields: Fields<ConnectorKeys>, _ scope: ConnectorScope
  ) -> ConnectorSpec.Kind?
}

extension NamedConnectorKind {
  static var telltale: String? { nil }

  /// Whether a connector with these keys has the kind, if it states none.
  static func isImplied(by fields: Fields<ConnectorKeys>) -> Bool {
    telltale.map { fields.node(named: $0) != nil } ?? false
  }

  static var superclass: String { "ServerConnector" }
  static var reserved: ReservedMembers { .connector }
}

/// The declarations that the keys of a kind can refer to.
struct ConnectorScope {
  let properties: Declared<PropertySpec>
  /// The result that the connector declares.
  let result: ResultSpec?
  let outer: OuterValues
  /// The names of the models that a reply can be made into.
  let models: [String]
  /// The values of a page that a list can send.
  var pageValues: [ServiceCall.PageValue] = []

  /// The names that a value of a call can use.
  var names: ServiceCall.Names {
    ServiceCall.Names(
      models: models, properties: properties, pageValues: pageValues, outer: outer)
  }
}

extension ConnectorSpec.Kind {
  /// The values of the key `kind`.
  package static let names = named.map { $0.name }

  /// The keys that only some kinds have, each once.
  package static let keys = keys(of: nil)

  /// The rows of these keys, each once. Two kinds can have different rows for keys of the same
  /// name.
  static let rows = named.flatMap { $0.keys.map(\.key.row) }.eachOnce(by: \.meaning)

  /// Returns the keys of the kind of that name, followed by those of the other kinds.
  package static func keys(of name: String?) -> [ConnectorKey] {
    let first = named.filter { $0.name == name }
    return (first + named).flatMap { $0.keys }.eachOnce(by: \.name)
  }

  /// The classes of the runtime that connectors extend.
  package static let superclasses = named.map { $0.superclass }

  /// Returns the kind that the keys of a draft imply: the kind whose telltale key is among them, or
  /// else the first kind with a text key among them.
  package static func implied(by keys: some Collection<String>) -> String {
    let told = named.first { kind in kind.telltale.map(keys.contains) ?? false }
    let kind =
      told
      ?? named.first { kind in
        kind.keys.contains { $0.isText && keys.contains($0.name) }
      }
    return kind?.name ?? CustomConnector.name
  }
}
