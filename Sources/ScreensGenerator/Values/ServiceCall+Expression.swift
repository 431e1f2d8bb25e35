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
  var violation: String {
    guard case .passes(let test, let expected, true) = condition.predicate,
      let type = condition.subject.type, type.isOptional,
      let name = condition.subject.propertyName.map(Names.member)
    else { return .list(Place.call(Names.member).clauses([condition.negated])) }
    let isThere = type.builtin == .date ? [] : ["!\(name).isEmpty"]
    return .list(["let \(name)"] + isThere + [test.expression(of: name, !expected)])
  }
}
