import SpecModel

extension SampleRules {
  /// Finds values for a connector that `inputs` of the same names, if there are any, can pass to
  /// it. A property with which the address of the connector begins gets an address, without which the
  /// connector cannot be created, and one that is a path of the app's server gets a path. `others` are
  /// the conditions of another connector that gets the same values.
  init(
    _ connector: ConnectorSpec, inputs: [InputSpec] = [], isPerformed: Bool = false,
    adding others: [Condition] = []
  ) {
    var candidates = Self.candidates(of: connector.properties, inputs, isPerformed: isPerformed)
    let address = connector.output.address
    for (index, property) in connector.properties.enumerated() {
      if property.name.value == address?.baseProperty?.propertyName {
        candidates[index].keepAddresses(.address(as: property.type))
      } else if property.name.value == address?.pathProperty?.propertyName {
        candidates[index].keepPaths()
      }
    }
    self.init(candidates, named: connector.properties.names, connector.conditions + others)
  }

  /// - Parameter candidates: the candidates of the properties with these names.
  init(_ candidates: [SampleCandidates], named names: [String], _ conditions: [Condition]) {
    let indices = Dictionary(zip(names, names.indices)) { first, _ in first }
    self.init(
      candidates,
      conditions.compactMap { Rule($0) { $0.propertyName.flatMap { indices[$0] } } })
  }

  init(
    _ candidates: [SampleCandidates], of properties: [PropertySpec], _ rules: [ValidationRule]
  ) {
    self.init(candidates, named: properties.names, rules.map(\.condition))
  }

  /// Returns the candidates of properties, as far as `inputs` of the same names can pass their
  /// values.
  static func candidates(
    of properties: [PropertySpec], _ inputs: [InputSpec] = [], isPerformed: Bool = false
  ) -> [SampleCandidates] {
    let numbers = inputs.numbers.merging(properties.numbers) { first, _ in first }
    let inputs = Dictionary(inputs.map { ($0.name.value, $0) }) { first, _ in first }
    return properties.map { property in
      let name = property.name.value
      var domain = SampleCandidates(property.type, named: name, number: numbers[name] ?? 1)
      inputs[name].map { domain.keep(whatPasses: $0, isPerformed: isPerformed) }
      return domain
    }
  }
}

extension SampleRules.Rule {
  init?(_ condition: Condition, index: (Expression) -> Int?) {
    guard let subject = index(condition.subject), let type = condition.subject.type else {
      return nil
    }
    let empty: SampleValue.Content = type.builtin == .string ? .text("") : .other(0)
    func bound(_ other: Expression) -> Operand? {
      if case .literal(let literal) = other.form {
        return .constant(SampleValue.Content(literal, of: type))
      }
      return index(other).map { .property($0) }
    }
    let (comparison, operand): (Condition.Comparison, Operand)
    switch condition.predicate {
    case .isNil(let expected):
      (comparison, operand) = (expected ? .equal : .unequal, .constant(.none))
    // Nil meets 'is empty' and breaks 'is not empty'.
    case .isEmpty(let expected):
      (comparison, operand) = (expected ? .lessOrEqual : .greater, .constant(empty))
    case .compares(let wanted, let other):
      guard let other = bound(other) else { return nil }
      (comparison, operand) = (wanted, other)
    case .passes(let test, let expected, let holds):
      comparison = expected == holds ? .equal : .unequal
      operand = .test(test, emptyMeets: type.isOptional ? holds : nil)
    case .isWithin(let lower, let upper, let expected):
      guard let lower = bound(lower), let upper = bound(upper) else { return nil }
      (comparison, operand) = (expected ? .equal : .unequal, .range(lower, upper))
    }
    let canLackValue = condition.isOrdering && condition.operands.contains(where: \.isOptional)
    self.init(
      subject: subject, comparison: comparison, operand: operand,
      nilMeets: canLackValue ? condition.holdsForNil : nil)
  }
}

extension Condition {
  /// Whether values, by the names of their properties, meet the condition. A condition that compares
  /// two properties counts as met.
  func isMet(by values: [String: SampleValue]) -> Bool {
    propertyNames.count > 1 || isMet { $0.propertyName.flatMap { values[$0] } } ?? true
  }

  /// Whether the samples of its operands meet the condition; nil if one of them has none.
  func isMet(_ sample: (Expression) -> SampleValue?) -> Bool? {
    var samples: [SampleValue] = []
    let rule = SampleRules.Rule(self) { operand in
      sample(operand).map { samples.append($0) }.map { samples.count - 1 }
    }
    return rule?.isMet(by: samples)
  }
}

extension ConnectorSpec {
  /// The conditions of its rules.
  var conditions: [Condition] { rules.map(\.condition) }
}
