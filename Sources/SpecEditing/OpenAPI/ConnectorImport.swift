package import SourceText
import SpecModel
import SpecNotation

/// A connector for an operation of a REST API, with the models that its reply needs.
///
/// Its properties are the values that the operation requires. The names of optional values are in
/// `optional`, so that the Screenlet does not need to have all of them.
package struct ConnectorImport {
  package let models: [SpecEntry]
  /// Warnings about what the document leaves open, and about parts of models that are not
  /// supported.
  package let warnings: Diagnostics
  /// The names of the optional values, which the connector does not send.
  package let optional: [String]
  private let name: String
  private let keys: [SpecEntry]

  /// The connector as an entry of `connectors:`.
  package var entry: SpecEntry { SpecEntry(name, .block(keys)) }

  /// The text of a spec for the connector alone.
  package var text: String {
    ([SpecEntry(ConnectorKeys.connector, name)] + .block(ConnectorKeys.models, models) + keys).text
  }

  /// Creates the connector for an operation of a document. Reports an error and returns nil if the
  /// document has no such operation, or one that is not supported. `known` are the existing models.
  /// No model gets one of the `taken` names.
  package init?(
    _ name: String, from document: OpenAPIDocument, operation id: String,
    besides known: [KnownModel], taken: Set<String>, reporting diagnostics: inout Diagnostics
  ) {
    do throws(OpenAPIError) {
      let operation = try document.operation(id)
      let common = ModelSpec.commonNames.subtracting(known.map(\.name))
      var request = RequestDraft(OpenAPITypes(document, taken: taken, avoiding: common))
      try request.add(operation, besides: known)
      self.name = name.without(["LiferayConnector", "Connector"])
      keys = request.keys
      models = request.models.map(\.entry)
      warnings = request.warnings
      optional = request.optional
    } catch {
      diagnostics.error(error.message, at: error.range, notes: error.notes)
      return nil
    }
  }
}

/// The keys of a connector, collected from an operation.
private struct RequestDraft {
  private var types: OpenAPITypes
  private(set) var optional: [String] = []
  private(set) var models: [OpenAPIModel] = []
  private(set) var warnings = Diagnostics()
  private var summary: String?
  private var method = "GET"
  private var path = ""
  private var properties: [SpecEntry] = []
  /// The names of the properties, by the name and type of the value that is sent.
  private var sent: [SpecEntry: String] = [:]
  private var values: [String: [SpecEntry]] = [:]
  private var body: SpecEntry?
  private var result: SpecEntry?

  init(_ types: OpenAPITypes) {
    self.types = types
  }

  var keys: [SpecEntry] {
    var keys: [SpecEntry] = []
    if let summary { keys.append(SpecEntry(ConnectorKeys.summary, summary)) }
    keys += .block(ConnectorKeys.properties, properties)
    if method != "GET" { keys.append(SpecEntry(ConnectorKeys.method, method)) }
    keys.append(SpecEntry(ConnectorKeys.path, path))
    for key in [ConnectorKeys.query, ConnectorKeys.headers] {
      keys += .block(key, values[key.name] ?? [])
    }
    return keys + [body, result].compactMap(\.self)
  }

  mutating func add(
    _ operation: OpenAPIOperation, besides known: [KnownModel]
  ) throws(OpenAPIError) {
    warnings.append(operation.warnings)
    summary = operation.summary?.firstSentence
    method = operation.method
    try addPath(operation)
    for (kind, key) in [("query", ConnectorKeys.query), ("header", ConnectorKeys.headers)] {
      for parameter in operation.parameters[kind] ?? [] {
        guard parameter.isRequired else {
          optional.append(parameter.name)
          continue
        }
        let property = try add(parameter, as: \.isText)
        values[key.name, default: []].append(SpecEntry(parameter.name, property))
      }
    }
    if let schema = operation.body { try addBody(schema, at: operation.range) }
    if let schema = operation.answer { try addResult(schema, besides: known) }
  }

  /// Adds the path with the names of properties in its braces.
  private mutating func addPath(_ operation: OpenAPIOperation) throws(OpenAPIError) {
    var rest = operation.path[...]
    while let open = rest.firstIndex(of: "{") {
      guard let close = rest[open...].firstIndex(of: "}") else { break }
      let name = String(rest[rest.index(after: open)..<close])
      guard let parameter = operation.parameters["path"]?.first(where: { $0.name == name }) else {
        throw OpenAPIError(.noParameter(name), at: operation.range)
      }
      let property = try add(parameter, as: \.isPathText)
      path += rest[..<open] + "{\(property)}"
      rest = rest[rest.index(after: close)...]
    }
    path += rest
  }

  private mutating func add(
    _ parameter: OpenAPIOperation.Parameter, as fits: (String) -> Bool
  ) throws(OpenAPIError) -> String {
    guard let schema = parameter.schema else {
      throw OpenAPIError(.noSchema(parameter.name), at: parameter.range)
    }
    return try add(parameter.name, schema, at: parameter.range, as: fits)
  }

  /// Adds a property for a value that is sent under a name, and returns the property's name. Values
  /// of the same name and type in several parts of the request share one property.
  private mutating func add(
    _ name: String, _ schema: Node, at range: SourceRange, as fits: (String) -> Bool
  ) throws(OpenAPIError) -> String {
    var type = try types.typeSent(of: schema)
    if type == "Date", !fits(type) { type = "String" }
    guard fits(type) else {
      throw OpenAPIError(.unfit(name, type), at: range)
    }
    let value = SpecEntry(name, type)
    if let property = sent[value] { return property }
    let wanted = name.memberName
    guard SwiftName.isIdentifier(wanted) else {
      throw OpenAPIError(.noPropertyName(name), at: range)
    }
    let property = freeName(wanted)
    sent[value] = property
    properties.append(SpecEntry(property, type))
    return property
  }

  /// Returns an unused name for a property, such as `descriptionValue` for `description`, which
  /// connectors already have.
  private func freeName(_ name: String) -> String {
    var free = name
    var number = 1
    while !ConnectorImport.isPropertyName(free) || properties.contains(where: { $0.key == free }) {
      free = "\(name)Value" + (number == 1 ? "" : "\(number)")
      number += 1
    }
    return free
  }

  private mutating func addBody(_ schema: Node, at range: SourceRange) throws(OpenAPIError) {
    guard let members = try types.members(of: schema) else {
      body = SpecEntry(
        ConnectorKeys.body, try add(ConnectorKeys.body.name, schema, at: range, as: \.isWholeBody))
      return
    }
    var entries: [SpecEntry] = []
    for (member, isRequired) in members {
      let name = member.key.keyText ?? ""
      let isReadOnly = try types.isMarked(member.value, "readOnly")
      if isReadOnly || name.isJavaClass { continue }
      guard isRequired else {
        optional.append(name)
        continue
      }
      let property = try add(name, member.value, at: member.key.range, as: \.isInBody)
      entries.append(SpecEntry(name, property))
    }
    body = SpecEntry(ConnectorKeys.body, .block(entries))
  }

  private mutating func addResult(
    _ schema: Node, besides known: [KnownModel]
  ) throws(OpenAPIError) {
    let answer = try types.type(of: schema, named: "Answer")
    let addition = types.addition(of: answer, to: known)
    models = addition.models
    warnings.append(addition.warnings)
    var type = addition.type
    if type == "Date" { type = "String" }
    if type == "[Date]" { type = "[String]" }
    let isModel = !type.isInBody && !type.hasPrefix("[")
    let name =
      isModel ? type.resultName : type.hasPrefix("[") && !type.isAttributes ? "items" : "answer"
    result = SpecEntry(ConnectorKeys.result, .block([SpecEntry(name, type)]))
  }
}

extension ConnectorImport {
  fileprivate static func isPropertyName(_ name: String) -> Bool {
    RestConnector.isPropertyName(name) && !["session", "result"].contains(name)
  }
}

extension String {
  /// The name of a result of this type: `task` for `Task`, and for `TaskModel`.
  fileprivate var resultName: String {
    let name = without(["Model"]).memberName
    return RestConnector.isPropertyName(name) ? name : memberName
  }

  /// The name of a member, such as `blogPostingId` for `blog-posting-id`.
  fileprivate var memberName: String {
    let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    let name = words.enumerated().map { index, word in
      index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  fileprivate var isPathText: Bool { ["String", "Bool", "Int", "Int64"].contains(self) }
  fileprivate var isText: Bool { isPathText || self == "Double" }
  fileprivate var isInBody: Bool {
    isText || self == "Date" || isAttributes
      || hasPrefix("[") && String(dropFirst().dropLast()).isInBody
  }
  fileprivate var isWholeBody: Bool { hasPrefix("[") && isInBody }

  /// The first sentence in one line, or nil if it is empty or too long for a summary.
  fileprivate var firstSentence: String? {
    let line = split(whereSeparator: \.isNewline).first ?? ""
    let end = line.firstRange(of: ". ").map { line[..<$0.lowerBound] + "." } ?? line
    return end.isEmpty || end.count > 200 ? nil : String(end)
  }
}

extension Diagnostic.Message {
  fileprivate static func noParameter(_ name: String) -> Self {
    "the path has '{\(name)}', which is not a parameter of it"
  }

  fileprivate static func noSchema(_ name: String) -> Self {
    "the parameter '\(name)' has no 'schema'"
  }

  fileprivate static func unfit(_ name: String, _ type: String) -> Self {
    "'\(name)' of type '\(type)' cannot be sent in that part of a request"
  }

  fileprivate static func noPropertyName(_ name: String) -> Self {
    "'\(name)' cannot name a property"
  }
}
