package import ServiceCatalog
import SourceText
import SpecModel

/// Services as `screens-gen service` prints them.
package struct ServiceListing {
  let catalog: ServiceCatalog

  package init(_ catalog: ServiceCatalog = ServiceCatalog()) {
    self.catalog = catalog
  }

  /// The services whose name contains `pattern`, in upper or lower case, and with a pattern the
  /// methods whose name does, one to a line.
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

  /// Those of the methods that answer a number.
  package var countNames: [String] {
    Set(methods.filter { $0.result == .number }.map(\.name)).sorted()
  }

  private var methods: [ServiceMethod] {
    catalog.serviceNames.flatMap { catalog.service(named: $0)?.methods ?? [] }
  }

  /// A service with a line for each of its methods.
  package func text(ofService name: String) throws(Miss) -> String {
    let service = try service(named: name)
    let methods = service.methods.map { "  \($0.signature)\n" }
    return "\(service.name), \(service.path)\n\n" + methods.joined()
  }

  /// The methods of that name, or the one of `getEntry(entryId:)`, each with a connector for a spec.
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
      \(entries)
      """
  }
}

extension ServiceMethod.Parameter {
  /// The property of a connector for it: of another name where its superclasses have a member of
  /// this one, as `start` of `Operation`.
  var property: String { property(besides: [.connector]) }

  /// The same of a Screenlet, or of a list, whose interactor has it as well.
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
  /// The type as a reader needs it: of an object the name of its class without the package.
  fileprivate var words: String {
    if case .object(let javaClass) = self { javaClass.simpleClassName } else { description }
  }

  /// The type of a property of a connector for it; nil if a connector passes nil or an object.
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
  /// The type of a result of a connector for it; nil for a method that answers nothing.
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
