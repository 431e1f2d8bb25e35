import SourceText
import SpecModel
import TemplateEngine

extension ActionSpec {
  /// The values for `Partials/parser`, with which an HTTP interactor finds its result.
  var parseValue: TemplateValue {
    guard let result, let parse else { return .null }
    return parse.value(result)
  }
}

extension ActionSpec {
  /// The methods of its interactor that find a result by hand.
  var parsersByHand: [String] {
    let parsed = steps.map { ($0.result, $0.parse) } + [(result, parse)]
    return parsed.compactMap { result, parse in
      parse?.isByHand == true ? result.map(Names.parser) : nil
    }
  }
}

extension ParseSpec {
  /// Returns the values for `Partials/parser`, with which `result` is found in a reply.
  func value(_ result: ResultSpec) -> TemplateValue {
    var between = TemplateValue.null
    var json = TemplateValue.null
    if case .between(let before, let after) = self {
      between = [
        "before": .string(before), "after": .string(after),
        "words": .string("`\(before.inComment)` and `\(after.inComment)`"),
      ]
    }
    if case .json(let path) = self { json = jsonValue(path, result) }
    return [
      "method": .string(Names.parser(result)), "type": .string(result.source),
      "property": .string(Names.result(result)), "what": .string(result.name.value.phrase),
      "between": between, "json": json, "text": .bool(self == .text),
      "image": .bool(self == .image), "byHand": .bool(isByHand),
    ]
  }

  /// Returns the path to the member: one step for each name but the last, then the value itself.
  private func jsonValue(_ path: [String], _ result: ResultSpec) -> TemplateValue {
    guard let last = path.last else {
      return ["steps": [], "member": .null, "path": .null, "whole": whole(result.type.base)]
    }
    let steps = path.dropLast().map { name -> TemplateValue in
      .string(
        .assignment(
          "object", .call("object?.attributesAttribute", ["\"\(name.escapedForSwift)\""])))
    }
    let member = attributeExpression(of: result.type.base, named: last, in: "object?")
    return [
      "steps": .list(steps), "member": .string(member), "whole": .null,
      "path": .string(path.joined(separator: ".").inComment),
    ]
  }

  /// Returns the type that the whole reply has to have, and the result in it.
  private func whole(_ base: SwiftType.Base) -> TemplateValue {
    guard case .list(let element) = base else {
      return ["cast": "[String: Any]", "value": .string(modelExpression(of: base, from: "answer"))]
    }
    guard let reader = elementReader(element) else {
      return ["cast": .string(base.source), "value": "answer"]
    }
    let value = modelExpression(of: base, from: "answer.\(reader)", isOptional: true)
    return ["cast": "[Any]", "value": .string(value)]
  }
}
