import SourceText
import SpecModel
import SwiftLayout

extension ServiceCall {
  /// The call of a connector, whose properties hold the values and which is told the progress of a
  /// file.
  var expression: Code { expression(progressTo: "self") { _ in nil } }

  /// Returns the call:
  /// `service.addEntryWithGroupId(LiferayServerContext.groupId, folderId: folderId)`.
  ///
  /// `variable` returns the local variable that holds a property, if one does. `observer` is the
  /// delegate of an upload.
  func expression(progressTo observer: Code? = nil, _ variable: (String) -> String?) -> Code {
    let list = arguments.enumerated().map { index, argument -> Code in
      let value =
        if case .upload(let attributes) = argument.value {
          attributes.upload(progressTo: observer, variable)
        } else {
          argument.value.expression(variable)
        }
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

extension ServiceCall.Value {
  func expression(_ variable: (String) -> String?) -> Code {
    switch self {
    case .property(let name):
      Code(variable(name) ?? Names.member(name, hiddenBy: ["service", "session", "result"]))
    case .context(let value): value.expression
    case .literal(let literal): Code(literal.source)
    case .composed(let composition): composition.expression(variable).code
    case .list(let values): .collection(values.map { $0.expression(variable) })
    // The Mobile SDK counts rows in 32 bits.
    case .page(.startRow): "Int32(clamping: startRow)"
    case .page(.endRow): "Int32(clamping: endRow)"
    case .page(.obc): "obc"
    case .object(let className, let attributes):
      .call(
        "LRJSONObjectWrapper",
        (className.map { ["className: \"\($0.escapedForSwift)\""] } ?? [])
          + ["jsonObject: \(attributes.expression(variable))"])
    case .map(let attributes): attributes.expression(variable)
    case .upload(let attributes): attributes.upload(progressTo: nil, variable)
    }
  }
}

extension Composition<ServiceCall.Value> {
  func expression(_ variable: (String) -> String?) -> ValueExpression {
    expression { operand in
      if case .composed(let composition) = operand.value {
        return composition.expression(variable)
      }
      var code = operand.value.expression(variable)
      // The parameter need not have a type that the literal could take.
      if case .literal(let literal) = operand.value, literal.isNumber,
        !["Int", "Double"].contains(operand.type.source)
      {
        code = .call(Code(operand.type.source), [code])
      }
      return ValueExpression(
        code: code, isOptional: operand.type.isOptional,
        hasOperators: operand.value == .context(.userId))
    }
  }
}

extension ServiceCall.ContextValue {
  /// The expression that generated code reads.
  var expression: Code {
    switch self {
    case .groupId, .companyId, .server: "LiferayServerContext.\(rawValue)"
    case .locale: "NSLocale.currentLocaleString"
    case .userId: .coalescing("SessionContext.currentContext?.user.userId", "0")
    }
  }
}

extension [ServiceCall.Attribute] {
  /// Returns `LRUploadData(data: photo, fileName: name, mimeType: type)`, which is nil without
  /// data.
  fileprivate func upload(
    progressTo observer: Code?, _ variable: (String) -> String?
  ) -> Code {
    var optional: Code?
    let values = map { attribute -> Code in
      if case .composed(let composition) = attribute.value, composition.type.isOptional {
        optional = attribute.value.expression(variable)
        return .labeled(attribute.name, "$0")
      }
      return .labeled(attribute.name, attribute.value.expression(variable))
    }
    let file: Code = .call(
      "LRUploadData", values + (observer.map { [.labeled("progressDelegate", $0)] } ?? []))
    return optional.map { .closure("\($0).map", file) } ?? file
  }

  /// `["ascending": false]`
  fileprivate func expression(_ variable: (String) -> String?) -> Code {
    if isEmpty { return "[:]" }
    return .collection(
      map { .entry($0.name.escapedForSwift, $0.value.expression(variable)) })
  }
}

extension ValidationRule {
  /// The condition under which the rule is broken: `folderId <= 0` for `folderId > 0`.
  var violation: Code { violation { Names.member($0) } }

  /// Returns the condition under which the rule holds. `variable` returns what holds a property.
  func fulfilment(_ variable: (String) -> String) -> Code { negated.violation(variable) }

  /// The opposite rule, which holds if this one is broken.
  var negated: ValidationRule {
    var opposite = self
    opposite.condition = condition.negated
    return opposite
  }

  private func violation(_ variable: (String) -> String) -> Code {
    let name = variable(subject.name.value)
    switch condition {
    case .isEmpty(let expected):
      if subject.type.isOptional {
        return expected
          ? "\(name)?.isEmpty\(.point) == false" : "\(name)?.isEmpty\(.point) != false"
      }
      return expected ? "!\(name).isEmpty" : "\(name).isEmpty"
    case .isNil(let expected):
      return expected ? "\(name)\(.point) != nil" : "\(name)\(.point) == nil"
    case .compares(.equal, .literal(.bool(let expected))) where !subject.type.isOptional:
      return expected ? "!\(name)" : Code(name)
    case .compares(.unequal, .literal(.bool(let refused))) where !subject.type.isOptional:
      return refused ? Code(name) : "!\(name)"
    case .compares(let comparison, let operand):
      let other =
        switch operand {
        case .property(let property): variable(property.name.value)
        case .literal(let literal): literal.source
        }
      return "\(name)\(.point) \(comparison.negated.rawValue) \(other)"
    }
  }
}
