import SpecModel
import SwiftLayout
import TemplateEngine

extension ActionSpec {
  /// Returns the values for `Templates/StepsInteractor`, besides those of every interactor.
  func stepsValue(_ stages: [[StepSpec]]) -> TemplateMapping {
    [
      "steps": .list(steps.map(value)),
      "settings": .list(steps.flatMap(settings).map { .code($0) }),
      "composition": .code(composition(stages)),
    ]
  }

  /// Returns a phrase for what the interactor does, in order.
  func order(of stages: [[StepSpec]]) -> String {
    stages.map(orderOfStage).joined(separator: ", then ")
  }

  /// Returns the values for one step: the connector that it creates, and the result that it takes.
  private func value(_ step: StepSpec) -> TemplateValue {
    let (conditions, connector) = creation(step)
    return [
      "variable": .string(Names.member(step.name.value)),
      "title": .string(step.name.value.title),
      "create": .string(Names.create(step)),
      "completed": step.result == nil ? .null : .string(Names.completed(step)),
      "connectorClass": .string(step.connector.map(Names.connector) ?? "HttpConnector"),
      "condition": .conditions(conditions),
      "connector": connector.map { .code($0) } ?? .null,
      "target": step.result.map { .string(Names.result($0)) } ?? .null,
      "value": .code(step.answer ?? ""),
      "parse": step.result.flatMap { result in step.parse?.value(result) } ?? .null,
    ]
  }

  // MARK: Order

  /// Returns a phrase for a stage: `count` and `newest` at once, `title` after `newest`.
  private func orderOfStage(_ stage: [StepSpec]) -> String {
    let free = stage.filter(\.dependencies.isEmpty).map(\.name.value)
    let bound = stage.filter { !$0.dependencies.isEmpty }.map {
      "`\($0.name.value)` after \($0.dependencies.inWords("and"))"
    }
    return ([free.inWords("and") + (free.count > 1 ? " at once" : "")] + bound).joined(
      separator: ", ")
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

  /// Returns the steps as one connector: a graph, or a chain of steps and graphs.
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

  /// Returns the conditions for the connector of a step, and the expression that creates it, which
  /// is nil if the last condition does.
  private func creation(_ step: StepSpec) -> (conditions: [Code], connector: Code?) {
    switch step.work {
    case .http(let address):
      let (conditions, variable) = self.address(address)
      return (conditions, .call("HttpConnector", ["url: \(variable)"]))
    case .named(let connector, let arguments):
      let bound = arguments.filter(\.isBound)
      var conditions = bound.flatMap { $0.bindings(self) }
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
    case .composed(let composition):
      let value = self.composed(composition, for: argument.property.name.value).value
      let isBound = value.isOptional && !type.isOptional
      return converted(
        isBound ? bound : value.code,
        from: composition.type.optional(value.isOptional && !isBound), to: type)
    case .literal(let literal):
      return Code(literal.source)
    }
  }

  /// Returns the conditions for the composition, and the composition.
  fileprivate func composed(
    _ composition: Composition<StepSpec.Value>, for property: String? = nil
  ) -> (conditions: [Code], value: ValueExpression) {
    var conditions: [Code] = []
    func other(_ operand: Composition<StepSpec.Value>.Operand) -> ValueExpression {
      switch operand.value {
      case .input(let name, let source):
        let held = inputs.first { $0.name.value == name.value }
        let isOptional = held?.isSender == true || (held?.type ?? source.type).isOptional
        return ValueExpression(code: Code(Names.member(name.value)), isOptional: isOptional)
      case .result(let path):
        let code = path.expression(from: Names.result(path.result), isOptional: true)
        return ValueExpression(code: Code(code), isOptional: true, isChain: path.isChain)
      case .context(let value):
        return ValueExpression(
          code: value.expression, isOptional: false, hasOperators: value == .userId)
      case .literal(let literal):
        return ValueExpression(code: Code(literal.source), isOptional: false)
      case .composed(let inner):
        let (needed, value) = composed(inner, for: property)
        conditions += needed
        return value
      }
    }
    func present(_ operand: Composition<StepSpec.Value>.Operand) -> Code {
      let value = other(operand)
      guard value.isOptional else { return value.code }
      let name = operand.localName(for: property, besides: conditions.count)
      conditions.append(.assignment("let \(name)", value.inCondition))
      return Code(name)
    }
    let value = composition.expression(present, other)
    return (conditions, value)
  }

  private func address(_ value: StepSpec.Value) -> (conditions: [Code], variable: String) {
    func url(_ text: Code) -> Code {
      .assignment("let address", .call("URL", ["string: \(text)"]))
    }
    switch value {
    case .input(let name, _):
      return address(inInput: name.value)
    case .result(let path):
      let found = path.expression(from: Names.result(path.result), isOptional: true)
      if path.type.builtin == .url { return ([.assignment("let address", Code(found))], "address") }
      let text = Names.local(path.localName, besides: ["address"])
      return ([.assignment("let \(text)", Code(found)), url(Code(text))], "address")
    case .context(let value):
      return ([url(value.expression)], "address")
    case .literal(let literal):
      return ([url(Code(literal.source))], "address")
    case .composed(let composition):
      let (conditions, value) = composed(composition)
      guard value.isOptional else { return (conditions + [url(value.code)], "address") }
      return (conditions + [.assignment("let text", value.inCondition), url("text")], "address")
    }
  }
}

extension StepSpec.Argument {
  /// Whether the connector is created only if the value is present, because the value can be
  /// missing and the connector needs it.
  fileprivate var isBound: Bool {
    switch value {
    case .result: !property.type.isOptional
    case .input(_, .sender): true
    // Whether it can be missing is known after it is written.
    case .composed: !property.type.isOptional && value.canBeMissing
    case .input, .context, .literal: false
    }
  }

  /// `let title = resultTitle`.
  fileprivate func bindings(_ action: ActionSpec) -> [Code] {
    guard case .composed(let composition) = value else { return [binding] }
    let (conditions, value) = action.composed(composition, for: property.name.value)
    guard value.isOptional else { return conditions }
    return conditions + [.assignment("let \(Names.member(property.name.value))", value.inCondition)]
  }

  private var binding: Code {
    let name = Names.member(property.name.value)
    switch value {
    case .result(let path):
      return .assignment(
        "let \(name)",
        Code(path.expression(from: Names.result(path.result), isOptional: true)))
    case .input(let input, _):
      return input.value == property.name.value
        ? "let \(name)" : .assignment("let \(name)", Code(Names.member(input.value)))
    case .context, .literal, .composed:
      return ""
    }
  }
}

extension StepSpec.Value {
  /// Whether the value can be missing: before another step has supplied it, or if nothing is sent.
  fileprivate var canBeMissing: Bool {
    switch self {
    case .result, .input(_, .sender): true
    case .input(_, let source): source.type.isOptional
    case .composed(.first(let operands)): operands.last?.value.canBeMissing ?? false
    case .composed(let composition): composition.operands.contains { $0.value.canBeMissing }
    case .context, .literal: false
    }
  }
}

extension Composition<StepSpec.Value>.Operand {
  /// Returns a name for a variable that holds the operand, beside `count` others.
  fileprivate func localName(for property: String?, besides count: Int) -> String {
    let name =
      switch value {
      case _ where property != nil: "\(property ?? "")Part"
      case .result(let path): path.localName
      case .input(let name, _): Names.member(name.value)
      case .context, .literal, .composed: "part"
      }
    return count == 0 ? name : "\(name)\(count + 1)"
  }
}

extension StepSpec {
  /// The result that the step takes from its connector; nil if it has to be parsed.
  fileprivate var answer: Code? {
    guard let connector, let answer = connector.result else { return nil }
    let kept = "connector." + Names.result(answer)
    return connector.output.keepsAttributes
      ? modelExpression(of: answer.type.base, from: kept, isOptional: true) : Code(kept)
  }
}

extension ResultPath {
  /// The name of a variable for the value at the end of the path.
  fileprivate var localName: String {
    if case .attribute(let attribute)? = parts.last { return Names.member(attribute.name.value) }
    return "text"
  }
}
