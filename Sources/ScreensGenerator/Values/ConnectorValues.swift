import SourceText
import SpecModel
import SwiftLayout
import TemplateEngine

extension ConnectorSpec {
  /// What the template of the connector is rendered with.
  var value: TemplateValue {
    var value: TemplateMapping = [
      "connectorClass": .string(Names.connector(self)),
      "summary": docComment(summary?.value ?? output.words),
      "properties": .list(
        properties.map { property in
          [
            "name": .string(Names.member(property.name.value)),
            "access": .string(Names.access(property.name.value)),
            "type": .string(property.type.swiftSource),
          ]
        }),
      "parameters": .code(
        .list(
          output.leadingParameters
            + properties.map {
              .labeled(Names.parameter($0.name.value), Code($0.type.swiftSource))
            })),
      "rules": .list(rules.map(\.value)),
      "result": result.map { result in
        result.value(type: output.keepsAttributes ? result.answerType : result.source)
      } ?? .null,
    ]
    value.merge(output.values(of: self))
    return .mapping(value)
  }
}

extension ValidationRule {
  /// The rule as templates see it.
  var value: TemplateValue {
    ["violation": .code(violation), "message": .string(message.value)]
  }
}

extension ResultSpec {
  fileprivate func value(type: String) -> TemplateValue {
    let isHidden = ["result", "lastError"].contains(name.value)
    return [
      "property": .string(Names.result(self)), "type": .string(type),
      "variable": .string(isHidden ? "answer" : Names.member(name.value)),
      "cast": .string(answerExpression(of: self.type.base)),
    ]
  }
}
