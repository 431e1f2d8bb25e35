import SourceText
import SpecModel

/// Looks for values of the inputs of an action and of the results of its steps with which every
/// connector can be made and accepts what it is given.
struct StepsSearch {
  private let action: ActionSpec
  private let steps: [StepSpec]
  private let isPerformed: Bool
  /// The steps, the inputs and the members that show a result, by name and by key.
  private let stepsByName: [String: StepSpec]
  private let inputsByName: [String: InputSpec]
  private let membersByKey: [String: [ViewModelMember]]
  private var variables: [StepVariable] = []
  /// Where in them each is, by its key.
  private var indices: [String: Int] = [:]
  private var rules: [ValidationRule] = []
  /// Whether there is a rule about something that is not known here.
  private var isBeyond = false

  init(_ action: ActionSpec, isPerformed: Bool) {
    self.action = action
    steps = action.steps
    self.isPerformed = isPerformed
    stepsByName = Dictionary(steps.map { ($0.name.value, $0) }) { first, _ in first }
    inputsByName = Dictionary(action.inputs.map { ($0.name.value, $0) }) { first, _ in first }
    membersByKey = Dictionary(grouping: action.updates) { StepVariable.key(of: $0.path) }
      .mapValues { $0.map(\.member) }
    for step in steps { add(step) }
    for update in action.updates where update.path.type.isScalar { add(update.path) }
    for input in action.inputs { add(inputNamed: input.name.value, as: input.type) }
  }

  /// The values by the keys of their variables; nil if there are none.
  var accepted: [String: SampleValue]? {
    if isBeyond { return nil }
    let hasSeveralAddresses = variables.count { $0.reader != nil } > 1
    let rulesByKey = Dictionary(grouping: rules, by: \.subject.name.value)
    let choices = variables.map { variable in
      let literals = rulesByKey[variable.key, default: []].compactMap(\.literal)
      let page = hasSeveralAddresses ? variable.reader.map { "/\($0)" } : nil
      let address = "https://example.com\(page ?? "")"
      return variable.choice(around: literals, address: address)
    }
    return SampleSearch(choices, rules: rules).accepted.map { values in
      Dictionary(uniqueKeysWithValues: zip(variables.lazy.map(\.key), values))
    }
  }

  // MARK: What steps are made of

  private mutating func add(_ step: StepSpec) {
    if let result = step.result, result.type.isScalar {
      add(ResultPath(to: result))
    }
    switch step.work {
    case .http(let address):
      add(address, as: address.type, "address", of: step)
      let key = StepVariable.key(of: address, "address", of: step)
      setReader(step, ofVariable: key)
    case .named(let connector, let arguments):
      var keys: [String: String] = [:]
      for argument in arguments {
        let name = argument.property.name.value
        let key = StepVariable.key(of: argument.value, name, of: step)
        keys[name] = key
        add(argument.value, as: argument.property.type, name, of: step)
        if connector.output.address?.wholeProperty?.name.value == name {
          setReader(step, ofVariable: key)
        }
      }
      for rule in connector.rules { add(rule, keys) }
    }
  }

  private mutating func add(
    _ value: StepSpec.Value, as type: SwiftType?, _ property: String, of step: StepSpec
  ) {
    switch value {
    case .input(let name, let source): add(inputNamed: name.value, as: type ?? source.type)
    case .result(let path): add(path)
    // Whoever runs the test says what the context is.
    case .context: break
    case .literal(let literal):
      let type = type ?? SwiftType(.builtin(.string))
      let key = StepVariable.key(of: value, property, of: step)
      add(StepVariable(key: key, literal: literal, type: type))
    }
  }

  private mutating func add(inputNamed name: String, as type: SwiftType) {
    guard let input = inputsByName[name] else { return }
    add(StepVariable(input, as: type, isPerformed: isPerformed))
  }

  private mutating func add(_ path: ResultPath) {
    let key = StepVariable.key(of: path)
    let step = stepsByName[path.result.name.value]
    add(StepVariable(path, parse: step?.parse, shownBy: membersByKey[key] ?? []))
  }

  private mutating func add(_ variable: StepVariable) {
    guard indices[variable.key] == nil else { return }
    indices[variable.key] = variables.count
    variables.append(variable)
  }

  private mutating func setReader(_ step: StepSpec, ofVariable key: String) {
    guard let index = indices[key] else { return }
    // Names of steps need not be ASCII, as addresses had better be.
    let name = step.name.value.kebabCase.unicodeScalars.filter(\.isASCII)
    variables[index].reader = variables[index].reader ?? String(String.UnicodeScalarView(name))
  }

  // MARK: Rules

  /// Adds a rule of a connector whose properties are set to the variables with those keys.
  private mutating func add(_ rule: ValidationRule, _ keys: [String: String]) {
    var rule = rule
    guard let subject = variable(for: rule.subject, keys) else { return isBeyond = true }
    rule.subject = subject
    if case .compares(let comparison, .property(let other)) = rule.condition {
      guard let other = variable(for: other, keys) else { return isBeyond = true }
      rule.condition = .compares(comparison, to: .property(other))
    }
    rules.append(rule)
  }

  /// The property under the key of what it is set to; nil if that cannot be compared as the
  /// property is.
  private func variable(for property: PropertySpec, _ keys: [String: String]) -> PropertySpec? {
    guard let key = keys[property.name.value], let index = indices[key],
      variables[index].type.isFraction == property.type.isFraction
    else { return nil }
    var renamed = property
    renamed.name = Located(key, at: property.name.range)
    return renamed
  }
}

extension SwiftType {
  fileprivate var isFraction: Bool { builtin?.isFloatingPoint ?? false }
}
