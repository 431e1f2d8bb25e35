internal import Foundation
internal import ServiceCatalog

/// The answer of a portal to `/api/jsonws?discover=/*`: the first methods of the built-in services,
/// in the format of 7.x, with a description of each method and each parameter.
struct DiscoveryDocument {

  let data: Data

  init(methodCount: Int) throws {
    let catalog = ServiceCatalog()
    let methods = catalog.serviceNames.lazy.compactMap { catalog.service(named: $0) }
      .flatMap { service in service.methods.map { Self.object(for: $0, at: service.path) } }
    let object: [String: Any] = [
      "basePath": "/api/jsonws", "baseURL": "http://localhost:8080/api/jsonws",
      "contextName": "portal", "discover": ["/*"], "services": Array(methods.prefix(methodCount)),
      "types": [Self.type], "version": "7.2.1",
    ]
    data = try JSONSerialization.data(withJSONObject: object)
  }

  private static let entity = "com.liferay.portal.kernel.model.Entity"

  private static var type: [String: Any] {
    [
      "type": entity,
      "properties": (0..<20).map { ["name": "value\($0)", "type": "long"] },
    ]
  }

  private static func object(for method: ServiceMethod, at path: String) -> [String: Any] {
    [
      "id": method.name, "method": "GET", "path": "\(path)/\(method.pathEnd)",
      "description": "Returns what \(method.name) finds, in the order of the server.",
      "parameters": method.parameters.map { parameter in
        [
          "name": parameter.name, "type": name(of: parameter.type),
          "description": "the \(parameter.name) of the entity",
        ]
      },
      "returns": ["type": name(of: method.result)],
    ]
  }

  private static func name(of type: ParameterType) -> String {
    switch type {
    case .list: "list<string>"
    case .map: "map<string, object>"
    case .bytes: "byte[]"
    case .upload: "file"
    case .object(let javaClass): javaClass
    default: "\(type)"
    }
  }

  private static func name(of result: ServiceMethod.Result) -> String {
    switch result {
    case .map, .any: entity
    case .list: "list<\(entity)>"
    case .number: "long"
    default: "\(result)"
    }
  }
}
