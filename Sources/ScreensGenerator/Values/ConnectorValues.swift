import SourceText
import SpecModel
import SwiftLayout
import TemplateEngine

extension ConnectorSpec {
  /// The template that the connector is made with.
  var artefact: Artefact {
    switch kind {
    case .liferay: .liferayConnector
    case .http: .httpConnector
    case .custom: .customConnector
    case .pages: .pageConnector
    }
  }

  /// What the template of the connector is rendered with.
  var value: TemplateValue {
    var value: TemplateMapping = [
      "connectorClass": .string(Names.connector(self)),
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
          pageParameters
            + properties.map {
              .labeled(Names.parameter($0.name.value), Code($0.type.swiftSource))
            })),
      "rules": .list(rules.map(\.value)),
      "result": .null,
    ]
    switch kind {
    case .liferay(let call, let result):
      value["summary"] = docComment(
        summary?.value ?? "Calls `\(call.method.value)` of `\(call.service.value)`.")
      value["service"] = .string(call.service.value)
      value["call"] = .code(call.expression)
      value["result"] = result.map { $0.value(type: $0.answerType) } ?? .null
    case .http(let address):
      value["summary"] = docComment(summary?.value ?? "Reads \(address.words).")
      value["address"] = .code(address.expression)
      value["variable"] = .string(
        Names.local("address", besides: properties.map(\.name.value)))
      value["encodes"] = .bool(address.wholeProperty == nil && address.hasProperties)
    case .custom(let result):
      value["summary"] = docComment(
        summary?.value ?? "Works off the main thread: `doRun(session:)` is where the work goes.")
      value["result"] = result.map { $0.value(type: $0.source) } ?? .null
    case .pages(let rows, let count):
      value["summary"] = docComment(summary?.value ?? Self.words(rows, count))
      value["service"] = .string(rows.service.value)
      value["call"] = .code(rows.expression)
      value["countCall"] = count.map { .code($0.expression) } ?? .null
    }
    return .mapping(value)
  }

  /// What the initializer of a list's connector takes first.
  private var pageParameters: [Code] {
    guard case .pages = kind else { return [] }
    return ["startRow: Int", "endRow: Int", "computeRowCount: Bool"]
  }

  private static func words(_ rows: ServiceCall, _ count: ServiceCall?) -> String {
    let text = "Calls `\(rows.method.value)` of `\(rows.service.value)` for the rows of a page"
    return text + (count.map { ", and `\($0.method.value)` for the number of all." } ?? ".")
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

extension AddressTemplate {
  /// The address as a Swift expression of type String.
  fileprivate var expression: Code {
    if let property = wholeProperty {
      let name = Code(Names.member(property.name.value))
      return property.type.builtin == .string ? name : .call("String", [name])
    }
    return parts.flatMap(\.sources).asLiterals
  }

  /// The address as a doc comment shows it.
  fileprivate var words: String {
    let text = parts.map { part in
      switch part {
      case .text(let text): text
      case .property(let property): "{\(property.name.value)}"
      }
    }
    return "`\(text.joined())`"
  }

  fileprivate var hasProperties: Bool {
    parts.contains { part in
      if case .property(let property) = part { property.type.builtin == .string } else { false }
    }
  }
}

extension AddressTemplate.Part {
  /// What stands for the part between the quotes of a literal, in pieces that one literal need not
  /// hold all of: a text may end before each name in a path and each pair of a query.
  fileprivate var sources: [String] {
    switch self {
    case .text(let text):
      var pieces = [""]
      for character in text {
        if "/?&".contains(character) { pieces.append("") }
        pieces[pieces.count - 1].append(character)
      }
      return pieces.filter { !$0.isEmpty }.map(\.escapedForSwift)
    case .property(let property):
      let name = Names.member(property.name.value)
      let isText = property.type.builtin == .string
      return [isText ? "\\(Self.encoded(\(name)))" : "\\(\(name))"]
    }
  }
}
