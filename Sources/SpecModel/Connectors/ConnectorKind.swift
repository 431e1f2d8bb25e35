import SourceText
import SpecLanguage

extension ConnectorSpec {
  /// The kinds of connectors. Each is a type of its own, in a file that owns what a spec says of
  /// it; `ConnectorOutput` of the generator owns what is generated for it. No other code asks which
  /// kind a connector is.
  package indirect enum Kind: Hashable, Sendable {
    case liferay(LiferayConnector)
    case http(HttpConnector)
    case download(DownloadConnector)
    case rest(RestConnector)
    case custom(CustomConnector)
    case pages(PageConnector)
    case restPages(RestPageConnector)
    case customPages(CustomPageConnector)

    /// Those that a spec names under `kind`.
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
      case .customPages(let own): own
      }
    }
  }
}

extension ConnectorSpec.Kind {
  /// The kind with what `change` makes of its calls of services.
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
    case .http, .download, .rest, .restPages, .custom, .customPages:
      return self
    }
  }
}

/// What the rest of the model asks a connector, and each kind answers in its own way.
protocol ConnectorKind: Hashable, Sendable {
  /// What the connector keeps of the answer.
  var result: ResultSpec? { get }
  /// Whether the connector keeps bytes, out of which its interactor parses the result.
  var isParsed: Bool { get }
  /// Whether the connector may send or receive a file and report the progress.
  var transfersFile: Bool { get }
  /// The services that the connector calls.
  var serviceCalls: [ServiceCall] { get }
  /// The values that the connector sends, each with its name; nil if only code written by hand knows.
  var sent: [ServiceCall.Attribute]? { get }
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

  var sent: [ServiceCall.Attribute]? { kind.own.sent }

  /// Whether what the connector gets depends on that value.
  func passes(_ value: ServiceCall.ContextValue) -> Bool {
    (sent ?? []).contains { $0.value.leaves.contains(.context(value)) }
  }
}

/// A kind that a spec names under `kind`, with keys of its own.
protocol NamedConnectorKind: ConnectorKind {
  static var name: String { get }
  /// The keys that only some kinds have.
  static var keys: [ConnectorKey] { get }
  /// The key by which a connector without `kind` is one of this kind; nil if there is none.
  static var telltale: String? { get }
  /// The class of the runtime that the connector extends.
  static var superclass: String { get }
  /// The names that its properties cannot have.
  static var reserved: ReservedMembers { get }

  /// Reads the keys of the kind. Reports an error and returns nil if something is wrong with them.
  static func read(
    _ fields: Fields, _ scope: ConnectorScope
  ) -> ConnectorSpec.Kind?
}

extension NamedConnectorKind {
  static var telltale: String? { nil }
  static var superclass: String { "ServerConnector" }
  static var reserved: ReservedMembers { .connector }
}

/// What the keys of a kind can refer to.
struct ConnectorScope {
  let properties: Declared<PropertySpec>
  /// What the connector says under `result`.
  let result: ResultSpec?
  let outer: OuterValues
  /// The names of the models that an answer can be made into.
  let models: [String]

  /// What a value of a call can name.
  var names: ServiceCall.Names {
    ServiceCall.Names(models: models, properties: properties, outer: outer)
  }
}

extension ConnectorSpec.Kind {
  /// What a spec writes under `kind`.
  package static let names = named.map { $0.name }

  /// The keys that only some kinds have, each once.
  package static let keys = keys(of: nil)

  /// Their rows, each once: two kinds may have different ones for keys of the same name.
  static let rows = named.flatMap { $0.keys.map(\.row) }.eachOnce(by: \.meaning)

  /// The keys of the kind of that name, then those of the others.
  package static func keys(of name: String?) -> [ConnectorKey] {
    let first = named.filter { $0.name == name }
    return (first + named).flatMap { $0.keys }.eachOnce(by: \.name)
  }

  /// The classes of the runtime that connectors extend.
  package static let superclasses = named.map { $0.superclass }

  /// The kind that the keys of a draft imply: the one that one of them tells, or the first that has a
  /// text among its own keys there.
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
