import SpecModel

// The tests of actions whose input is checked while the user enters it.

extension ScreenletSpec {
  var inputCheckTests: [TestsContext.InputCheck] {
    actions.compactMap { $0.inputCheckTest(in: self) }
  }
}

extension ActionSpec {
  /// Returns the test that what a rule refuses is shown, and no longer when it is right again; nil if
  /// no values are found for that which the user can enter.
  fileprivate func inputCheckTest(in spec: ScreenletSpec) -> TestsContext.InputCheck? {
    guard performance.checkedWhileTyping != nil, hasButton,
      let (names, rules, samples) = checkedRules,
      let accepted = samples.accepted
    else { return nil }
    for (index, rule) in rules.enumerated() {
      guard let refused = samples.refused(byRule: index) else { continue }
      let changed = inputs.filter { input in
        guard let index = names.firstIndex(of: input.name.value) else { return false }
        return accepted[index] != refused[index]
      }
      guard let event = changed.lazy.compactMap({ $0.source.member?.eventOfInput }).first else {
        continue
      }
      let texts = Dictionary(zip(names, refused)) { first, _ in first }
      func statements(_ values: [SampleValue], for inputs: [InputSpec]) -> [String] {
        let values = Dictionary(zip(names, values)) { first, _ in first }
        return inputs.statements(
          for: inputs.map { values[$0.name.value] }, isPerformed: true, models: spec.models)
      }
      return TestsContext.InputCheck(
        name: name.value, test: Names.test(self), viewClass: spec.testedViewClass,
        button: Names.button(self),
        accepted: statements(accepted, for: inputs), refused: statements(refused, for: changed),
        corrected: statements(accepted, for: changed), event: event,
        message: rule.literal { texts[$0.name.value]?.inMessage ?? "\"\"" })
    }
    return nil
  }

  /// The rules that the input has to meet, and the names of the properties that they are about.
  private var checkedRules: (names: [String], rules: [ValidationRule], samples: SampleRules)? {
    if let login {
      let properties = loginProperties
      let candidates = SampleRules.candidates(of: properties, inputs, isPerformed: true)
      return (
        properties.names, login.rules, SampleRules(candidates, of: properties, login.rules)
      )
    }
    guard case .named(let connector)? = connector else { return nil }
    return (
      connector.properties.names, connector.rules,
      SampleRules(connector, inputs: inputs, isPerformed: true)
    )
  }
}

extension ViewModelMember {
  /// The statement that makes its control say that something was entered; nil if no control says it.
  fileprivate var eventOfInput: String? {
    guard isEntered, let control, control.className != "UITextView" else { return nil }
    let event = control.className == "UITextField" ? "editingChanged" : "valueChanged"
    return .sending(event, from: control.outlet)
  }
}
