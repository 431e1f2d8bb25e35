import SpecModel
import TemplateEngine

/// What `Templates/Model` is rendered with.
struct ModelContext: TemplateContext {
  struct Attribute: TemplateContext {
    let name: String
    let type: String
    let expression: String
  }

  let modelClass: String
  let modelFile: String
  let isStruct: Bool
  /// The model in words: `A bookmark entry`.
  let what: String
  let attributes: [Attribute]
}

extension ModelSpec {
  var context: ModelContext {
    ModelContext(
      modelClass: Names.model(self), modelFile: name.value, isStruct: form == .struct,
      what: name.value.phrase.withArticle.upperFirst,
      attributes: attributes.map { attribute in
        ModelContext.Attribute(
          name: Names.member(attribute.name.value), type: attribute.type.swiftSource,
          expression: attribute.expression)
      })
  }
}
