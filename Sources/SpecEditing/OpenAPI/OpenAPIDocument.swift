package import SourceText
import SpecNotation

/// The description of a REST API that a portal serves: OpenAPI 3, as YAML or as JSON, which is YAML
/// too.
///
/// It may come from anywhere: what is not understood is refused by its name, and whatever it is made
/// into is read as a spec before it is written.
package struct OpenAPIDocument {
  let root: Node

  /// Reports an error and returns nil if the text is not such a document.
  package init?(_ file: SourceFile, reporting diagnostics: inout Diagnostics) {
    guard let root = diagnostics.unlessErrors({ Node(parsing: file, reporting: &$0) }) else {
      return nil
    }
    guard let version = root["openapi"]?.scalar?.text, version.hasPrefix("3.") else {
      let other = root["openapi"]?.scalar?.text ?? root["swagger"]?.scalar?.text
      diagnostics.error(
        .otherVersion(other), at: (root["openapi"] ?? root["swagger"] ?? root).start)
      return nil
    }
    self.root = root
  }

  /// The operation of that id, with what its path has for all of its operations.
  func operation(_ id: String) throws(OpenAPIError) -> OpenAPIOperation {
    var ids: [String] = []
    for path in root["paths"]?.mapping ?? [] {
      for method in path.value.mapping ?? [] {
        guard let other = method.value["operationId"]?.scalar?.text else { continue }
        ids.append(other)
        if other == id {
          return try OpenAPIOperation(
            path: path.key, item: path.value, method: method.key, node: method.value, in: self)
        }
      }
    }
    throw OpenAPIError(
      .noOperation(id, ids),
      at: (root["paths"] ?? root).start)
  }

  /// The node that a reference leads to, through further ones; any other node itself.
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
      let found = text.dropFirst(2).split(separator: "/").reduce(root as Node?) { node, part in
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

/// What is wrong with a document, or not understood, and where.
struct OpenAPIError: Error {
  let message: Diagnostic.Message
  let range: SourceRange

  init(_ message: Diagnostic.Message, at range: SourceRange) {
    self.message = message
    self.range = range
  }
}

extension Node {
  /// Where a mapping starts: its first key.
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

  fileprivate static func cycle(_ reference: String) -> Self {
    "'\(reference)' refers to itself; name a schema that says a type"
  }

  fileprivate static func nothing(at reference: String) -> Self {
    "the document has no '\(reference)'"
  }

  fileprivate static func noOperation(_ id: String, _ ids: [String]) -> Self {
    let end = ids.isEmpty ? "" : "; it has \(ids.count), as '\(ids[0])'"
    return "the document has no operation '\(id)'\(suggestion(for: id, in: ids, else: end))"
  }
}
