import SpecModel

extension SampleRules {
  /// Finds values for a connector that `inputs` of the same names, if there are any, can pass to
  /// it. A property that is the whole address of the connector gets an address, without which the
  /// connector cannot be created. `others` are the rules of another connector that gets the same
  /// values.
  init(
    _ connector: ConnectorSpec, inputs: [InputSpec] = [], isPerformed: Bool = false,
    adding others: [ValidationRule] = []
  ) {
    var candidates = Self.candidates(of: connector.properties, inputs, isPerformed: isPerformed)
    let address = connector.output.address?.wholeProperty?.propertyName
    if let index = connector.properties.firstIndex(where: { $0.name.value == address }) {
      candidates[index].keepAddresses(.address(as: connector.properties[index].type))
    }
    self.init(candidates, of: connector.properties, connector.rules + others)
  }

  /// - Parameter candidates: the candidates of the properties.
  init(
    _ candidates: [SampleCandidates], of properties: [PropertySpec], _ rules: [ValidationRule]
  ) {
    let names = properties.map(\.name.value)
    let indices = Dictionary(zip(names, names.indices)) { first, _ in first }
    self.init(candidates, rules.compactMap { Rule($0) { indices[$0.name.value] } })
  }

  /// Returns the candidates of properties, as far as `inputs` of the same names can pass their values.
  static func candidates(
    of properties: [PropertySpec], _ inputs: [InputSpec] = [], isPerformed: Bool = false
  ) -> [SampleCandidates] {
    let inputs = Dictionary(inputs.map { ($0.name.value, $0) }) { first, _ in first }
    return properties.map { property in
      var domain = SampleCandidates(property.type, named: property.name.value)
      inputs[property.name.value].map { domain.keep(whatPasses: $0, isPerformed: isPerformed) }
      return domain
    }
  }
}

extension SampleRules.Rule {
  init?(_ rule: ValidationRule, index: (PropertySpec) -> Int?) {
    guard let subject = index(rule.subject) else { return nil }
    let type = rule.subject.type
    let empty: SampleValue.Content = type.builtin == .string ? .text("") : .other(0)
    let (comparison, operand): (ValidationRule.Comparison, Operand)
    switch rule.condition {
    case .isNil(let expected):
      (comparison, operand) = (expected ? .equal : .unequal, .constant(.none))
    // Nil meets 'is empty' and breaks 'is not empty'.
    case .isEmpty(let expected):
      (comparison, operand) = (expected ? .lessOrEqual : .greater, .constant(empty))
    case .compares(let wanted, .literal(let literal)):
      (comparison, operand) = (wanted, .constant(SampleValue.Content(literal, of: type)))
    case .compares(let wanted, .property(let other)):
      guard let other = index(other) else { return nil }
      (comparison, operand) = (wanted, .property(other))
    }
    self.init(subject: subject, comparison: comparison, operand: operand)
  }
}

extension ValidationRule {
  /// Whether values, by the names of their properties, meet the rule. A rule that compares two
  /// properties counts as met.
  func isMet(by values: [String: SampleValue]) -> Bool {
    guard let value = values[subject.name.value],
      let rule = SampleRules.Rule(self, index: { $0.name == subject.name ? 0 : nil }),
      case .constant = rule.operand
    else { return true }
    return rule.isMet(by: [value])
  }
}
