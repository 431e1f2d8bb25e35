package import SourceText
package import SpecModel
import SpecNotation

/// A model that a spec has already, its own or that of its module.
package struct KnownModel {
  let name: String
  /// The types of its attributes, as the spec writes them.
  let attributes: [String: String]
  let range: SourceRange

  package init(_ model: ModelSpec) {
    name = model.name.value
    attributes = Dictionary(
      model.attributes.map { ($0.name.value, $0.type.source) }, uniquingKeysWith: { $1 })
    range = model.name.range
  }

  /// The models that a spec declares; none if it cannot be read.
  package static func all(in file: SourceFile) -> [KnownModel] {
    var ignored = Diagnostics()
    let models = Node(parsing: file, reporting: &ignored)?["models"]?.mapping ?? []
    return models.compactMap { KnownModel($0) }
  }

  private init?(_ entry: Node.Entry) {
    guard let name = entry.key.keyText else { return nil }
    self.name = name
    range = entry.key.range
    attributes = (entry.value.mapping ?? []).reduce(into: [:]) { attributes, attribute in
      guard let name = attribute.key.keyText, let type = attribute.value.scalar?.text else {
        return
      }
      attributes[name] = type
    }
  }

  /// The attributes of the document's model that this one has too.
  func shared(with model: OpenAPIModel) -> [OpenAPIModel.Attribute] {
    model.attributes.filter { attributes[$0.name] != nil }
  }

  /// Those of them that are read as the models that the document says.
  func read(of model: OpenAPIModel) -> [OpenAPIModel.Attribute] {
    shared(with: model).filter { attributes[$0.name]?.modelName == $0.type.modelName }
  }

  /// Whether both describe one entity: one of them may leave attributes out, and say more of what
  /// JSON has one kind for, such as `URL` for a text.
  func fits(_ model: OpenAPIModel) -> Bool {
    let shared = shared(with: model)
    return [model.attributes.count, attributes.count].contains(shared.count)
      && shared.allSatisfy { JSONKind($0.type) == JSONKind(attributes[$0.name] ?? "") }
  }
}

/// What JSON has for a type of a spec.
private enum JSONKind {
  case text, number, bool
  case attributes
  case model(String)
  indirect case list(JSONKind)

  init(_ type: String) {
    let type = type.filter { $0 != "?" && $0 != " " }
    switch type {
    case "String", "Date", "URL": self = .text
    case "Int", "Int32", "Int64", "Float", "Double": self = .number
    case "Bool": self = .bool
    case "[String:Any]": self = .attributes
    case _ where type.hasPrefix("["): self = .list(JSONKind(String(type.dropFirst().dropLast())))
    default: self = .model(type)
    }
  }

  /// Whether one type can stand for the other: a model is an object that is read further.
  static func == (left: JSONKind, right: JSONKind) -> Bool {
    switch (left, right) {
    case (.text, .text), (.number, .number), (.bool, .bool), (.attributes, .attributes),
      (.attributes, .model), (.model, .attributes):
      true
    case (.model(let left), .model(let right)): left == right
    case (.list(let left), .list(let right)): left == right
    default: false
    }
  }
}
