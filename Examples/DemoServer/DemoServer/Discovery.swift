import LoopbackHTTP

/// The description of the JSON web services, at `/api/jsonws?discover`.
///
/// Since 7.0 a portal describes one application, `contextName`, which is the portal itself unless
/// the request says so; 6.2 describes the services with these paths: `discover=/user/*`.
struct Discovery {

  static let path = "/api/jsonws"

  private let query: [String: String]
  private let host: String

  /// Nil if the request does not ask for a description.
  init?(_ request: LoopbackRequest) {
    query = request.queryFields
    host = request.header("Host") ?? "127.0.0.1"
    guard request.path == Self.path, query["discover"] != nil else { return nil }
  }

  func response(from version: PortalVersion) -> LoopbackResponse {
    .json((version == .v7 ? services : actions).text)
  }
}

// MARK: 7.x

extension Discovery {

  private var services: JSON {
    let context = query["contextName"] ?? ""
    let services = Service.all.filter { Service.context(of: $0.path) == context }
    let classNames = Set(services.compactMap(\.result.className))
    let types = ModelType.all.filter { classNames.contains($0.name) }
    return [
      "contextName": .string(context),
      "basePath": .string(Self.path),
      "baseURL": .string("http://\(host)\(Self.path)"),
      "services": .array(services.flatMap { service in service.overloads.map(service.described) }),
      "types": .array(types.map(\.json)),
      "version": "7.2.1",
    ]
  }
}

extension Service {

  fileprivate func described(_ parameters: KeyValuePairs<String, JavaType>) -> JSON {
    [
      "method": .string(httpMethod),
      "name": .string(String(method.split(separator: ".").last ?? "")),
      "parameters": parameters.json,
      "path": .string(path),
      "returns": ["type": .string(result.name)],
    ]
  }

  /// A portal resolves it from the name of the method.
  fileprivate var httpMethod: String {
    path.contains("/get-") ? "GET" : "POST"
  }
}

extension ModelType {

  fileprivate var json: JSON {
    ["type": .string(name), "interface": .bool(true), "properties": properties.json]
  }
}

extension KeyValuePairs<String, JavaType> {

  fileprivate var json: JSON {
    .array(map { ["name": .string($0.key), "type": .string($0.value.name)] })
  }
}

// MARK: 6.2

extension Discovery {

  private var actions: JSON {
    let patterns = (query["discover"] ?? "").split(separator: ",").map(String.init)
    let services = Service.all.filter { service in
      patterns.isEmpty || patterns.contains { service.matches($0) }
    }
    return [
      "basePath": .string(Self.path),
      "discover": .array(patterns.map(JSON.string)),
      "actions": .array(services.flatMap { service in service.overloads.map(service.action) }),
    ]
  }
}

extension Service {

  fileprivate func action(_ parameters: KeyValuePairs<String, JavaType>) -> JSON {
    [
      "method": .string(httpMethod), "path": .string(path), "parameters": parameters.json,
      "response": .string(result.name),
    ]
  }

  /// Whether the path is this pattern, of which the end can be `*`.
  fileprivate func matches(_ pattern: String) -> Bool {
    pattern.hasSuffix("*") ? path.hasPrefix(pattern.dropLast()) : path == pattern
  }
}
