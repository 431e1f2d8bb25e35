import SourceText
import SpecNotation

/// A connector that gets a page of a list and, if there is a call for it, the number of all rows.
package struct PageConnector: Hashable, Sendable {
  package var rows: ServiceCall
  package var count: ServiceCall?
}

extension PageConnector: ConnectorKind {
  var serviceCalls: [ServiceCall] { [rows] + (count.map { [$0] } ?? []) }

  var sent: [Expression.Attribute]? { serviceCalls.flatMap(\.sent) }
}

// A list declares this connector under its own key `connector`; `kind` never names it.
extension ConnectorSpec {
  /// Reads the connector that gets the pages of the list `name`.
  init?(pagesOf name: Located<String>, _ list: Fields<ListKeys>, scope: ActionScope) {
    let entries = list.node(ListKeys.connector)?.mapping ?? []
    if let entry = entries.first(where: { ConnectorChoice.isMeant(by: [$0]) }) {
      list.log.error(.choiceOfPages, at: entry.key.range)
      return nil
    }
    guard let range = list.keyRange(of: ListKeys.connector),
      let fields = list.mapping(
        ListKeys.connector, of: "the connector of the list", at: range)
    else { return nil }
    let stated = Self.kindOfPages(fields)
    // A connector whose kind is wrong is read by its keys, so that its other mistakes are reported.
    let likely = stated ?? Self.impliedKindOfPages(fields)
    let summary = fields[ConnectorKeys.summary]
    let list = PropertySpec.parameters(
      fields, ConnectorKeys.properties, avoiding: Self.reserved(of: likely),
      models: scope.models.names)
    let properties = Declared(list, in: fields.node(ConnectorKeys.properties))
    let rules = ValidationRule.list(
      fields, ConnectorKeys.validate, properties: properties, outer: scope.outer)
    let own = ConnectorScope(
      properties: properties, result: nil, outer: scope.outer, models: scope.models.names)
    let kind: Kind? =
      switch likely {
      case RestConnector.name:
        HttpRequest(
          toGet: AddressTemplate(pathOf: fields, own), fields, own, credentials: .ofSession,
          without: RestPageConnector.pageParameters
        ).map { .restPages(RestPageConnector(request: $0)) }
      case HttpConnector.name: HttpPageConnector(fields, own).map(Kind.httpPages)
      case CustomConnector.name: .customPages(CustomPageConnector())
      default: PageConnector(fields, own).map(Kind.pages)
      }
    guard stated != nil, let kind else { return nil }
    self.init(
      name: Located(name.value, at: range), summary: summary, kind: kind, properties: list,
      rules: rules)
  }

  /// Returns the kind that the connector of a list states or implies. Reports an error and returns
  /// nil if it states a kind that no list can have.
  private static func kindOfPages(_ fields: Fields<ConnectorKeys>) -> String? {
    let kind =
      fields.has(ConnectorKeys.kind)
      ? fields.kind(
        ConnectorKeys.kind,
        of: [LiferayConnector.name, RestConnector.name, HttpConnector.name, CustomConnector.name])
      : impliedKindOfPages(fields)
    if let kind { fields.refuseKeys(notOf: kind) }
    return kind
  }

  private static func impliedKindOfPages(_ fields: Fields<ConnectorKeys>) -> String {
    if fields.has(ConnectorKeys.service) { return LiferayConnector.name }
    if fields.has(ConnectorKeys.url) { return HttpConnector.name }
    let isRest = !fields.has(ConnectorKeys.rows) && fields.has(ConnectorKeys.path)
    return isRest ? RestConnector.name : LiferayConnector.name
  }

  private static func reserved(of kind: String) -> ReservedMembers {
    switch kind {
    case RestConnector.name: .restPageConnector
    case HttpConnector.name: .httpPageConnector
    default: .pageConnector
    }
  }
}

extension PageConnector {
  fileprivate init?(_ fields: Fields<ConnectorKeys>, _ scope: ConnectorScope) {
    let service = Self.service(fields)
    var names = scope.names
    names.pageValues = ServiceCall.PageValue.ofCalls
    let rows = Self.rows(fields, of: service, names)
    names.pageValues = []
    let count = ServiceCall(
      of: service, fields, ConnectorKeys.count, names,
      inheriting: rows?.withoutPage)
    guard let rows, !fields.has(ConnectorKeys.count) || count != nil else { return nil }
    self.init(rows: rows, count: count)
  }

  /// Returns the service of the calls that name none of their own; nil if all calls name a service
  /// or a path.
  private static func service(_ fields: Fields<ConnectorKeys>) -> Located<String>? {
    let calls = [ConnectorKeys.rows, ConnectorKeys.count].compactMap { fields.node($0) }
    if calls.isEmpty || !calls.allSatisfy(ServiceCall.hasService) {
      return ServiceCall.service(fields, ConnectorKeys.service)
    }
    fields.refuse(ConnectorKeys.service, .uselessService)
    return nil
  }

  /// Reads the call for the rows of a page, which has to pass the start and the end of the page.
  private static func rows(
    _ fields: Fields<ConnectorKeys>, of service: Located<String>?, _ names: ServiceCall.Names
  ) -> ServiceCall? {
    guard let node = fields.requiredNode(ConnectorKeys.rows) else { return nil }
    let range = fields.keyRange(of: ConnectorKeys.rows) ?? node.range
    let errors = fields.log.errorCount
    let rows = ServiceCall(of: service, fields, ConnectorKeys.rows, names)
    // An argument with a mistake may be the start or the end of the page.
    if fields.log.errorCount == errors { rows?.reportPage(at: range, reporting: fields.log) }
    return rows
  }
}

extension ServiceCall {
  /// The call without the page, for all rows.
  fileprivate var withoutPage: ServiceCall {
    var call = self
    call.arguments = arguments.compactMap(\.withoutPage)
    return call
  }

  /// Reports a call that does not get exactly the rows of the page.
  fileprivate func reportPage(at range: SourceRange, reporting log: DiagnosticLog) {
    let start = arguments.first { $0.name(of: .startRow) != nil }
    let end = arguments.first { $0.name(of: .endRow) != nil }
    if let start, let end {
      let names = (start.name(of: .startRow) ?? "", end.name(of: .endRow) ?? "")
      if names.0 == "end" || names.1 == "start" {
        log.error(.swapped(names.0, names.1), at: start.range)
      }
    } else if start == nil, let fixed = arguments.first(where: { $0.label.value == "start" }) {
      log.error(.fixedRow("start", .startRow), at: fixed.range)
    } else if start == nil {
      log.error(.everyPageTheSame, at: range)
    } else if let fixed = arguments.first(where: { $0.label.value == "end" }) {
      log.error(.fixedRow("end", .endRow), at: fixed.range)
    } else {
      log.error(.noEnd, at: range)
    }
  }
}

extension ServiceCall.Argument {
  /// Returns the name under which the start or the end of the page is passed: the label, or an
  /// attribute of an object. Returns nil if it is not passed.
  fileprivate func name(of part: ServiceCall.PageValue) -> String? {
    switch value.form {
    case .name(.page(part)): label.value
    case .object(_, let attributes):
      attributes.first { $0.value.reference == .page(part) }?.name
    default: nil
    }
  }

  /// The argument without the page; nil if it only passes the page or the order of the rows.
  fileprivate var withoutPage: Self? {
    if ["obc", "orderByComparator"].contains(label.value) { return nil }
    return value.withoutPage.map { ServiceCall.Argument(label: label, value: $0, range: range) }
  }
}

extension Expression {
  fileprivate var withoutPage: Self? {
    switch form {
    case .name(.page): nil
    case .object(let className, let attributes):
      Expression(
        .object(
          className: className,
          attributes.compactMap { attribute in
            attribute.value.withoutPage.map { Attribute(name: attribute.name, value: $0) }
          }))
    default: self
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let choiceOfPages: Self =
    "a list has one connector; write its keys here, and choose between several by hand in "
    + "'createListPageConnector()' of its interactor"

  fileprivate static let uselessService: Self =
    "both calls say their service, or their path; remove 'service'"

  fileprivate static let everyPageTheSame: Self =
    "the call does not say which rows to get, so that every page would be the same; "
    + "pass 'startRow' and 'endRow', as in '{ start: startRow, end: endRow }'"

  fileprivate static let noEnd: Self =
    "the call does not say where a page ends; pass 'endRow' as well, as in "
    + "'{ start: startRow, end: endRow }'"

  fileprivate static func swapped(_ start: String, _ end: String) -> Self {
    "the first and the last row are swapped; write '\(end): startRow, \(start): endRow'"
  }

  fileprivate static func fixedRow(_ label: String, _ value: ServiceCall.PageValue) -> Self {
    "'\(label)' would be the same for every page; write '\(label): \(value.rawValue)'"
  }
}
