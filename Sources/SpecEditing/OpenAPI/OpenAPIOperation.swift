import SourceText
import SpecNotation

/// An operation of a REST API, with the path and the content of its request.
struct OpenAPIOperation {
  /// A parameter of the path, the query or the headers.
  struct Parameter {
    let name: String
    let schema: Node?
    let isRequired: Bool
    let range: SourceRange
  }

  /// The method in uppercase letters, such as `POST`.
  let method: String
  /// The path on the server, with the names of parameters in braces.
  let path: String
  let range: SourceRange
  private(set) var parameters: [String: [Parameter]] = [:]
  /// The schema of the body, or nil if there is no body.
  let body: Node?
  /// The schema of the reply, or nil if there is none.
  let answer: Node?
  let summary: String?
  /// Warnings about what the document leaves open, and about what a connector cannot have.
  private(set) var warnings = Diagnostics()

  /// The keys of a path that are operations.
  static let methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"]
}

extension OpenAPIOperation {
  init(
    path: Node, item: Node, method: Node, node: Node, in document: OpenAPIDocument
  ) throws(OpenAPIError) {
    self.method = (method.keyText ?? "").uppercased()
    range = method.range
    guard ["GET", "POST", "PUT", "PATCH", "DELETE"].contains(self.method) else {
      throw OpenAPIError(.otherMethod(self.method), at: method.range)
    }
    let server = node["servers"] ?? item["servers"] ?? document.root["servers"]
    self.path = try Self.root(server) + (path.keyText ?? "")
    if server?.list?.isEmpty != false, !self.path.hasPrefix("/o/") {
      warnings.warning(.noServer(self.path), at: range)
    }
    summary = (node["summary"] ?? node["description"])?.scalar?.text
    body = try Self.body(node["requestBody"], in: document)
    answer = try Self.answer(node["responses"], in: document, reporting: &warnings)
    let own = (node["parameters"]?.list ?? []) + (item["parameters"]?.list ?? [])
    for node in own {
      let parameter = try document.resolved(node)
      guard let name = parameter["name"]?.scalar?.text, let kind = parameter["in"]?.scalar?.text
      else { throw OpenAPIError(.incomplete, at: parameter.range) }
      let isRequired = kind == "path" || parameter["required"]?.scalar?.text == "true"
      // The parameters of the operation come first, and override those of the path.
      if parameters[kind, default: []].contains(where: { $0.name == name }) { continue }
      parameters[kind, default: []].append(
        Parameter(
          name: name, schema: parameter["schema"], isRequired: isRequired, range: parameter.range))
    }
    if let cookie = parameters["cookie"]?.first(where: \.isRequired) {
      throw OpenAPIError(.cookie(cookie.name), at: cookie.range)
    }
  }

  /// Returns the path of the server's address: `/o/headless-delivery` of
  /// `http://localhost:8080/o/headless-delivery/`.
  private static func root(_ servers: Node?) throws(OpenAPIError) -> String {
    guard let node = servers?.list?.first?["url"], let url = node.scalar?.text else { return "" }
    guard !url.contains("{") else {
      throw OpenAPIError(.variables(url), at: node.range)
    }
    var path = url[...]
    if let scheme = url.firstRange(of: "://") {
      path = url[scheme.upperBound...].drop { $0 != "/" }
    }
    while path.last == "/" { path.removeLast() }
    return path.isEmpty || path.first == "/" ? String(path) : "/" + path
  }

  private static func body(
    _ node: Node?, in document: OpenAPIDocument
  ) throws(OpenAPIError) -> Node? {
    guard let node, let content = try document.resolved(node)["content"] else { return nil }
    guard let json = content.inJSON else {
      throw OpenAPIError(.noJSON(content.types), at: content.range)
    }
    guard let schema = json["schema"] else { throw OpenAPIError(.noBodySchema, at: json.range) }
    return schema
  }

  /// Returns the schema of the reply to a successful request, which portals describe as `default`.
  private static func answer(
    _ node: Node?, in document: OpenAPIDocument, reporting warnings: inout Diagnostics
  ) throws(OpenAPIError) -> Node? {
    let responses = node?.mapping ?? []
    var successes = responses.filter { $0.key.keyText?.hasPrefix("2") == true }
    if successes.isEmpty { successes = responses.filter { $0.key.keyText == "default" } }
    var answer: (status: String, schema: Node)?
    var others: [Node] = []
    for response in successes {
      guard let content = try document.resolved(response.value)["content"],
        content.mapping?.isEmpty == false
      else { continue }
      guard let json = content.inJSON else {
        others.append(content)
        continue
      }
      guard let schema = json["schema"] else { continue }
      let status = response.key.keyText ?? ""
      if let answer {
        if schema.json != answer.schema.json {
          warnings.warning(.otherAnswer(status, answer.status), at: response.key.range)
        }
      } else {
        answer = (status, schema)
      }
    }
    if answer == nil, let content = others.first {
      warnings.warning(.noJSONAnswer(content.types), at: content.range)
    }
    return answer?.schema
  }
}

extension Node {
  /// The node of JSON in a mapping of media types, or nil if there is none.
  fileprivate var inJSON: Node? {
    let entries = mapping ?? []
    let isJSON: [(String) -> Bool] = [
      { $0 == "application/json" }, { $0.hasSuffix("+json") },
      { ["application/*", "*/*"].contains($0) },
    ]
    return isJSON.lazy.compactMap { isJSON in
      entries.first { isJSON($0.key.keyText?.mediaType ?? "") }?.value
    }.first
  }

  /// The media types, as they are listed in messages.
  fileprivate var types: String {
    (mapping ?? []).compactMap(\.key.keyText).joined(separator: "', '")
  }
}

extension String {
  /// The media type without parameters, such as `application/json` for
  /// `Application/JSON; charset=utf-8`.
  fileprivate var mediaType: String {
    prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
  }
}

extension Diagnostic.Message {
  fileprivate static func otherMethod(_ method: String) -> Self {
    "a connector sends no '\(method)'; name an operation of another method"
  }

  fileprivate static let incomplete: Self =
    "a parameter needs a 'name' and an 'in', as in '{ name: siteId, in: path }'"

  fileprivate static func noServer(_ path: String) -> Self {
    Self(
      "the document has no 'servers', so the 'path' is only what follows the address of the API; "
        + "write all of it, as in '/o/headless-delivery\(path)'")
  }

  fileprivate static func cookie(_ name: String) -> Self {
    "the cookie '\(name)' is required, and no cookie can be set"
  }

  fileprivate static func variables(_ url: String) -> Self {
    "the server's address '\(url)' has variables; write the address itself"
  }

  fileprivate static func noJSON(_ types: String) -> Self {
    "a connector sends JSON, not '\(types)'"
  }

  fileprivate static let noBodySchema: Self =
    "the body has no 'schema'"

  fileprivate static func noJSONAnswer(_ types: String) -> Self {
    "a connector reads JSON, not '\(types)', so it has no 'result'"
  }

  fileprivate static func otherAnswer(_ status: String, _ read: String) -> Self {
    "the connector reads the answer of '\(read)'; this one, of '\(status)', is another"
  }
}
