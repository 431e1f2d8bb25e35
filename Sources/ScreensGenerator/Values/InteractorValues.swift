import SpecModel
import TemplateEngine

extension ActionSpec {
  /// The template that the interactor is made with.
  var interactorArtefact: Artefact {
    switch kind {
    case .callback: .callbackInteractor
    case .custom: .customInteractor
    case .read(let use), .write(let use):
      switch use {
      case .http: .httpInteractor
      case .named(let connector):
        if case .http = connector.kind { .httpInteractor } else { .connectorInteractor }
      }
    }
  }

  /// What the template of the interactor is rendered with.
  func interactorValue(in spec: ScreenletSpec) -> TemplateValue {
    var value: [String: TemplateValue] = [
      "interactorClass": .string(Names.interactor(self)),
      "constant": .string(Names.constant(self)),
      "screenletClass": .string(Names.screenlet(spec)),
      "superclass": .string(superclass),
      "properties": .list(inputs.map { parameter($0.name.value, $0.type) }),
      "parameters": .string(
        (["screenlet: BaseScreenlet?"]
          + inputs.map { "\(Names.label($0.name.value)): \($0.type.swiftSource)" })
          .joined(separator: ", ")),
      "result": result.map { ["property": .string(Names.result($0)), "type": .string($0.source)] }
        ?? .null,
    ]
    switch kind {
    case .callback(let call):
      value["service"] = .string(call.service.value)
      value["method"] = .string(call.method.value)
      value["call"] = .string(call.expression)
      value["answer"] = .string(result.map { answerExpression(of: $0.type.base) } ?? "")
      value["model"] = .string(
        result.map { modelExpression(of: $0.type.base, from: "answer") } ?? "")
    case .read(let use), .write(let use):
      value.merge(connectorValues(use)) { _, new in new }
    case .custom: break
    }
    return .mapping(value)
  }

  private var superclass: String {
    switch kind {
    case .read: "ServerReadConnectorInteractor"
    case .write: "ServerWriteConnectorInteractor"
    case .callback, .custom: "Interactor"
    }
  }

  private func connectorValues(_ use: ConnectorUse) -> [String: TemplateValue] {
    switch use {
    case .named(let connector):
      let arguments = connector.properties.map {
        "\(Names.label($0.name.value)): \(Names.member($0.name.value))"
      }
      let answer = connector.result
      return [
        "connectorClass": .string(Names.connector(connector)),
        "arguments": .string(arguments.joined(separator: ", ")),
        "address": .null,
        "completion": completion(answer, of: connector),
        "parse": parseValue,
      ]
    case .http(let address):
      return [
        "connectorClass": "HttpConnector", "arguments": "url: address",
        "address": addressCondition(address), "completion": .null, "parse": parseValue,
      ]
    }
  }

  /// `let url, let address = URL(string: url)`: what must hold before there is a connector.
  private func addressCondition(_ name: String) -> TemplateValue {
    let input = inputs.first { $0.name.value == name }
    let variable = Names.member(name)
    let isText = input?.type.builtin == .string
    let isOptional = input?.type.isOptional == true
    let unwrapped = isOptional ? "let \(variable)" : nil
    let made = isText ? "let address = URL(string: \(variable))" : "let address = \(variable)"
    if !isText, !isOptional { return ["condition": .null, "property": .string(variable)] }
    if !isText { return ["condition": .string(made), "property": .null] }
    return [
      "condition": .string([unwrapped, made].compactMap { $0 }.joined(separator: ", ")),
      "property": .null,
    ]
  }

  /// How the connector's result becomes that of the interactor.
  private func completion(_ answer: ResultSpec?, of connector: ConnectorSpec) -> TemplateValue {
    guard let result, let answer else { return .null }
    let source = Names.result(answer)
    var isRaw = false
    if case .liferay = connector.kind { isRaw = answer.answerType != answer.type.source }
    let variable = answer.name.value == "c" ? "answer" : Names.member(answer.name.value)
    return [
      "source": .string(source), "isRaw": .bool(isRaw), "variable": .string(variable),
      "target": .string(Names.result(result)),
      "value": .string(modelExpression(of: result.type.base, from: variable)),
    ]
  }

  private func parameter(_ name: String, _ type: SwiftType) -> TemplateValue {
    [
      "name": .string(Names.member(name)), "access": .string(Names.access(name)),
      "type": .string(type.swiftSource),
    ]
  }
}
