package import SourceText
import SpecNotation

/// The description of a REST API that a portal serves: an OpenAPI 3 document in YAML or in JSON,
/// which is also YAML.
///
/// The document is not trusted: an unsupported part is rejected by its name, and the resulting text
/// is read as a spec before it is written.
package struct OpenAPIDocument {
  private static let limits = InputFormat.openAPI.limits
  /// The number of references that may follow each other, and of schemas within each other.
  static let maximumDepth = limits.work

  let root: Node
  /// The schemas, parameters and so on that have names, by the references to them.
  private let components: [String: Node]

  /// Reads a document. Reports an error and returns nil if the text is not an OpenAPI 3 document.
  package init?(_ file: SourceFile, reporting diagnostics: inout Diagnostics) {
    let node = diagnostics.unlessErrors {
      Node(parsing: file, limits: Self.limits, reporting: &$0)
    }
    guard let root = node else { return nil }
    guard let version = root["openapi"]?.scalar?.text, version.hasPrefix("3.") else {
      let other = root["openapi"]?.scalar?.text ?? root["swagger"]?.scalar?.text
      diagnostics.error(
        .otherVersion(other), at: (root["openapi"] ?? root["swagger"] ?? root).start)
      return nil
    }
    self.root = root
    let sections = root["components"]?.mapping ?? []
    components = Dictionary(
      sections.flatMap { section in
        (section.value.mapping ?? []).map { entry in
          (["#", "components", section.key.keyText, entry.key.keyText], entry.value)
        }
      }.map { ($0.compactMap(\.self).joined(separator: "/"), $1) }
    ) { first, _ in first }
  }

  /// Returns the operation with that identifier, or with that method and path, including what the
  /// path defines for all of its operations.
  func operation(_ name: String) throws(OpenAPIError) -> OpenAPIOperation {
    let all = operations
    let named = all.filter { $0.id?.scalar?.text == name }
    guard let found = named.first ?? all.first(where: { $0.isRequest(name) }) else {
      throw OpenAPIError(
        .noOperation(name, all.map { $0.id?.scalar?.text ?? $0.request }),
        at: (root["paths"] ?? root).start)
    }
    if named.count > 1, let id = named[1].id, let first = found.id {
      throw OpenAPIError(
        .sameName(name, found.request, named[1].request), at: id.range,
        notes: [Diagnostic.Note(.otherOperation(found.request), at: first.range)])
    }
    return try OpenAPIOperation(
      path: found.path, item: found.item, method: found.method.key, node: found.method.value,
      in: self)
  }

  /// All operations, in the order of the document.
  private var operations: [Place] {
    (root["paths"]?.mapping ?? []).flatMap { path in
      // A path that is not in this document is an error only if one of its operations is named.
      let item = (try? resolved(path.value)) ?? path.value
      return (item.mapping ?? []).compactMap { Place(path: path.key, item: item, method: $0) }
    }
  }

  /// Returns the node that a reference leads to, possibly through further references. Returns any
  /// other node unchanged.
  func resolved(_ node: Node) throws(OpenAPIError) -> Node {
    var node = node
    var seen: Set<String> = []
    while let reference = node["$ref"] {
      let text = reference.scalar?.text ?? ""
      guard text.hasPrefix("#/") else {
        throw OpenAPIError(.elsewhere(text), at: reference.range)
      }
      guard seen.insert(text).inserted else {
        throw OpenAPIError(.cycle(text), at: reference.range)
      }
      guard seen.count <= Self.maximumDepth else {
        throw OpenAPIError(.tooDeep, at: reference.range)
      }
      let found =
        components[text]
        ?? text.dropFirst(2).split(separator: "/").reduce(root as Node?) { node, part in
          node?[String(part.replacing("~1", with: "/").replacing("~0", with: "~"))]
        }
      guard let found else {
        throw OpenAPIError(.nothing(at: text), at: reference.range)
      }
      node = found
    }
    return node
  }
}

/// The place in a document that describes an operation.
private struct Place {
  let path: Node
  /// The node of the path, which applies to all of its operations.
  let item: Node
  let method: Node.Entry
  /// The method and the path, such as `GET /tasks/{id}`.
  let request: String

  /// Creates a place. Returns nil if the key is not a method.
  init?(path: Node, item: Node, method: Node.Entry) {
    guard let name = method.key.keyText, OpenAPIOperation.methods.contains(name) else { return nil }
    self.path = path
    self.item = item
    self.method = method
    request = "\(name.uppercased()) \(path.keyText ?? "")"
  }

  var id: Node? { method.value["operationId"] }

  /// Whether the text is the method and the path of the operation, such as `get /tasks/{id}`.
  func isRequest(_ text: String) -> Bool {
    let parts = text.split(separator: " ", maxSplits: 1)
    return parts.count == 2 && request == parts[0].uppercased() + " " + parts[1]
  }
}

/// An error in a document, or an unsupported part of it, with its range.
struct OpenAPIError: Error {
  let message: Diagnostic.Message
  let range: SourceRange
  let notes: [Diagnostic.Note]

  init(_ message: Diagnostic.Message, at range: SourceRange, notes: [Diagnostic.Note] = []) {
    self.message = message
    self.range = range
    self.notes = notes
  }
}

extension Node {
  /// The range of the first key of a mapping, or of any other node.
  fileprivate var start: SourceRange {
    mapping?.first?.key.range ?? range
  }
}

extension Diagnostic.Message {
  fileprivate static func otherVersion(_ version: String?) -> Self {
    let found = version.map { "this is version \($0)" } ?? "it has no 'openapi: 3.0.1'"
    return "expected an OpenAPI 3 document; \(found)"
  }

  fileprivate static func elsewhere(_ reference: String) -> Self {
    "'\(reference)' is not in this document; put what it refers to here"
  }

  static let tooDeep = Self(
    "more than \(OpenAPIDocument.maximumDepth) schemas refer to each other here; "
      + "write what the last of them says in place of the first")

  fileprivate static func cycle(_ reference: String) -> Self {
    "'\(reference)' refers to itself; name a schema that says a type"
  }

  fileprivate static func nothing(at reference: String) -> Self {
    "the document has no '\(reference)'"
  }

  fileprivate static func sameName(_ id: String, _ first: String, _ second: String) -> Self {
    "several operations are called '\(id)'; name one by its method and path, '\(first)' or '\(second)'"
  }

  fileprivate static func otherOperation(_ request: String) -> Self {
    "'\(request)' is called so here"
  }

  fileprivate static func noOperation(_ id: String, _ ids: [String]) -> Self {
    let end = ids.isEmpty ? "" : "; it has \(ids.count), as '\(ids[0])'"
    return "the document has no operation '\(id)'\(suggestion(for: id, in: ids, else: end))"
  }
}
