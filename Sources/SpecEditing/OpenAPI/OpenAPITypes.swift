import SourceText
import SpecModel
import SpecNotation

/// The Swift types of a document's schemas, and the models that these types need.
struct OpenAPITypes {
  private let document: OpenAPIDocument
  /// The names that generated code uses for something else.
  private let taken: Set<String>
  /// The names by which code of the app means other types.
  private let common: Set<String>
  /// The names of models, by the offsets at which their schemas begin: the names in the document,
  /// and the names of other models as these are found.
  private var names: [Int: String] = [:]
  private var usedNames: Set<String> = []
  /// The named schemas whose types are being determined.
  private var open: [String] = []
  /// How many schemas, with a name or without, are being read, one in the other.
  private var depth = 0
  /// The models. Each precedes the models that it needs.
  private(set) var models: [OpenAPIModel] = []
  private var modelNames: Set<String> = []

  /// Creates the types of a document. No model gets one of the `taken` or `common` names.
  init(_ document: OpenAPIDocument, taken: Set<String>, avoiding common: Set<String>) {
    self.document = document
    self.taken = taken
    self.common = common
    let schemas = document.root["components"]?["schemas"]?.mapping ?? []
    // If several names become the same type name, the schema that is spelled like it gets it.
    for isType in [true, false] {
      for schema in schemas {
        guard let key = schema.key.keyText,
          (key.typeName == key && !common.contains(key)) == isType,
          let name = freeName(key.typeName)
        else { continue }
        use(name, at: schema.value.range)
      }
    }
  }

  /// Returns the name, or a similar one that a model can have. Returns nil if these names are
  /// taken.
  func freeName(_ name: String, besides others: Set<String> = []) -> String? {
    let fits = { (name: String) in
      ModelSpec.isName(name) && !taken.contains(name) && !common.contains(name)
    }
    guard let name = [name, name + "Model"].first(where: fits) else { return nil }
    let isUsed = { (name: String) in usedNames.contains(name) || others.contains(name) }
    if !isUsed(name) { return name }
    return (2...).lazy.map { "\(name)\($0)" }.first { !isUsed($0) && fits($0) }
  }

  private mutating func use(_ name: String, at range: SourceRange) {
    names[range.lowerBound] = name
    usedNames.insert(name)
  }

  /// Returns the type of the value that a schema describes. `hint` is the name for a model without
  /// one.
  mutating func type(of schema: Node, named hint: String) throws(OpenAPIError) -> String {
    guard depth < OpenAPIDocument.maximumDepth else {
      throw OpenAPIError(.tooDeep, at: schema.range)
    }
    depth += 1
    defer { depth -= 1 }
    let resolved = try document.resolved(schema)
    let name = schema["$ref"]?.scalar?.text.split(separator: "/").last.map(String.init)
    let parts = try parts(of: resolved)
    if parts.contains(where: { $0["properties"] != nil }) {
      return try model(named: (name ?? hint).typeName, of: parts, at: resolved.range)
    }
    guard parts.count == 1 else {
      throw OpenAPIError(.allOfValues, at: resolved.range)
    }
    guard let name else { return try simpleType(of: parts[0], named: hint) }
    guard !open.contains(name) else {
      throw OpenAPIError(.arrayOfItself(name), at: resolved.range)
    }
    open.append(name)
    defer { open.removeLast() }
    return try simpleType(of: parts[0], named: name)
  }

  /// Returns the type of a value that is sent. Models are not sent, so an object is
  /// `[String: Any]`.
  func typeSent(of schema: Node) throws(OpenAPIError) -> String {
    var types = self
    let type = try types.type(of: schema, named: "Value")
    let models = types.models.map(\.name)
    if models.contains(type) { return "[String: Any]" }
    return models.contains { type == "[\($0)]" } ? "[[String: Any]]" : type
  }

  /// Returns the members of an object and whether each is required, or nil if the schema is not an
  /// object.
  func members(of schema: Node) throws(OpenAPIError) -> [(entry: Node.Entry, isRequired: Bool)]? {
    let parts = try parts(of: document.resolved(schema))
    guard parts.contains(where: { $0["properties"] != nil }) else { return nil }
    return Self.members(of: parts)
  }

  /// Whether the member has a marker: `readOnly`, so that only the server sends it, or `writeOnly`.
  func isMarked(_ member: Node, _ marker: String) throws(OpenAPIError) -> Bool {
    let isTrue = { (node: Node) in node[marker]?.scalar?.text == "true" }
    if isTrue(member) { return true }
    return isTrue(try document.resolved(member))
  }
}

extension OpenAPITypes {
  /// The schema, or all that `allOf` makes it of, each once.
  private func parts(of schema: Node) throws(OpenAPIError) -> [Node] {
    var found: Set<Int> = []
    return try parts(of: schema, within: [], besides: &found)
  }

  /// `outer` has the places of the schemas around this one, `found` the places of all that were
  /// found.
  private func parts(
    of schema: Node, within outer: Set<Int>, besides found: inout Set<Int>
  ) throws(OpenAPIError) -> [Node] {
    for word in ["oneOf", "anyOf", "not"] {
      if let node = schema[word] {
        throw OpenAPIError(.choice(word), at: node.range)
      }
    }
    guard let list = schema["allOf"]?.list else { return [schema] }
    let place = schema.range.lowerBound
    if outer.contains(place) { throw OpenAPIError(.allOfItself, at: schema.range) }
    guard outer.count < OpenAPIDocument.maximumDepth else {
      throw OpenAPIError(.tooDeep, at: schema.range)
    }
    guard found.insert(place).inserted else { return [] }
    var parts = schema["properties"] == nil ? [] : [schema]
    for part in list {
      parts += try self.parts(
        of: document.resolved(part), within: outer.union([place]), besides: &found)
    }
    return parts
  }

  private static func members(of parts: [Node]) -> [(entry: Node.Entry, isRequired: Bool)] {
    let required = Set(parts.flatMap { $0["required"]?.list ?? [] }.compactMap { $0.scalar?.text })
    var seen: Set<String> = []
    return parts.flatMap { $0["properties"]?.mapping ?? [] }
      .filter { seen.insert($0.key.keyText ?? "").inserted }
      .map { ($0, required.contains($0.key.keyText ?? "")) }
  }

  private mutating func simpleType(of schema: Node, named hint: String) throws(OpenAPIError)
    -> String
  {
    let types = (schema["type"]?.list ?? [schema["type"]].compactMap(\.self))
      .compactMap { $0.scalar?.text }.filter { $0 != "null" }
    let format = schema["format"]?.scalar?.text
    switch (types.first, format) {
    case _ where types.count > 1:
      throw OpenAPIError(.severalTypes, at: schema.range)
    case ("string", "date-time"): return "Date"
    case ("string", "binary"):
      throw OpenAPIError(.file, at: schema.range)
    case ("string", _): return "String"
    case ("boolean", _): return "Bool"
    case ("integer", "int64"): return "Int64"
    case ("integer", _): return "Int"
    case ("number", _): return "Double"
    case ("array", _):
      guard let items = schema["items"] else {
        throw OpenAPIError(.noItems, at: schema.range)
      }
      let element = try type(of: items, named: hint)
      guard !element.hasPrefix("[[") && (!element.hasPrefix("[") || element.isAttributes) else {
        throw OpenAPIError(.arrayOfArrays, at: schema.range)
      }
      return "[\(element)]"
    case ("object", _): return "[String: Any]"
    case (let type?, _): throw OpenAPIError(.otherType(type), at: schema.range)
    case (nil, _) where schema.isChoiceOfTexts: return "String"
    case (nil, _): throw OpenAPIError(.noType, at: schema.range)
    }
  }

  private mutating func model(
    named wanted: String, of parts: [Node], at range: SourceRange
  ) throws(OpenAPIError) -> String {
    guard let name = names[range.lowerBound] ?? freeName(wanted) else {
      throw OpenAPIError(.noModelName(wanted), at: range)
    }
    guard modelNames.insert(name).inserted else { return name }
    use(name, at: range)
    // The model is added before its members, which may refer to it.
    let index = models.count
    models.append(OpenAPIModel(name: name, range: range))
    for (member, isRequired) in Self.members(of: parts) {
      let key = member.key.keyText ?? ""
      if key.isJavaClass { continue }
      do throws(OpenAPIError) {
        if try isMarked(member.value, "writeOnly") { continue }
        let type = try attribute(key, of: name, member)
        models[index].attributes.append(
          OpenAPIModel.Attribute(
            name: key, type: isRequired && !type.needsOptional ? type : type + "?"))
      } catch {
        models[index].leftOut.warning(.leftOut(key, of: name, error.message), at: error.range)
      }
    }
    return name
  }

  private mutating func attribute(
    _ key: String, of model: String, _ member: Node.Entry
  ) throws(OpenAPIError) -> String {
    guard ModelSpec.isAttributeName(key), !taken.contains(key) else {
      throw OpenAPIError(.noAttributeName(key), at: member.key.range)
    }
    return try type(of: member.value, named: model + key.typeName)
  }
}

extension Node {
  /// Whether the schema is an `enum` of texts, which portals describe without a `type`.
  fileprivate var isChoiceOfTexts: Bool {
    self["enum"]?.list?.allSatisfy { $0.scalar?.value == .string } ?? false
  }
}

extension String {
  /// The words as the name of a type, such as `BlogPosting` for `blog-posting`.
  fileprivate var typeName: String {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Whether the key has the name of an object's Java class, which the connector does not need.
  var isJavaClass: Bool { ["x-class-name", "x-schema-name"].contains(self) }

  var isAttributes: Bool { self == "[String: Any]" }

  /// Whether an attribute of the type has to be optional, because there is no default value to show
  /// instead.
  fileprivate var needsOptional: Bool {
    let types = ["String", "Bool", "Int", "Int64", "Double"]
    return !types.contains(self) && !hasPrefix("[")
  }
}

extension Diagnostic.Message {
  fileprivate static func leftOut(_ name: String, of model: String, _ reason: Self) -> Self {
    "'\(name)' of '\(model)' is left out: \(reason.text)"
  }

  fileprivate static let allOfValues: Self =
    "'allOf' is supported for objects only"

  fileprivate static func arrayOfItself(_ name: String) -> Self {
    "'\(name)' is an array of itself"
  }

  fileprivate static func choice(_ word: String) -> Self {
    "'\(word)' is not supported; describe one type"
  }

  fileprivate static let allOfItself: Self =
    "'allOf' is made of itself"

  fileprivate static let severalTypes: Self =
    "a choice of several types is not supported; describe one type"

  fileprivate static let file: Self =
    "a file ('format: binary') is not supported"

  fileprivate static let noItems: Self =
    "an array without 'items' is not supported; say what it holds"

  fileprivate static let arrayOfArrays: Self =
    "an array of arrays is not supported; wrap the inner array in an object"

  fileprivate static func otherType(_ type: String) -> Self {
    "the type '\(type)' is not supported"
  }

  fileprivate static let noType: Self =
    "a schema without a 'type' is not supported"

  fileprivate static func noModelName(_ name: String) -> Self {
    "'\(name)' cannot name a model; rename the schema"
  }

  fileprivate static func noAttributeName(_ name: String) -> Self {
    "'\(name)' cannot name an attribute; read it in code, as 'attributes[\"\(name)\"]'"
  }
}
