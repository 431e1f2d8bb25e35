import SpecModel
import TemplateEngine

/// What `Templates/StepsInteractor` is rendered with besides what every interactor has.
struct StepsInteractorContext: TemplateContext {
  /// The method that says whether a step runs.
  struct Need: TemplateContext {
    let needs: String
    /// What must be there before the condition can be asked.
    let bindings: String?
    let condition: String
  }

  /// The list for whose elements a step creates connectors.
  struct Each: TemplateContext {
    /// The condition that binds the list; nil if it is always there.
    let condition: String?
    let list: String
    /// The parameter for an element, and its type.
    let element: String
    let type: String
    /// The results of the connectors in the variable `connectors`; nil if they are parsed.
    let values: String?
  }

  /// The connector that a step creates, and the result that it takes.
  struct Step: TemplateContext {
    let variable: String
    let title: String
    /// Nil for a step that always runs.
    let need: Need?
    /// Nil for a step with a single connector.
    let each: Each?
    /// The method that creates the connector.
    let create: String
    /// The method that takes the result; nil if there is none.
    let completed: String?
    let connectorClass: String
    /// The conditions under which the connector can be created.
    let condition: String?
    /// The expression that creates the connector; nil if the last condition does.
    let connector: String?
    /// The property for the result.
    let target: String?
    /// The result as the connector has it; nil if it has to be parsed.
    let value: String?
    let parse: ParserContext?
  }

  let steps: [Step]
  /// The statements that say when each step runs.
  let settings: [String]
  /// The connector that all steps make up.
  let composition: String
}

extension ActionSpec {
  func stepsContext(_ stages: [[StepSpec]]) -> StepsInteractorContext {
    StepsInteractorContext(
      steps: steps.map(context), settings: steps.flatMap(settings),
      composition: composition(stages))
  }

  /// Returns a phrase for what the interactor does, in order.
  func order(of stages: [[StepSpec]]) -> String {
    stages.map(orderOfStage).joined(separator: ", then ")
  }

  private func context(_ step: StepSpec) -> StepsInteractorContext.Step {
    let (conditions, connector) = creation(step)
    return StepsInteractorContext.Step(
      variable: Names.member(step.name.value), title: step.name.value.title, need: need(of: step),
      each: step.each.map { each($0, of: step) },
      create: Names.create(step), completed: step.result == nil ? nil : Names.completed(step),
      connectorClass: step.connector.map(Names.connector) ?? "HttpConnector",
      condition: .conditions(conditions), connector: connector,
      target: step.result.map(Names.result), value: step.answer,
      parse: step.resultOfConnector.flatMap { result in step.parse?.context(of: result) })
  }

  private func each(_ each: StepSpec.Each, of step: StepSpec) -> StepsInteractorContext.Each {
    let name = Names.member(each.name.value)
    var writer = ExpressionWriter(at: place())
    let written = writer.write(each.value)
    let list =
      each.value.reference?.path.map { path in
        path.parts.isEmpty ? Names.member(path.result.name.value) : path.localName
      } ?? written.code
    return StepsInteractorContext.Each(
      condition: written.isOptional ? .binding(list, to: written.inCondition) : nil,
      list: written.isOptional ? list : written.code, element: name,
      type: each.element.swiftSource, values: step.answers)
  }

  private func need(of step: StepSpec) -> StepsInteractorContext.Need? {
    if step.conditions.isEmpty { return nil }
    var writer = ExpressionWriter(at: place())
    let values = step.conditions.map { condition in
      let written = writer.write(condition)
      return written.isOptional ? "\(written.whole) == true" : written.code
    }
    let parts = values.map { values.count > 1 && $0.contains(" || ") ? "(\($0))" : $0 }
    return StepsInteractorContext.Need(
      needs: Names.needs(step), bindings: .conditions(writer.conditions),
      condition: parts.joined(separator: " && "))
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

  private func settings(_ step: StepSpec) -> [String] {
    let variable = Names.member(step.name.value)
    var lines: [String] = step.dependencies.map {
      .call("\(variable).addDependency", [Names.member($0)])
    }
    if step.priority != .normal {
      lines.append("\(variable).queuePriority = .\(step.priority.rawValue)")
    }
    if !step.conditions.isEmpty {
      lines.append(.assignment("\(variable).isNeeded", Names.needs(step)))
    }
    if step.isOptional { lines.append("\(variable).isOptional = true") }
    return lines
  }

  /// Returns the steps as one connector: a graph, or a chain of steps and graphs.
  private func composition(_ stages: [[StepSpec]]) -> String {
    let parts = stages.map { stage -> String in
      let variables = stage.map { Names.member($0.name.value) }
      return stages.count > 1 && stage.count == 1
        ? variables[0] : .call("ServerConnectorGraph", [.collection(variables)])
    }
    guard parts.count > 1 else { return parts.first ?? "nil" }
    let others = String.collection(Array(parts.dropFirst()))
    return .call("ServerConnectorChain", ["head: \(parts[0])", "then: \(others)"])
  }

  // MARK: Connectors

  /// Returns the conditions for the connector of a step, and the expression that creates it, which
  /// is nil if the last condition does.
  private func creation(_ step: StepSpec) -> (conditions: [String], connector: String?) {
    switch step.work {
    case .http(let address):
      let (conditions, variable) = self.address(address)
      return (conditions, .call("HttpConnector", ["url: \(variable)"]))
    case .named(let connector, let arguments):
      let bound = arguments.filter { $0.isBound(in: self) }
      var conditions = bound.flatMap { $0.bindings(self) }
      let isFailable = connector.output.isFailable
      let locals = bound.map(\.property.name.value) + (isFailable ? ["connector"] : [])
      let list = arguments.map { argument -> String in
        let value = expression(argument, hiddenBy: locals)
        return .labeled(Names.label(argument.property.name.value), value)
      }
      let call = String.call(Names.connector(connector), list)
      guard isFailable else { return (conditions, call) }
      conditions.append(.assignment("let connector", call))
      return (conditions, nil)
    }
  }

  private func expression(_ argument: StepSpec.Argument, hiddenBy locals: [String]) -> String {
    let type = argument.property.type
    let bound = Names.member(argument.property.name.value)
    let value = argument.value
    switch value.form {
    case .name(.input(_, let source)) where source.isSender:
      return converted(bound, from: source.type, to: type)
    case .name(.input(let name, let source)):
      if argument.isBound(in: self) { return bound }
      let held = inputs.first { $0.name.value == name.value }?.type ?? source.type
      return converted(Names.member(name.value, hiddenBy: locals), from: held, to: type)
    case .literal(let literal):
      return literal.source
    default:
      let written = place(for: argument.property.name.value).write(value)
      let isBound = written.isOptional && !type.isOptional
      guard let own = value.type?.optional(written.isOptional && !isBound) else {
        return written.code
      }
      return converted(isBound ? bound : written.code, from: own, to: type)
    }
  }

  /// The methods that make the connectors of the steps. `property` is the one that a value is for,
  /// if it is for one.
  fileprivate func place(for property: String? = nil) -> Place {
    Place(
      name: { reference, type in
        switch reference {
        case .result: return ValueExpression(reference, isOptional: true)
        case .element(let path, _):
          return ValueExpression(reference, isOptional: path.type.isOptional)
        case .input(let name, let source):
          let held = inputs.first { $0.name.value == name.value }
          let isOptional = held?.isSender == true || (held?.type ?? source.type).isOptional
          return ValueExpression(reference, isOptional: isOptional)
        case .property, .page, .context: return ValueExpression(reference, isOptional: false)
        }
      },
      literal: { literal, _ in ValueExpression(code: literal.source, isOptional: false) },
      variable: { value, count in value.localName(for: property, besides: count) })
  }

  private func address(_ value: Expression) -> (conditions: [String], variable: String) {
    func url(_ text: String) -> String {
      .assignment("let address", .call("URL", ["string: \(text)"]))
    }
    if case .input(let name, _)? = value.reference { return address(inInput: name.value) }
    var writer = ExpressionWriter(at: place())
    let written = writer.write(value)
    guard written.isOptional else { return (writer.conditions + [url(written.code)], "address") }
    let path = value.reference?.path
    if value.type?.builtin == .url {
      return (writer.conditions + [.assignment("let address", written.inCondition)], "address")
    }
    let text = path.map { Names.local($0.localName, besides: ["address"]) } ?? "text"
    let found = [.assignment("let \(text)", written.inCondition), url(text)]
    return (writer.conditions + found, "address")
  }
}

extension StepSpec.Argument {
  /// Whether the connector is created only if the value is present, because the value can be
  /// missing and the connector needs it.
  fileprivate func isBound(in action: ActionSpec) -> Bool {
    switch value.reference {
    case .input(_, let source) where source.isSender: true
    case .result: !property.type.isOptional
    case .element(let path, _): path.type.isOptional && !property.type.isOptional
    // What is empty can be passed instead of what is missing.
    case .input(let name, _):
      !property.type.isOptional && property.type.emptyValue == nil
        && action.inputs.contains { $0.name.value == name.value && $0.type.isOptional }
    case .context, .page, .property: false
    // Whether it can be missing is known after it is written.
    case nil: !property.type.isOptional && value.needed.contains(where: \.canBeMissing)
    }
  }

  /// `let title = resultTitle`.
  fileprivate func bindings(_ action: ActionSpec) -> [String] {
    let name = Names.member(property.name.value)
    if case .input(let input, _)? = value.reference, input.value == property.name.value {
      return ["let \(name)"]
    }
    var writer = ExpressionWriter(at: action.place(for: property.name.value))
    let written = writer.write(value)
    guard written.isOptional else { return writer.conditions }
    return writer.conditions + [.binding(name, to: written.inCondition)]
  }
}

extension Expression {
  /// Whether a step has no such name before another has brought it, or where nothing is sent.
  fileprivate var canBeMissing: Bool {
    switch reference {
    case .result: true
    case .element(let path, _): path.type.isOptional
    case .input(_, let source): source.isSender || source.type.isOptional
    case .property, .page, .context, nil: false
    }
  }

  /// A name for a variable that holds the value, beside so many others.
  fileprivate func localName(for property: String?, besides count: Int) -> String {
    let name =
      switch reference {
      case _ where property != nil: "\(property ?? "")Part"
      case .result(let path), .element(let path, _): path.localName
      case .input(let name, _): Names.member(name.value)
      case .property, .page, .context, nil: "part"
      }
    return count == 0 ? name : "\(name)\(count + 1)"
  }
}

extension StepSpec {
  /// The results of several connectors; nil if they have to be parsed.
  fileprivate var answers: String? {
    guard let connector, let answer = connector.result else { return nil }
    let kept: String = .closure("connectors.compactMap", "$0.\(Names.result(answer))")
    guard connector.output.keepsAttributes, answer.type.base.model != nil else { return kept }
    return .closure("\(kept).map", modelExpression(of: answer.type.base, from: "$0"))
  }

  /// The result that the step takes from its connector; nil if it has to be parsed.
  fileprivate var answer: String? {
    guard let connector, let answer = connector.result else { return nil }
    let kept = "connector." + Names.result(answer)
    return connector.output.keepsAttributes
      ? modelExpression(of: answer.type.base, from: kept, isOptional: true) : kept
  }
}

extension ResultPath {
  /// The name of a variable for the value at the end of the path.
  fileprivate var localName: String {
    if case .attribute(let attribute)? = parts.last { return Names.member(attribute.name.value) }
    return "text"
  }
}

extension String {
  /// `let title = resultTitle`, or `let title`.
  fileprivate static func binding(_ name: String, to value: String) -> String {
    name == value ? "let \(name)" : .assignment("let \(name)", value)
  }
}
