import SpecModel
import TemplateEngine

/// What the template of every interactor is rendered with.
struct InteractorContext: TemplateContext {
  /// A property that holds a result.
  struct Result: TemplateContext {
    let name: String
    let property: String
    let type: String
  }

  let interactorClass: String
  let summary: [String]
  let superclass: String
  let properties: [PropertyContext]
  /// The parameters of the initializer.
  let parameters: String
  let sender: SenderContext?
  let results: [Result]
  /// The only result; nil if there are several.
  let result: Result?
  let hasSeveralResults: Bool
  let offline: OfflineContext?
  let conflict: ConflictContext?
}

/// What `Templates/CallbackInteractor` is rendered with besides what every interactor has.
private struct CallbackInteractorContext: TemplateContext {
  let service: String
  let method: String
  let call: String
  /// The reply as the right type, as an optional, and the variable for it; nil without a result.
  let answer: String?
  let variable: String?
  /// The result that is made of the variable.
  let model: String?
}

/// What the templates of interactors with one connector are rendered with besides what every
/// interactor has.
private struct ConnectorInteractorContext: TemplateContext {
  let connectorClass: String
  /// The arguments for the initializer of the connector.
  let arguments: String
  let completion: CompletionContext?
}

/// What `Templates/HttpInteractor` is rendered with besides what other interactors with one
/// connector have.
private struct HttpInteractorContext: TemplateContext {
  struct Address: TemplateContext {
    /// The conditions that bind the variable.
    let condition: String?
    let variable: String
  }

  /// The address of an interactor without a connector of its own.
  var address: Address?
  let parse: ParserContext?
}

/// How the result of a connector becomes the interactor's.
struct CompletionContext: TemplateContext {
  let connectorClass: String
  /// The property of the connector.
  let source: String
  /// Whether `value` has to be made of what the connector holds.
  let isRaw: Bool
  let variable: String
  /// The property of the interactor.
  let target: String
  let value: String
}

extension ActionSpec {
  /// The artefact of the interactor.
  var interactorArtefact: Artefact {
    switch kind {
    case .callback: .callbackInteractor
    case .login: .loginInteractor
    case .event: .eventInteractor
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

  /// Returns what the template of the interactor is rendered with. `spec` is nil for an interactor
  /// alone.
  func interactorContext(in spec: ScreenletSpec?) -> any TemplateContext {
    let results = results.map { result in
      InteractorContext.Result(
        name: result.name.value, property: Names.result(result), type: result.source)
    }
    let parameters = inputs.map { String.parameter($0.name.value, $0.held.type) }
    let context = InteractorContext(
      interactorClass: Names.interactor(self),
      summary: docComment(interactorSummary(isAlone: spec == nil)),
      superclass: superclass,
      properties: inputs.map { PropertyContext($0.name.value, $0.held.type) },
      parameters: .list(["screenlet: BaseScreenlet?"] + parameters),
      sender: senderContext, results: results, result: results.count == 1 ? results[0] : nil,
      hasSeveralResults: results.count > 1, offline: offlineContext(in: spec),
      conflict: conflictContext)
    switch kind {
    case .callback(let call): return Both(context, callbackContext(call))
    case .read(let use), .write(let use): return Both(context, connectorContext(use))
    case .login(let login): return Both(context, loginContext(login))
    case .event, .custom: return context
    }
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
      let work = "sks the server who the user is, and has the app call it as that user."
      return isAlone ? "A\(work)" : "\(task): a\(work)"
    case .event:
      return "\(task): tells the Screenlet, and asks no server."
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
    case .callback, .event, .custom: "Interactor"
    }
  }

  /// Returns the context of a call whose reply is passed to a method with a parameter `result`.
  private func callbackContext(_ call: ServiceCall) -> CallbackInteractorContext {
    let held = result.map { result -> String in
      let name = result.name.value
      let used = ["result", Names.result(result), result.type.base.model]
      return used.contains(name) ? "answer" : Names.member(name)
    }
    return CallbackInteractorContext(
      service: call.service.value, method: call.method.value,
      call: call.expression(at: .call(variable(ofSender:))),
      answer: result.map { answerExpression(of: $0.type.base) }, variable: held,
      model: result.flatMap { result in
        held.map { modelExpression(of: result.type.base, from: $0) }
      })
  }

  private func connectorContext(_ use: ConnectorUse) -> any TemplateContext {
    switch use {
    case .named(let connector):
      let context = ConnectorInteractorContext(
        connectorClass: className(of: use), arguments: .list(arguments(of: connector)),
        completion: completion(connector.result, of: connector))
      guard case .httpInteractor = interactorArtefact else { return context }
      return Both(context, HttpInteractorContext(parse: parserContext))
    case .http(let address):
      return Both(
        ConnectorInteractorContext(
          connectorClass: className(of: use), arguments: "", completion: nil),
        HttpInteractorContext(address: addressContext(address), parse: parserContext))
    case .chosen(let choice): return choiceContext(choice)
    case .several(let stages): return stepsContext(stages)
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

  /// Returns the variable that holds an input from the sender, or nil for any other input.
  private func variable(ofSender name: String) -> String? {
    senderInputs.named(name).map { Names.member(senderVariable($0)) }
  }

  private func addressContext(_ name: String) -> HttpInteractorContext.Address {
    let (conditions, address) = address(inInput: name)
    return HttpInteractorContext.Address(condition: .conditions(conditions), variable: address)
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

  /// Returns how the connector's result becomes the interactor's; nil without a result.
  func completion(_ answer: ResultSpec?, of connector: ConnectorSpec) -> CompletionContext? {
    guard let result, let answer else { return nil }
    let target = Names.result(result)
    let isHidden = ["c", target, answer.type.base.model].contains(answer.name.value)
    let variable = isHidden ? "answer" : Names.member(answer.name.value)
    return CompletionContext(
      connectorClass: Names.connector(connector), source: Names.result(answer),
      isRaw: connector.output.keepsAttributes && answer.answerType != answer.type.source,
      variable: variable, target: target,
      value: modelExpression(of: result.type.base, from: variable))
  }
}
