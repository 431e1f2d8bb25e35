import SourceText
import SpecNotation

/// An operation of a REST API: where its request goes, and what is in it.
struct OpenAPIOperation {
  /// A parameter of the path, the query or the headers.
  struct Parameter {
    let name: String
    let schema: Node
    let isRequired: Bool
    let range: SourceRange
  }

  /// `POST`
  let method: String
  /// Where it is on the server, with the names of parameters in braces.
  let path: String
  /// Whether the document says which server has the path.
  let isPlaced: Bool
  let range: SourceRange
  private(set) var parameters: [String: [Parameter]] = [:]
  /// The schema of what is sent; nil for nothing.
  let body: Node?
  /// The schema of the answer; nil for none.
  let answer: Node?
  let summary: String?
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
    isPlaced = server?.list?.isEmpty == false || self.path.hasPrefix("/o/")
    summary = (node["summary"] ?? node["description"])?.scalar?.text
    body = try Self.body(node["requestBody"], in: document)
    answer = try Self.answer(node["responses"], in: document)
    let own = (node["parameters"]?.list ?? []) + (item["parameters"]?.list ?? [])
    for node in own {
      let parameter = try document.resolved(node)
      guard let name = parameter["name"]?.scalar?.text, let kind = parameter["in"]?.scalar?.text
      else { throw OpenAPIError(.incomplete, at: parameter.range) }
      let isRequired = kind == "path" || parameter["required"]?.scalar?.text == "true"
      // Those of the operation come first, and win over those of the path.
      if parameters[kind, default: []].contains(where: { $0.name == name }) { continue }
      guard let schema = parameter["schema"] else {
        if !isRequired { continue }
        throw OpenAPIError(.noSchema(name), at: parameter.range)
      }
      parameters[kind, default: []].append(
        Parameter(name: name, schema: schema, isRequired: isRequired, range: parameter.range))
    }
    if let cookie = parameters["cookie"]?.first(where: \.isRequired) {
      throw OpenAPIError(.cookie(cookie.name), at: cookie.range)
    }
  }

  /// The path of the server's address: `/o/headless-delivery` of
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
    if let schema = content.json?["schema"] { return schema }
    let types = (content.mapping ?? []).compactMap(\.key.keyText).joined(separator: "', '")
    throw OpenAPIError(.noJSON(types), at: content.range)
  }

  /// The schema of the answer when all goes well, which for portals is that of `default`.
  private static func answer(
    _ node: Node?, in document: OpenAPIDocument
  ) throws(OpenAPIError) -> Node? {
    let success = ["200", "201", "202", "203", "204", "2XX", "default"]
    guard let response = success.lazy.compactMap({ node?[$0] }).first else { return nil }
    return try document.resolved(response)["content"]?.json?["schema"]
  }
}

extension Node {
  /// What is said of JSON among types of content.
  fileprivate var json: Node? {
    let entries = mapping ?? []
    return self["application/json"]
      ?? entries.first { $0.key.keyText?.hasSuffix("+json") == true }?.value ?? self["*/*"]
  }
}

extension Diagnostic.Message {
  fileprivate static func otherMethod(_ method: String) -> Self {
    "a connector sends no '\(method)'; name an operation of another method"
  }

  fileprivate static let incomplete: Self =
    "a parameter needs a 'name' and an 'in', as in '{ name: siteId, in: path }'"

  fileprivate static func noSchema(_ name: String) -> Self {
    "the parameter '\(name)' has no 'schema'"
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
}
