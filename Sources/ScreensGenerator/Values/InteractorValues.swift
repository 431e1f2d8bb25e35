import SpecModel
import TemplateEngine

extension ActionSpec {
  /// The artefact of the interactor.
  var interactorArtefact: Artefact {
    switch kind {
    case .callback: .callbackInteractor
    case .login: .loginInteractor
    case .custom: .customInteractor
    case .read(let use), .write(let use):
      switch use {
      case .http: .httpInteractor
      case .several: .stepsInteractor
      case .chosen: .choiceInteractor
      case .named(let connector): connector.output.interactorArtefact
      }
    }
  }

  /// Returns the values for the template of the interactor. `spec` is nil for an interactor alone.
  func interactorValue(in spec: ScreenletSpec?) -> TemplateValue {
    let results = results.map(\.interactorValue)
    var value: TemplateMapping = [
      "interactorClass": .string(Names.interactor(self)),
      "summary": docComment(interactorSummary(isAlone: spec == nil)),
      "superclass": .string(superclass),
      "properties": .list(inputs.map { .property($0.name.value, $0.held.type) }),
      "parameters": .string(
        .list(
          ["screenlet: BaseScreenlet?"] + inputs.map { .parameter($0.name.value, $0.held.type) })),
      "sender": senderValue,
      "saveCredentials": .bool(login?.savesCredentials == true),
      "result": results.count == 1 ? results[0] : .null,
      "results": .list(results),
      "hasSeveralResults": .bool(results.count > 1),
      "offline": offlineValue(in: spec), "conflict": conflictValue,
    ]
    switch kind {
    case .callback(let call):
      value["service"] = .string(call.service.value)
      value["method"] = .string(call.method.value)
      value["call"] = .string(call.expression(at: .call(variable(ofSender:))))
      value.merge(answerValues)
    case .read(let use), .write(let use):
      value.merge(connectorValues(use))
    case .login(let login):
      value.merge(loginValues(login))
    case .custom: break
    }
    return .mapping(value)
  }

  /// Returns the doc comment of the class: which action it performs, and how.
  private func interactorSummary(isAlone: Bool) -> String {
    if isAlone, let summary { return summary.value }
    let task = isAlone ? "" : "Performs `\(Names.constant(self))`"
    switch kind {
    case .callback(let call):
      let work =
        "alls `\(call.method.value)` of `\(call.service.value)`, whose answer comes to it as the "
        + "callback of the session."
      return isAlone ? "C\(work)" : "\(task): c\(work)"
    case .read(.several(let stages)), .write(.several(let stages)):
      return "\(task): \(order(of: stages))."
    case .read(.chosen(let choice)), .write(.chosen(let choice)):
      return choice.summary(of: task.isEmpty ? "Works" : task)
    case .read(let use), .write(let use):
      let work = if case .read = kind { "Reads" } else { "Writes" }
      return (isAlone ? work : task) + " through `\(className(of: use))`."
    case .login:
      return "\(task): asks the server who the user is, and has the app call it as that user."
    case .custom:
      return isAlone ? "Does what its `start()` says." : "\(task)."
    }
  }

  private func className(of use: ConnectorUse) -> String {
    switch use {
    case .named(let connector): Names.connector(connector)
    case .http: "HttpConnector"
    case .several, .chosen: "ServerConnector"
    }
  }

  private var superclass: String {
    switch kind {
    case .read: "ServerReadConnectorInteractor"
    case .write: "ServerWriteConnectorInteractor"
    case .login: "ServerConnectorInteractor"
    case .callback, .custom: "Interactor"
    }
  }

  /// The values by which the reply to a call becomes the result, in a method whose parameter is
  /// named `result`.
  private var answerValues: TemplateMapping {
    guard let result else { return ["answer": "", "variable": "", "model": ""] }
    let name = result.name.value
    let used = ["result", Names.result(result), result.type.base.model]
    let variable = used.contains(name) ? "answer" : Names.member(name)
    return [
      "answer": .string(answerExpression(of: result.type.base)), "variable": .string(variable),
      "model": .string(modelExpression(of: result.type.base, from: variable)),
    ]
  }

  private func connectorValues(_ use: ConnectorUse) -> TemplateMapping {
    switch use {
    case .named(let connector):
      return [
        "connectorClass": .string(className(of: use)),
        "arguments": .string(.list(arguments(of: connector))),
        "address": .null,
        "completion": completion(connector.result, of: connector),
        "parse": parseValue,
      ]
    case .chosen(let choice):
      return choiceValues(choice)
    case .http(let address):
      return [
        "connectorClass": .string(className(of: use)), "arguments": "",
        "address": addressValue(address), "completion": .null, "parse": parseValue,
      ]
    case .several(let stages):
      return stepsValue(stages)
    }
  }

  /// Returns the arguments for the initializer of the connector.
  func arguments(of connector: ConnectorSpec) -> [String] {
    connector.properties.map { property in
      let name = property.name.value
      return .labeled(Names.label(name), variable(ofInput: name))
    }
  }

  /// Returns the variable that holds an input where the connector is created.
  func variable(ofInput name: String) -> String {
    variable(ofSender: name) ?? Names.member(name, hiddenBy: ["connector"])
  }

  /// Returns the variable that holds the sender, or nil for an input of another name.
  private func variable(ofSender name: String) -> String? {
    sender.flatMap { $0.name.value == name ? Names.member(senderVariable($0)) : nil }
  }

  private func addressValue(_ name: String) -> TemplateValue {
    let (conditions, address) = address(inInput: name)
    return [
      "condition": .conditions(conditions),
      "variable": .string(address),
    ]
  }

  /// Returns the conditions for an address, `let url`, `let address = URL(string: url)`, and the
  /// variable that then holds it.
  func address(inInput name: String) -> (conditions: [String], variable: String) {
    let found = inputs.first { $0.name.value == name }
    let type = found?.type
    let input = Names.member(name)
    // Whether there is a sender was checked before, unless a step checks it itself.
    let mayBeMissing = type?.isOptional == true || found?.isSender == true && !steps.isEmpty
    var conditions: [String] = mayBeMissing ? ["let \(input)"] : []
    var address = input
    if type?.builtin == .string {
      address = Names.local("address", besides: [name])
      conditions.append(.assignment("let \(address)", .call("URL", ["string: \(input)"])))
    }
    return (conditions, address)
  }

  /// Returns the values by which the connector's result becomes the interactor's.
  func completion(_ answer: ResultSpec?, of connector: ConnectorSpec) -> TemplateValue {
    guard let result, let answer else { return .null }
    let source = Names.result(answer)
    let isRaw = connector.output.keepsAttributes && answer.answerType != answer.type.source
    let target = Names.result(result)
    let isHidden = ["c", target, answer.type.base.model].contains(answer.name.value)
    let variable = isHidden ? "answer" : Names.member(answer.name.value)
    return [
      "source": .string(source), "isRaw": .bool(isRaw), "variable": .string(variable),
      "target": .string(target),
      "value": .string(modelExpression(of: result.type.base, from: variable)),
    ]
  }
}

extension ResultSpec {
  /// The property of an interactor that holds the result.
  fileprivate var interactorValue: TemplateValue {
    ["name": .string(name.value), "property": .string(Names.result(self)), "type": .string(source)]
  }
}
