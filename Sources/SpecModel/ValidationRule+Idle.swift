import SourceText

extension ValidationRule {
  /// Warns of each `x is not nil` that is idle because an `x is not empty` refuses nil too: it
  /// follows that rule, or has the same message.
  static func warnOfIdleRules(_ rules: [Located<ValidationRule>], reporting log: DiagnosticLog) {
    for (index, rule) in rules.enumerated() where rule.value.condition.predicate == .isNil(false) {
      let subject = rule.value.condition.subject
      let wider = rules.firstIndex {
        $0.value.condition == Condition(subject: subject, predicate: .isEmpty(false))
      }
      guard let wider, let name = subject.propertyName else { continue }
      let isHeard = rules[wider].value.message.value != rule.value.message.value
      if index < wider, isHeard { continue }
      log.warning(
        .idleRule(name, isHeard: isHeard), at: rule.range,
        notes: [Diagnostic.Note(.widerRule, at: rules[wider].range)])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let widerRule: Self = "that rule is here"

  fileprivate static func idleRule(_ name: String, isHeard: Bool) -> Self {
    "'\(name) is not empty' refuses nil too; "
      + (isHeard ? "put this rule before it, or remove this one" : "remove this rule")
  }
}
