import SpecModel
import SwiftLayout
import TemplateEngine

extension ActionSpec {
  /// What `Templates/StepsInteractor` is rendered with, beside what all interactors are.
  func stepsValue(_ stages: [[StepSpec]]) -> TemplateMapping {
    [
      "steps": .list(steps.map(value)),
      "settings": .list(steps.flatMap(settings).map { .code($0) }),
      "composition": .code(composition(stages)),
    ]
  }

  /// What the interactor does, in the order in which it does it.
  func order(of stages: [[StepSpec]]) -> String {
    stages.map(orderOfStage).joined(separator: ", then ")
  }

  /// One step: the connector that it makes, and what it takes of it.
  private func value(_ step: StepSpec) -> TemplateValue {
    let (conditions, connector) = creation(step)
    return [
      "variable": .string(Names.member(step.name.value)),
      "title": .string(step.name.value.title),
      "create": .string(Names.create(step)),
      "completed": step.result == nil ? .null : .string(Names.completed(step)),
      "connectorClass": .string(step.connector.map(Names.connector) ?? "HttpConnector"),
      "condition": conditions.isEmpty ? .null : .code(.list(conditions)),
      "connector": connector.map { .code($0) } ?? .null,
      "target": step.result.map { .string(Names.result($0)) } ?? .null,
      "value": .code(step.answer ?? ""),
      "parse": step.result.flatMap { result in step.parse?.value(result) } ?? .null,
    ]
  }

  // MARK: Order

  /// `count` and `newest` at once, `title` after `newest`.
  private func orderOfStage(_ stage: [StepSpec]) -> String {
    let free = stage.filter(\.dependencies.isEmpty).map(\.name.value)
    let bound = stage.filter { !$0.dependencies.isEmpty }.map {
      "`\($0.name.value)` after \($0.dependencies.inWords)"
    }
    return ([free.inWords + (free.count > 1 ? " at once" : "")] + bound).joined(separator: ", ")
  }

  private func settings(_ step: StepSpec) -> [Code] {
    let variable = Names.member(step.name.value)
    var lines: [Code] = step.dependencies.map {
      .call("\(variable).addDependency", [Code(Names.member($0))])
    }
    if step.priority != .normal {
      lines.append("\(variable).queuePriority = .\(step.priority.rawValue)")
    }
    if step.isOptional { lines.append("\(variable).isOptional = true") }
    return lines
  }

  /// The steps as one connector: a graph, or a chain of steps and graphs.
  private func composition(_ stages: [[StepSpec]]) -> Code {
    let parts = stages.map { stage -> Code in
      let variables = stage.map { Code(Names.member($0.name.value)) }
      return stages.count > 1 && stage.count == 1
        ? variables[0] : .call("ServerConnectorGraph", [.collection(variables)])
    }
    guard parts.count > 1 else { return parts.first ?? "nil" }
    let others = Code.collection(Array(parts.dropFirst()))
    return .call("ServerConnectorChain", ["head: \(parts[0])", "then: \(others)"])
  }

  // MARK: Connectors

  /// What must be there before the connector of a step can be made, and the expression that makes
  /// it; nil if the last condition does.
  private func creation(_ step: StepSpec) -> (conditions: [Code], connector: Code?) {
    switch step.work {
    case .http(let address):
      let (conditions, variable) = self.address(address)
      return (conditions, .call("HttpConnector", ["url: \(variable)"]))
    case .named(let connector, let arguments):
      let bound = arguments.filter(\.isBound)
      var conditions = bound.map(\.binding)
      let isFailable = connector.output.isFailable
      let locals = bound.map(\.property.name.value) + (isFailable ? ["connector"] : [])
      let list = arguments.map { argument -> Code in
        let value = expression(argument, hiddenBy: locals)
        return .labeled(Names.label(argument.property.name.value), value)
      }
      let call = Code.call(Code(Names.connector(connector)), list)
      guard isFailable else { return (conditions, call) }
      conditions.append(.assignment("let connector", call))
      return (conditions, nil)
    }
  }

  private func expression(_ argument: StepSpec.Argument, hiddenBy locals: [String]) -> Code {
    let type = argument.property.type
    let bound = Code(Names.member(argument.property.name.value))
    switch argument.value {
    case .input(_, .sender(let sender)):
      return converted(bound, from: sender.type, to: type)
    case .input(let name, let source):
      let held = inputs.first { $0.name.value == name.value }?.type ?? source.type
      return converted(Code(Names.member(name.value, hiddenBy: locals)), from: held, to: type)
    case .result(let path) where argument.isBound:
      return converted(bound, from: path.type.optional(false), to: type)
    case .result(let path):
      let value = path.expression(from: Names.result(path.result), isOptional: true)
      return converted(Code(value), from: path.type.optional(), to: type)
    case .context(let value):
      return converted(value.expression, from: value.type, to: type)
    case .literal(let literal):
      return Code(literal.source)
    }
  }

  private func address(_ value: StepSpec.Value) -> (conditions: [Code], variable: String) {
    func url(_ text: String) -> Code {
      .assignment("let address", .call("URL", ["string: \(text)"]))
    }
    switch value {
    case .input(let name, _):
      return address(inInput: name.value)
    case .result(let path):
      let found = path.expression(from: Names.result(path.result), isOptional: true)
      if path.type.builtin == .url { return ([.assignment("let address", Code(found))], "address") }
      let text = Names.local(path.localName, besides: ["address"])
      return ([.assignment("let \(text)", Code(found)), url(text)], "address")
    case .context(let value):
      return ([url(value.expression.text)], "address")
    case .literal(let literal):
      return ([url(literal.source)], "address")
    }
  }
}

extension StepSpec.Argument {
  /// Whether the connector exists only if the value does: the value may be missing, and the
  /// connector needs it.
  fileprivate var isBound: Bool {
    switch value {
    case .result: !property.type.isOptional
    case .input(_, .sender): true
    case .input, .context, .literal: false
    }
  }

  /// `let title = resultTitle`.
  fileprivate var binding: Code {
    let name = Names.member(property.name.value)
    switch value {
    case .result(let path):
      return .assignment(
        "let \(name)",
        Code(path.expression(from: Names.result(path.result), isOptional: true)))
    case .input(let input, _):
      return input.value == property.name.value
        ? "let \(name)" : .assignment("let \(name)", Code(Names.member(input.value)))
    case .context, .literal:
      return ""
    }
  }
}

extension StepSpec {
  /// What the step keeps of its connector; nil if it has to be parsed.
  fileprivate var answer: Code? {
    guard let connector, let answer = connector.result else { return nil }
    let kept = "connector." + Names.result(answer)
    return connector.output.keepsAttributes
      ? modelExpression(of: answer.type.base, fromOptional: kept) : Code(kept)
  }
}

extension ResultPath {
  /// The name of a variable for the value at the end of the way.
  fileprivate var localName: String {
    if case .attribute(let attribute)? = parts.last { return Names.member(attribute.name.value) }
    return "text"
  }
}

extension [String] {
  /// `count`, `newest` and `title`: the names as a doc comment lists them.
  fileprivate var inWords: String {
    let names = map { "`\($0)`" }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
