import SourceText
import SpecModel

/// Values for an action that runs several connectors: for its inputs and for the results of its
/// steps, so that every connector can be created and accepts its values.
struct StepSamples {
  /// The use of a value.
  enum Name: Hashable {
    case input(String)
    /// The value at the end of a path into a result.
    case result(String, way: String)
    /// The value at the end of a path into the element of an input that is a list.
    case element(of: String, way: String)
    case literal(step: String, property: String)
    case context(ServiceCall.ContextValue)
  }

  private let action: ActionSpec
  private let isPerformed: Bool
  /// Whether a step is left out, maybe because an input is missing that its connector needs.
  private let isSkipping: Bool
  private let inputs: [String: InputSpec]
  /// How the steps parse their results, by the names of the steps.
  private let parsers: [String: ParseSpec]
  /// The first step that reads each address.
  private let readers: [Name: StepSpec]
  private var indices: [Name: Int] = [:]
  private var candidates: [SampleCandidates] = []
  private var rules: [SampleRules.Rule] = []
  /// Whether a rule is about a value that is not known here.
  private var hasUnknown = false

  /// Returns the values for all names, or nil if no values meet all rules. With them, each step runs
  /// but those in `skipped`, of which the first one decides.
  static func values(
    for action: ActionSpec, skipping skipped: [StepSpec] = [], isPerformed: Bool
  ) -> [Name: SampleValue]? {
    var samples = StepSamples(action, skipping: skipped, isPerformed: isPerformed)
    for step in action.steps { samples.add(step, runs: !skipped.contains(step)) }
    for step in action.steps where step == skipped.first || !skipped.contains(step) {
      samples.addConditions(of: step, hold: step != skipped.first)
    }
    for path in action.updates.flatMap(\.value.paths) where path.type.isScalar {
      samples.add(path)
    }
    for input in action.inputs { samples.add(inputNamed: input.name.value, as: input.type) }
    guard !samples.hasUnknown,
      let accepted = SampleRules(samples.candidates, samples.rules).accepted
    else { return nil }
    var values = samples.indices.mapValues { accepted[$0] }
    // A model that is nil has no parts.
    let missing = action.inputs.filter {
      values[.input($0.name.value)]?.content == SampleValue.Content.none
    }
    let hasPart = action.inputs.contains { input in
      guard case .part(let whole, _) = input.source else { return false }
      return missing.contains { $0.source == whole }
    }
    if hasPart { return nil }
    for result in skipped.compactMap(\.result) {
      values[Name(ResultPath(to: result))] = SampleValue.none
    }
    return values
  }

  private init(_ action: ActionSpec, skipping skipped: [StepSpec], isPerformed: Bool) {
    self.action = action
    isSkipping = !skipped.isEmpty
    self.isPerformed = isPerformed
    let steps = action.steps
    inputs = Dictionary(action.inputs.map { ($0.name.value, $0) }) { first, _ in first }
    parsers = Dictionary(
      steps.compactMap { step in step.parse.map { (step.name.value, $0) } }
    ) { first, _ in first }
    let read = steps.filter { !skipped.contains($0) }
    let addresses = read.compactMap { step in step.addressName.map { ($0, step) } }
    readers = Dictionary(addresses.filter { !$0.0.isContext }) { first, _ in first }
  }

  // MARK: Steps

  private mutating func add(_ step: StepSpec, runs: Bool) {
    if let result = step.result, result.type.isScalar { add(ResultPath(to: result)) }
    switch step.work {
    case .http(let address):
      add(address, as: address.type ?? SwiftType(.builtin(.string)), "address", of: step)
    case .named(let connector, let arguments):
      var values: [String: Expression] = [:]
      for argument in arguments {
        let name = argument.property.name.value
        values[name] = argument.value
        add(argument.value, as: argument.property.type, name, of: step)
      }
      guard runs else { return }
      let added = connector.conditions.compactMap { condition in
        SampleRules.Rule(condition) { operand in
          guard let name = operand.propertyName, let value = values[name],
            let property = connector.property(named: name)
          else { return nil }
          return index(of: value, as: property, of: step)
        }
      }
      if added.count < connector.rules.count { hasUnknown = true }
      rules += added
    }
  }

  /// Adds the conditions under which the step runs, or the opposite of the first one.
  private mutating func addConditions(of step: StepSpec, hold: Bool) {
    for condition in hold ? step.conditions : Array(step.conditions.prefix(1)) {
      for name in condition.leaves where name.reference != nil {
        add(name, as: name.type ?? SwiftType(.builtin(.string)), "if", of: step)
      }
      let isBool = Condition(
        subject: condition, predicate: .compares(.equal, to: Expression(.literal(.bool(true)))))
      // A server's answer is there.
      if hold, condition.isOfPresentResult { continue }
      let wanted = if case .composed(.condition(let own)) = condition.form { own } else { isBool }
      let rule = SampleRules.Rule(hold ? wanted : wanted.negated) { operand in
        indices[step.name(of: operand, for: "if")]
      }
      if let rule { rules.append(rule) } else { hasUnknown = true }
    }
  }

  /// Returns the index of the value's domain, or nil if the value cannot be compared like the
  /// property.
  private func index(
    of value: Expression, as property: PropertySpec, of step: StepSpec
  ) -> Int? {
    let index = indices[step.name(of: value, for: property.name.value)]
    return index.flatMap { candidates[$0].type.isFraction == property.type.isFraction ? $0 : nil }
  }

  private mutating func add(
    _ value: Expression, as type: SwiftType, _ property: String, of step: StepSpec
  ) {
    switch value.form {
    case .name(.input(let name, _)): add(inputNamed: name.value, as: type)
    case .name(.result(let path)): add(path)
    case .name(.element(let path, let list)): add(path, of: list)
    // The run of the test determines the context.
    case .name: break
    case .literal(let literal):
      add(SampleCandidates(literal, of: type), for: step.name(of: value, for: property))
    default:
      for part in value.parts { add(part, as: part.type ?? type, property, of: step) }
      value.pathOnServer.map { index in
        indices[step.name(of: index, for: property)].map { candidates[$0].keepPaths() }
      }
    }
  }

  private mutating func add(inputNamed name: String, as type: SwiftType) {
    guard let input = inputs[name] else { return }
    let number = action.inputs.numbers[name] ?? 1
    let type = isSkipping && input.type.isOptional ? type.optional() : type
    var domain = SampleCandidates(type, named: name, number: number)
    domain.keep(whatPasses: input, isPerformed: isPerformed)
    add(domain, for: .input(name))
  }

  private mutating func add(_ path: ResultPath) {
    let name = Name(path)
    if indices[name] != nil { return }
    let parse = path.parts.isEmpty ? parsers[path.result.name.value] : nil
    add(
      SampleCandidates(
        answering: path, shownBy: action.updates, parse: parse, number: 20 + Int64(candidates.count)
      ),
      for: name)
  }

  /// Adds the only element that the list has in a test.
  private mutating func add(_ path: ResultPath, of list: StepSpec.Each) {
    switch list.list {
    case .result(let whole):
      add(whole.first(path))
    case .input(let name, _):
      add(inputNamed: name.value, as: SwiftType(.list(list.element)))
      guard path.parts.isEmpty else {
        // The elements of a part of a model are in what makes up that model.
        if inputs[name.value]?.source.isPart != false { hasUnknown = true }
        return add(
          SampleCandidates(answering: path, shownBy: [], number: 20 + Int64(candidates.count)),
          for: Name(path, of: list))
      }
      var domain = SampleCandidates(path.type, named: name.value)
      domain.keep(only: SampleValue.samples(of: list.element, named: name.value)[0])
      add(domain, for: Name(path, of: list))
    }
  }

  private mutating func add(_ domain: SampleCandidates, for name: Name) {
    guard indices[name] == nil else { return }
    indices[name] = candidates.count
    candidates.append(domain)
    guard let reader = readers[name] else { return }
    // Names of steps can have characters that should not be in addresses.
    let page = reader.name.value.kebabCase.unicodeScalars.filter(\.isASCII)
    let path = readers.count > 1 ? "/\(String(String.UnicodeScalarView(page)))" : ""
    let address = "https://example.com\(path)"
    // A server sends JSON.
    if case .result = name {
      candidates[candidates.count - 1].keepAddresses(.text(address))
    } else {
      candidates[candidates.count - 1].keepAddresses(.address(address, as: domain.type))
    }
  }
}

extension StepSamples.Name {
  fileprivate var isContext: Bool { if case .context = self { true } else { false } }

  init(_ path: ResultPath) {
    self = .result(path.result.name.value, way: path.way)
  }

  /// Creates the name of an element of a list, or of a part of it.
  init(_ path: ResultPath, of list: StepSpec.Each) {
    switch list.list {
    case .input(let name, _): self = .element(of: name.value, way: path.way)
    case .result(let whole): self.init(whole.first(path))
    }
  }
}

extension StepSpec {
  /// Returns the name of the value to which the connector's `property` is set.
  func name(of value: Expression, for property: String) -> StepSamples.Name {
    switch value.form {
    case .name(.input(let name, _)): .input(name.value)
    case .name(.result(let path)): StepSamples.Name(path)
    case .name(.element(let path, let list)): StepSamples.Name(path, of: list)
    case .name(.context(let value)): .context(value)
    // Samples are never missing, so that the first of several values is used.
    case .composed(.firstSet(let values)): name(of: values[0], for: property)
    default: .literal(step: name.value, property: property)
    }
  }

  /// The name of the address that the step reads; nil if it is composed of several values.
  fileprivate var addressName: StepSamples.Name? {
    switch work {
    case .http(let address): return name(of: address, for: "address")
    case .named(let connector, let arguments):
      let property = connector.output.address?.baseProperty?.propertyName
      return arguments.first { $0.property.name.value == property }
        .map { name(of: $0.value, for: $0.property.name.value) }
    }
  }
}

extension Expression {
  /// Whether it is the condition that a step has brought a result.
  fileprivate var isOfPresentResult: Bool {
    guard case .composed(.condition(let condition)) = form, condition.predicate == .isNil(false)
    else { return false }
    return condition.subject.reference?.path?.parts.isEmpty ?? false
  }

  /// The value that follows the address of the server.
  fileprivate var pathOnServer: Expression? {
    guard case .composed(.text(let pieces)) = form, pieces.count > 1,
      case .value(let server) = pieces[0],
      server.reference == .context(.server), case .value(let path) = pieces[1]
    else { return nil }
    return path
  }
}

extension SwiftType {
  fileprivate var isFraction: Bool { builtin?.isFloatingPoint ?? false }
}
