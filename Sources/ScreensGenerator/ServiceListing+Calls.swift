import ServiceCatalog
import SpecModel

extension ServiceListing {
  /// A method of a service as a connector calls it, in the words of a spec.
  package struct Call: Sendable {
    package let service: String
    /// What the method does, without its parameters: `addEntry`.
    package let baseName: String
    package let method: String
    /// What names the method and no overload of it: `CLASS.getEntryWithEntryId(entryId:)`.
    package let signature: String
    /// The parameters that have a type in a spec.
    package let properties: [(name: String, type: String)]
    /// The labels of all parameters, each with the value that it gets.
    package let arguments: [(label: String, value: String)]
    /// The type of the answer; nil for a method that answers nothing.
    package let result: String?
    /// Whether the method changes nothing, by its name.
    package let isReading: Bool
  }

  /// The methods that `name` matches, as in `CLASS.METHOD` for all overloads, or in
  /// `CLASS.METHOD(groupId:folderId:)` for one. Empty if the catalogue has no such method.
  package func calls(of name: String) -> [Call] {
    let parts = name.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let service = catalog.service(named: String(parts[0])) else {
      return []
    }
    let method = parts[1].prefix { $0 != "(" }
    let labels = parts[1].dropFirst(method.count)
    var signatures: Set<String> = []
    return service.methods
      .filter { [$0.name, $0.baseName, $0.pathEnd].contains(String(method)) }
      .filter { labels.isEmpty || $0.signatureLabels == labels }
      .map { Call($0, of: service) }
      .filter { signatures.insert($0.signature).inserted }
  }
}

extension ServiceListing.Call {
  fileprivate init(_ method: ServiceMethod, of service: Service) {
    // What the app knows is not asked of a Screenlet.
    let own = method.parameters.filter { $0.name != "groupId" && $0.type.inspectableType != nil }
    self.init(
      service: service.name, baseName: method.baseName, method: method.name,
      signature: "\(service.name).\(method.name)\(method.signatureLabels)",
      properties: own.map { ($0.property, $0.type.inspectableType ?? "") },
      arguments: method.parameters.map { parameter in
        let isOwn = own.contains { $0.name == parameter.name }
        let value = parameter.name == "groupId" ? "context.groupId" : "nil"
        return (parameter.name, isOwn ? parameter.property : value)
      },
      result: method.result.resultType,
      isReading: ["get", "search", "fetch", "has"].contains { method.baseName.hasPrefix($0) })
  }
}

extension ServiceMethod {
  /// `(groupId:folderId:)`.
  fileprivate var signatureLabels: String { "(\(parameters.map { "\($0.name):" }.joined()))" }
}
