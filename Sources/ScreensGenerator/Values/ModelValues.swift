import SpecModel
import SwiftLayout
import TemplateEngine

extension ModelSpec {
  /// What `Templates/Model` is rendered with.
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
            "expression": .code(attribute.expression),
          ]
        }),
    ]
  }
}
