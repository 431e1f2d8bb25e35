import SourceText
import SpecModel
import TemplateEngine

extension ConnectorSpec {
  /// The values for the template of the connector.
  var value: TemplateValue {
    var value: TemplateMapping = [
      "connectorClass": .string(Names.connector(self)),
      "summary": docComment(summary?.value ?? output.words),
      "properties": .list(properties.map { .property($0.name.value, $0.type) }),
      "parameters": .string(
        .list(output.leadingParameters + properties.map { .parameter($0.name.value, $0.type) })),
      "rules": .list(rules.map(\.value)),
      "session": session?.value ?? .null,
      "result": output.inheritsResult
        ? .null
        : result.map { result in
          result.value(type: output.keepsAttributes ? result.answerType : result.source)
        } ?? .null,
    ]
    value.merge(output.values(of: self))
    return .mapping(value)
  }
}

extension TemplateValue {
  /// Returns a property of a generated class: as it is declared, and with the dot of an access.
  static func property(_ name: String, _ type: SwiftType) -> TemplateValue {
    [
      "name": .string(Names.member(name)), "access": .string(Names.access(name)),
      "type": .string(type.swiftSource),
    ]
  }
}

extension String {
  /// Returns the parameter of an initializer: `folderId: Int64`.
  static func parameter(_ name: String, _ type: SwiftType) -> String {
    .labeled(Names.parameter(name), type.swiftSource)
  }
}

extension ValidationRule {
  /// The values for the rule.
  var value: TemplateValue {
    [
      "violation": .string(violation), "message": .string(message.value),
      "key": message.key.map { ["table": .string($0.table), "name": .string($0.name)] } ?? .null,
    ]
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
