import SourceText
import SpecModel

extension ServiceCall {
  /// The call of a connector, whose properties hold the values and which is told the progress of a
  /// file.
  var expression: String {
    var place = Place.connector
    place.observer = "self"
    return expression(at: place)
  }

  /// Returns the call:
  /// `service.addEntryWithGroupId(LiferayServerContext.groupId, folderId: folderId)`.
  func expression(at place: Place) -> String {
    let list = arguments.enumerated().map { index, argument -> String in
      let value = place.write(argument.value).code
      return isInMethod(index) ? value : .labeled(Names.label(argument.label.value), value)
    }
    return .call("service\(Names.access(method.value))", list)
  }

  /// Whether the argument has no label because the method is named after it: the first one, as in
  /// the Objective-C selector that the method comes from.
  func isInMethod(_ index: Int) -> Bool {
    index == 0 && method.value.hasSuffix("With" + arguments[index].label.value.upperFirst)
  }
}

extension ServiceCall.ContextValue {
  /// The expression that generated code reads.
  var expression: String {
    switch self {
    case .groupId, .companyId, .server: "LiferayServerContext.\(rawValue)"
    case .locale: "NSLocale.currentLocaleString"
    case .userId: "SessionContext.currentContext?.user.userId ?? 0"
    }
  }
}

extension ValidationRule {
  /// The condition under which the rule is broken: `folderId <= 0` for `folderId > 0`.
  var violation: String { violation { Names.member($0) } }

  /// Returns the condition under which the rule holds. `variable` returns what holds a property.
  func fulfilment(_ variable: (String) -> String) -> String { negated.violation(variable) }

  /// The opposite rule, which holds if this one is broken.
  var negated: ValidationRule {
    var opposite = self
    opposite.condition = condition.negated
    return opposite
  }

  private func violation(_ variable: (String) -> String) -> String {
    let name = variable(subject.name.value)
    switch condition {
    case .isEmpty(let expected):
      if subject.type.isOptional {
        return expected
          ? "\(name)?.isEmpty == false" : "\(name)?.isEmpty != false"
      }
      return expected ? "!\(name).isEmpty" : "\(name).isEmpty"
    case .isNil(let expected):
      return expected ? "\(name) != nil" : "\(name) == nil"
    case .compares(.equal, .literal(.bool(let expected))) where !subject.type.isOptional:
      return expected ? "!\(name)" : name
    case .compares(.unequal, .literal(.bool(let refused))) where !subject.type.isOptional:
      return refused ? name : "!\(name)"
    case .compares(let comparison, let operand):
      let other =
        switch operand {
        case .property(let property): variable(property.name.value)
        case .literal(let literal): literal.source
        }
      return "\(name) \(comparison.negated.rawValue) \(other)"
    }
  }
}
