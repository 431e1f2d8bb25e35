package import SourceText
import SpecNotation

/// A call of a Mobile SDK service: its class, its method and its labelled arguments.
package struct ServiceCall: Hashable, Sendable {
  /// Whether a file is among the arguments.
  var sendsFile: Bool {
    arguments.contains { argument in
      switch argument.value.form {
      case .upload: true
      case .map(let attributes), .object(nil, let attributes):
        Set(attributes.map(\.name)).isSuperset(of: ["data", "fileName"])
      default: false
      }
    }
  }

  package struct Argument: Hashable, Sendable {
    package var label: Located<String>
    package var value: Expression
    /// The range of the value.
    package var range: SourceRange
  }

  /// A value that an argument can take from `LiferayServerContext`, or from the session.
  package enum ContextValue: String, CaseIterable, Hashable, Sendable {
    case groupId, companyId, server
    /// The user's language as Liferay names it: `en_US`.
    case locale
    /// The ID of the user who is logged in.
    case userId
  }

  /// A value that only a call for the rows of a page can pass: the first row, the row after the
  /// last, or the comparator that orders the rows.
  package enum PageValue: String, CaseIterable, Hashable, Sendable {
    case startRow, endRow, obc
    /// The number of the page, counted from 1.
    case page
    /// The number of the page, counted from 0.
    case pageIndex
    case pageSize

    /// The values that a call of a service can pass.
    static let ofCalls: [PageValue] = [.startRow, .endRow, .obc]
    /// The values that a request to an address can send.
    static let ofAddresses: [PageValue] = [.page, .pageIndex, .pageSize, .startRow, .endRow]
  }

  package var service: Located<String>
  package var method: Located<String>
  package var arguments: [Argument]
  /// The path, if the spec describes the method itself; `service` and `method` are then parts of
  /// it.
  package var path: ServicePath?
  /// How the server receives the call; nil if the method is not known.
  package var wire: Wire?

  /// The path and the parameters of a call in the JSON that is sent.
  package struct Wire: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
      case value, bytes, file
      /// An object that the server makes, of this class unless the value names another.
      case object(className: String)
    }

    package struct Parameter: Hashable, Sendable {
      package var name: String
      package var form: Form

      package init(name: String, form: Form) {
        self.name = name
        self.form = form
      }
    }

    /// `/bookmarks.bookmarksentry/add-entry`.
    package var path: String
    /// The parameters in the order of the arguments.
    package var parameters: [Parameter]

    package init(path: String, parameters: [Parameter]) {
      self.path = path
      self.parameters = parameters
    }
  }
}

extension ServiceCall {
  /// Reads the keys `service`, `method` and `arguments`.
  init?<Owner: CallTable>(_ fields: Fields<Owner>, _ names: Names) {
    let arguments = Self.arguments(fields, Owner.arguments, names)
    if fields.node(Owner.service)?.mapping != nil {
      fields.refuse(Owner.method, .methodOfPath)
      let path = fields[Owner.service].flatMap {
        ServicePath($0, passing: arguments, models: names.models)
      }
      guard let path else { return nil }
      self.init(at: path, passing: arguments)
      return
    }
    let service = Self.service(fields, Owner.service)
    let text = fields.required(Owner.method)
    let method = text?.methodName(taking: arguments, reporting: fields.log)
    guard let service, let method else { return nil }
    self.init(service: service, method: method, arguments: arguments)
  }

  /// Reads a call under `key` of a list: `{ method: getEntries, arguments: … }`, the same with a
  /// path, or a method or path alone. `service` is the one that the list names, or nil if it was
  /// refused. Keys that are absent are taken from `other`.
  init?(
    of service: Located<String>?, _ list: Fields<ConnectorKeys>,
    _ key: Key<ConnectorKeys, Fields<CallKeys>>,
    _ names: Names,
    inheriting other: ServiceCall? = nil
  ) {
    guard let node = list.node(key) else { return nil }
    let fields = list.mapping(
      key, at: list.keyRange(of: key), orText: "a method, a path or a mapping")
    guard let fields else { return nil }
    let hasPath = node.member(CallKeys.path) != nil
    let text = fields.required(hasPath ? CallKeys.path : CallKeys.method)
    if hasPath {
      fields.refuse(CallKeys.method, .methodOfPath)
      fields.refuse(CallKeys.service, .serviceOfPath)
    }
    let service =
      fields.has(CallKeys.service) ? Self.service(fields, CallKeys.service) : service
    let arguments =
      fields.has(CallKeys.arguments)
      ? Self.arguments(fields, CallKeys.arguments, names) : other?.arguments ?? []
    let parameters =
      fields.has(CallKeys.parameters)
      ? ServicePath.parameters(fields, of: arguments) : other?.path?.parameters ?? []
    if Self.isByPath(node) {
      guard let text, let path = ServicePath(text, parameters, reporting: list.log) else {
        return nil
      }
      self.init(at: path, passing: arguments)
      return
    }
    let method = text?.methodName(taking: arguments, reporting: list.log)
    guard let service, let method else { return nil }
    self.init(service: service, method: method, arguments: arguments)
  }

  /// Whether a call of a list names its own service, or has a path.
  static func hasService(_ node: Node) -> Bool {
    isByPath(node) || node.member(CallKeys.service) != nil
  }

  init(at path: ServicePath, passing arguments: [Argument]) {
    self.init(service: path.service, method: path.method, arguments: arguments, path: path)
  }

  /// Whether a call of a list is described by a path.
  static func isByPath(_ node: Node) -> Bool {
    node.keyText.hasPrefix("/") || node.member(CallKeys.path) != nil
  }

  /// Returns the class under the key. Reports an error and returns nil if the text cannot name a
  /// class.
  static func service<Owner>(
    _ fields: Fields<Owner>, _ key: Key<Owner, some Any>
  ) -> Located<String>? {
    let text = fields.requiredNode(key)?.text(of: key.name.quoted, reporting: fields.log)
    if let text, text.value.hasPrefix("/") {
      fields.log.error(.pathAlone(text.value), at: text.range)
      return nil
    }
    return text?.typeName("service", reporting: fields.log)
  }

  /// The names that an argument can use.
  struct Names {
    /// The models that a reply can be made into.
    var models: [String] = []
    var properties = Declared<PropertySpec>([])
    /// The names that it could use if they were inputs.
    var missing: [String] = []
    var pageValues: [PageValue] = []
    /// The values that it could use if the connector declared them.
    var outer = OuterValues.none
    /// The place where names can be declared, for messages.
    var home = "the connector's 'properties'"
  }

  private static func arguments<Owner>(
    _ fields: Fields<Owner>, _ key: Key<Owner, [Node.Entry]>, _ names: Names
  ) -> [Argument] {
    (fields[key] ?? []).compactMap { Argument($0, names, reporting: fields.log) }
  }
}

extension ServiceCall.Argument {
  fileprivate init?(_ entry: Node.Entry, _ names: ServiceCall.Names, reporting log: DiagnosticLog) {
    let label = entry.name.memberName("argument", reporting: log)
    let value =
      entry.value.mapping == nil
      ? Expression(valueOrList: entry, names, reporting: log)
      : Expression(object: entry.value, names, reporting: log)
    guard let label, let value else { return nil }
    self.init(label: label, value: value, range: entry.value.range)
  }
}

extension Expression {
  /// Reads the value of an argument or of an attribute. Reports an error and returns nil if it is
  /// empty.
  init?(_ entry: Node.Entry, _ names: ServiceCall.Names, reporting log: DiagnosticLog) {
    let key = entry.key.keyText
    if entry.value.scalar?.value == .null {
      log.error(.noValue(key), at: entry.key.range)
      return nil
    }
    let text = entry.value.text(
      of: key.quoted, expecting: "a property, 'context.<name>' or a literal",
      reporting: log)
    guard let text else { return nil }
    self.init(text, names, reporting: log)
  }

  /// Reads a value from a text, in which names stand for `names`.
  init?(_ text: Located<String>, _ names: ServiceCall.Names, reporting log: DiagnosticLog) {
    self.init(text, reporting: log) { text in
      if let value = names.value(named: text.value) ?? Expression(constant: text.value) {
        return value
      }
      if !names.outer.report(text, reporting: log) {
        log.error(.noArgument(text.value, names), at: text.range)
      }
      return nil
    }
  }

  /// Reads a value of the context, or a literal that a connector can be passed.
  init?(constant text: String) {
    if let value = ServiceCall.ContextValue(named: text) {
      self.init(.name(.context(value)))
    } else if let literal = SwiftLiteral(text), literal.canBeArgument {
      self.init(.literal(literal))
    } else {
      return nil
    }
  }
}

extension ServiceCall.Names {
  fileprivate func value(named name: String) -> Expression? {
    if let value = ServiceCall.PageValue(rawValue: name), pageValues.contains(value) {
      return Expression(.name(.page(value)))
    }
    return properties.has(name)
      ? Expression(.name(.property(name)), type: properties[name]?.type) : nil
  }
}

extension SwiftLiteral {
  fileprivate var canBeArgument: Bool {
    switch self {
    case .integer: fits(SwiftType(.builtin(.int64)))
    case .zero, .day: false
    case .nil, .bool, .float, .string: true
    }
  }
}

extension ServiceCall.ContextValue {
  /// Reads `context.groupId`.
  init?(named text: String) {
    guard text.hasPrefix("context.") else { return nil }
    self.init(rawValue: String(text.dropFirst("context.".count)))
  }

  /// The message for an unknown name after `context.`.
  static func unknown(_ text: String) -> Diagnostic.Message {
    let names = allCases.map { "context.\($0.rawValue)" }
    // Compared without the common prefix, which would make all of them alike.
    let name = String(text.dropFirst("context.".count))
    let hint = nearest(to: name, in: allCases.map(\.rawValue)).map {
      "; did you mean 'context.\($0)'?"
    }
    return "unknown value '\(text)'\(hint ?? "; expected \(names.choice), or pass a property")"
  }
}

extension Diagnostic.Message {
  fileprivate static let methodOfPath: Self =
    "the path says which method is called; remove 'method'"

  fileprivate static let serviceOfPath: Self = "the path says the service; remove 'service'"

  fileprivate static func pathAlone(_ path: String) -> Self {
    "'\(path)' is a path, not a class; write 'service: { path: \(path) }'"
  }

  fileprivate static func noValue(_ label: String) -> Self {
    "'\(label)' has no value; write 'nil' to pass nothing"
  }

  fileprivate static func noArgument(_ text: String, _ names: ServiceCall.Names) -> Self {
    let context = ServiceCall.ContextValue.allCases.map { "context.\($0.rawValue)" }
    if ServiceCall.PageValue(rawValue: text) != nil {
      let places = [
        ("the 'rows' of a list", ServiceCall.PageValue.ofCalls),
        ("a list with a 'url'", ServiceCall.PageValue.ofAddresses),
      ].filter { $0.1.map(\.rawValue).contains(text) }.map(\.0)
      return "'\(text)' is known only to \(places.joined(separator: " and to ")); "
        + "pass it there, or declare a property"
    }
    if names.missing.contains(text) {
      return "'\(text)' is not among the inputs; add it to 'inputs'"
    }
    if text.hasPrefix("context.") {
      return ServiceCall.ContextValue.unknown(text)
    }
    if let mistake = SwiftLiteral.mistake(inText: text) {
      return "cannot read the text '\(text)'; \(mistake)"
    }
    if case .integer? = SwiftLiteral(text) {
      return "'\(text)' is out of the range of 'Int64'; pass it as a text or a property"
    }
    let known = names.properties.names + names.pageValues.map(\.rawValue) + context + ["nil"]
    if let near = nearest(to: text, in: known) {
      return "'\(text)' is neither a property nor a literal; did you mean '\(near)'?"
    }
    return "'\(text)' is neither a property, 'context.<name>' nor a literal; "
      + (SwiftName.isIdentifier(text) ? "declare it under \(names.home), or " : "")
      + SwiftLiteral.advice(for: text)
  }
}
