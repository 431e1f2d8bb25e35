package import ServiceCatalog
import SourceText
import SpecModel

/// Services as `screens-gen service` prints them.
package struct ServiceListing {
  let catalog: ServiceCatalog

  package init(_ catalog: ServiceCatalog = ServiceCatalog()) {
    self.catalog = catalog
  }

  /// Returns the services whose names contain `pattern`, ignoring case, and the methods whose names
  /// do. Without a pattern, returns all services.
  package func names(matching pattern: String?) -> [String] {
    let names = catalog.serviceNames
    guard let pattern = pattern?.lowercased() else { return names }
    return names.flatMap { name in
      if name.lowercased().contains(pattern) { return [name] }
      let methods = catalog.service(named: name)?.methods ?? []
      return methods.map { "\(name).\($0.name)" }
        .filter { $0.dropFirst(name.count + 1).lowercased().contains(pattern) }.eachOnce(by: \.self)
    }
  }

  /// The methods of all services, each name once.
  package var methodNames: [String] { Set(methods.map(\.name)).sorted() }

  /// The names of the methods that return a number.
  package var countNames: [String] {
    Set(methods.filter { $0.result == .number }.map(\.name)).sorted()
  }

  private var methods: [ServiceMethod] {
    catalog.serviceNames.flatMap { catalog.service(named: $0)?.methods ?? [] }
  }

  /// Returns a description of a service, with a line for each of its methods.
  package func text(ofService name: String) throws(Miss) -> String {
    let service = try service(named: name)
    let methods = service.methods.map { "  \($0.signature)\n" }
    return "\(service.name), \(service.path)\n\n" + methods.joined()
  }

  /// Returns the methods of that name, or one overload such as `getEntry(entryId:)`, each with a
  /// connector for a spec.
  package func text(ofMethod method: String, of name: String) throws(Miss) -> String {
    try found("\(name).\(method)").map { $0.method.text(of: $0.service) }.joined(separator: "\n")
  }
}

extension ServiceMethod {
  /// `updateEntryWithEntryId(entryId: long, serviceContext: ServiceContext) -> map`.
  var signature: String {
    let labels = parameters.map { "\($0.name): \($0.type.words)" }.joined(separator: ", ")
    let answered = resultClass.map { "<\($0.simpleClassName)>" } ?? ""
    return "\(name)(\(labels)) -> \(result)\(answered)"
  }

  fileprivate func text(of service: Service) -> String {
    let values = parameters.filter { $0.type.specType != nil }
    let properties = values.map { "\($0.property): \($0.type.specType ?? "")" }
    let arguments = parameters.map {
      "\($0.name): \($0.type.specType == nil ? "nil" : $0.property)"
    }
    let lines = [
      "service: \(service.name)", "method: \(name)",
      properties.isEmpty ? nil : "properties: { \(properties.joined(separator: ", ")) }",
      arguments.isEmpty ? nil : "arguments: { \(arguments.joined(separator: ", ")) }",
      result.resultType.map { "result: { answer: \($0.hasPrefix("[") ? "'\($0)'" : $0) }" },
    ]
    let entries = lines.compactMap { $0.map { "    \($0)\n" } }.joined()
    return """
      \(service.path)/\(pathEnd)
      \(signature)

      connectors:
        \(baseName.upperFirst):
      \(entries)\(orders(in: service))
      """
  }

  /// The orders in which the rows can be answered, for a method that takes one of them.
  private func orders(in service: Service) -> String {
    parameters.map { parameter -> String in
      guard case .object(let javaClass) = parameter.type else { return "" }
      let orders = Comparator.all(for: javaClass, of: service)
        .map { "  \($0.className) (\($0.order))\n" }
      return orders.isEmpty
        ? "" : "\norders, for '\(parameter.name): { class: NAME }':\n" + orders.joined()
    }.joined()
  }
}

extension ServiceMethod.Parameter {
  /// The property of a connector for the parameter. It has another name if the connector's
  /// superclasses have a member of that name, such as `start` of `Operation`.
  var property: String { property(besides: [.connector]) }

  /// Returns the property of a Screenlet for the parameter, or of a list, whose interactor has it
  /// as well.
  func property(asRows: Bool) -> String {
    property(
      besides: asRows
        ? [.pageConnector, .listScreenlet] : [.connector, .screenlet, .screenletView])
  }

  private func property(besides reserved: [ReservedMembers]) -> String {
    reserved.contains { $0.owner(of: name) != nil } ? name + "Value" : name
  }
}

extension ParameterType {
  /// The type for readers: the class of an object without its package.
  fileprivate var words: String {
    if case .object(let javaClass) = self { javaClass.simpleClassName } else { description }
  }

  /// The type of a connector's property for the parameter; nil if a connector passes nil or an
  /// object.
  fileprivate var specType: String? {
    switch self {
    case .list: "'[String]'"
    case .map: "'[String: Any]'"
    default: inspectableType
    }
  }

  /// The type, if a Screenlet or its view can have a value of it.
  var inspectableType: String? { self == .string || isPrimitive ? builtin?.rawValue : nil }
}

extension String {
  /// `BlogsEntry`, for `com.liferay.blogs.model.BlogsEntry`.
  fileprivate var simpleClassName: String {
    prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? self
  }
}

extension ServiceMethod.Result {
  /// The type of a connector's result; nil for a method that returns nothing.
  var resultType: String? {
    switch self {
    case .void: nil
    case .map: "[String: Any]"
    case .list: "[[String: Any]]"
    case .number: "Int"
    case .boolean: "Bool"
    case .string: "String"
    case .any: "[String: Any]"
    }
  }
}
