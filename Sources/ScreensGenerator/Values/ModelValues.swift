import SpecModel
import TemplateEngine

extension ModelSpec {
  /// The values for `Templates/Model`.
  var value: TemplateValue {
    [
      "modelClass": .string(Names.model(self)),
      "modelFile": .string(name.value),
      "what": .string(name.value.phrase.withArticle.upperFirst),
      "attributes": .list(
        attributes.map { attribute in
          [
            "name": .string(Names.member(attribute.name.value)),
            "type": .string(attribute.type.swiftSource),
            "expression": .string(attribute.expression),
          ]
        }),
    ]
  }
}
