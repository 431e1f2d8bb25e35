package import SourceText
package import SpecModel
import SpecNotation

/// An existing model of a spec or of its module.
package struct KnownModel {
  package let name: String
  /// The types of the attributes, as written in the spec.
  let attributes: [String: String]
  let range: SourceRange

  package init(_ model: ModelSpec) {
    name = model.name.value
    attributes = Dictionary(
      model.attributes.map { ($0.name.value, $0.type.source) }, uniquingKeysWith: { $1 })
    range = model.name.range
  }

  /// Returns the models that a spec declares, or none if it cannot be read.
  package static func all(in file: SourceFile) -> [KnownModel] {
    var ignored = Diagnostics()
    let models = Node(parsing: file, reporting: &ignored)?[ScreenletKeys.models]?.mapping ?? []
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

  /// Returns the attributes of the document's model that this model also has.
  func shared(with model: OpenAPIModel) -> [OpenAPIModel.Attribute] {
    model.attributes.filter { attributes[$0.name] != nil }
  }

  /// Returns the shared attributes whose types are those of the document, apart from `[]` and `?`.
  func read(of model: OpenAPIModel) -> [OpenAPIModel.Attribute] {
    shared(with: model).filter { attributes[$0.name]?.modelName == $0.type.modelName }
  }

  /// Whether both models describe the same entity. One of them may omit attributes, and may have a
  /// more specific type for the same kind of JSON, such as `URL` for a text.
  func fits(_ model: OpenAPIModel) -> Bool {
    let shared = shared(with: model)
    return [model.attributes.count, attributes.count].contains(shared.count)
      && shared.allSatisfy { JSONKind($0.type) == JSONKind(attributes[$0.name] ?? "") }
  }
}

/// The kind of JSON that represents a type of a spec.
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

  /// Whether one type can replace the other. A model is an object whose members are read.
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
