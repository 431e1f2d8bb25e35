import SourceText
import SpecModel

// Swift expressions of the generated code. They are composed of names that `Names` made safe and of
// literals, never of other text of a spec.

/// Returns the value of `expression` as `target`, provided that `InputSpec.canPass` allows it.
func converted(_ expression: String, from source: SwiftType, to target: SwiftType) -> String {
  var value = expression
  if source.isOptional, !target.isOptional, let empty = source.optional(false).emptyValue {
    value = .coalescing(value, empty)
  }
  if source.base == target.base { return value }
  let type = target.optional(false).source
  // Nil stays nil; the parentheses end the optional chain before the number is converted.
  if source.isOptional, target.isOptional { return .closure("(\(value)).map", "\(type)($0)") }
  return .call(type, [value])
}

extension InputSpec {
  /// The expression that the Screenlet passes for the input: `folderId`, `viewModel?.title ?? ""`.
  var expression: String {
    switch source {
    case .property(let property):
      return converted(
        Names.member(property.name.value, hiddenBy: ["interactor", "sender"]),
        from: property.type, to: type)
    case .viewModel(let member):
      // There may be no view, so that every member is optional here.
      return converted(member.place, from: member.type.optional(), to: type)
    case .sender(let sender):
      return converted(sender.expression, from: sender.type.optional(), to: type.optional())
    case .part(let whole, let path):
      return converted(
        whole.part(path), from: path.type.optional(), to: type.optional(isSender || type.isOptional)
      )
    }
  }
}

extension InputSpec.Source {
  /// The statement that puts the sender of which the value is a part into a variable:
  /// `let article = sender as? Article`.
  var binding: String? {
    guard case .part(.sender(let sender), _) = self else { return nil }
    return .assignment("let \(sender.variable)", sender.expression)
  }

  /// Returns the part at the end of the path: `viewModel?.entry.title`.
  fileprivate func part(_ path: ResultPath) -> String {
    switch self {
    case .sender(let sender): path.expression(from: sender.variable, isOptional: true)
    case .viewModel(let member):
      path.expression(from: member.place, isOptional: member.type.isOptional)
    case .property(let property):
      path.expression(
        from: Names.member(property.name.value, hiddenBy: ["interactor", "sender"]),
        isOptional: property.type.isOptional)
    case .part(let whole, let own): path.expression(from: whole.part(own), isOptional: true)
    }
  }
}

extension SenderSpec {
  /// The variable that holds the sender where the interactor is made.
  fileprivate var variable: String {
    Names.member(Names.local(name.value, besides: ["interactor", "sender", "viewModel"]))
  }
}

extension ResultPath {
  /// Whether the last part of the path is never nil by itself.
  var isChain: Bool {
    switch parts.last {
    case .attribute(let attribute): !attribute.type.isOptional
    case .count: true
    case .first, .last, .entry, nil: false
    }
  }

  /// Returns the value at the end of the path: `resultNewest?.first?.url` from `resultNewest`.
  func expression(from root: String, isOptional: Bool) -> String {
    var value = root
    var isOptional = isOptional
    for part in parts {
      if isOptional { value += "?" }
      switch part {
      case .attribute(let attribute):
        value += Names.access(attribute.name.value)
        isOptional = attribute.type.isOptional
      case .first, .last:
        value += part == .first ? ".first" : ".last"
        isOptional = true
      case .count:
        value += ".count"
        isOptional = false
      case .entry(let key):
        value += .call(".stringAttribute", ["\"\(key.escapedForSwift)\""])
        isOptional = true
      }
    }
    return value
  }
}

extension ModelSpec.Attribute {
  /// The expression that reads the attribute from what the server sent:
  /// `attributes.stringAttribute("name") ?? ""`.
  var expression: String {
    let value = attributeExpression(of: type.base, named: name.value, in: "attributes")
    guard !type.isOptional, let empty = type.emptyValue else { return value }
    return .coalescing(value, empty)
  }
}

/// Returns the member `name` of the dictionary `attributes` as an optional of type `base`.
func attributeExpression(
  of base: SwiftType.Base, named name: String, in attributes: String
) -> String {
  func read(_ method: String) -> String {
    .call("\(attributes).\(method)", ["\"\(name.escapedForSwift)\""])
  }
  switch base {
  case .builtin(let builtin):
    switch builtin {
    case .string: return read("stringAttribute")
    case .bool: return read("boolAttribute")
    case .int: return read("intAttribute")
    case .int32: return .closure("\(read("intAttribute")).flatMap", "Int32(exactly: $0)")
    case .int64: return read("int64Attribute")
    case .double: return read("doubleAttribute")
    case .float: return .closure("\(read("doubleAttribute")).map", "Float($0)")
    case .date: return read("dateAttribute")
    case .url: return .closure("\(read("stringAttribute")).flatMap", "URL(string: $0)")
    case .cgFloat: return .closure("\(read("doubleAttribute")).map", "CGFloat($0)")
    case .data: return "\(attributes)[\"\(name.escapedForSwift)\"] as? Data"
    default: return read("attributesAttribute")
    }
  case .model(let model):
    return .closure("\(read("attributesAttribute")).map", made(of: model, from: "$0"))
  case .list(.model(let model)):
    return .closure("\(read("attributesListAttribute"))?.map", made(of: model, from: "$0"))
  case .list(.builtin(.attributes)):
    return read("attributesListAttribute")
  case .list(let element):
    guard let reader = elementReader(element) else {
      return "\(read("listAttribute")) as? [\(element.source)]"
    }
    return "\(read("listAttribute"))?.\(reader)"
  }
}

/// Returns the reply of a service, in the variable `result`, as an optional of type `base`.
func answerExpression(of base: SwiftType.Base) -> String {
  switch base {
  case .model, .builtin(.attributes): "result as? [String: Any]"
  case .builtin(let builtin): numberExpression(builtin) ?? "result as? \(builtin.rawValue)"
  case .list(let element):
    elementReader(element).map { "(result as? [Any])?.\($0)" } ?? "result as? [\(element.source)]"
  }
}

/// Returns the property of the runtime that reads the elements of a list one by one, so that an
/// invalid element does not invalidate the list. Returns nil for lists that no server sends.
func elementReader(_ element: SwiftType.Base) -> String? {
  switch element {
  case .model, .builtin(.attributes): "attributesElements"
  case .builtin(.string): "stringElements"
  case .builtin(.bool): "boolElements"
  case .builtin(.int): "intElements"
  case .builtin(.int64): "int64Elements"
  case .builtin(.double): "doubleElements"
  case .builtin, .list: nil
  }
}

private func numberExpression(_ builtin: SwiftType.Builtin) -> String? {
  switch builtin {
  case .int: "(result as? NSNumber)?.intValue"
  case .int32: "(result as? NSNumber)?.int32Value"
  case .int64: "(result as? NSNumber)?.int64Value"
  case .float: "(result as? NSNumber)?.floatValue"
  case .double: "(result as? NSNumber)?.doubleValue"
  default: nil
  }
}

/// `Bookmark(attributes: value)`
private func made(of model: String, from value: String) -> String {
  .call(Names.member(model), ["attributes: \(value)"])
}

/// Returns a result of type `base`, made from what a connector keeps of it, in `value`.
func modelExpression(
  of base: SwiftType.Base, from value: String, isOptional: Bool = false
) -> String {
  switch base {
  case .model(let model) where !isOptional: made(of: model, from: value)
  case .model(let model): .closure("\(value).map", made(of: model, from: "$0"))
  case .list(.model(let model)):
    .closure("\(value)\(isOptional ? "?" : "").map", made(of: model, from: "$0"))
  default: value
  }
}

extension ResultSpec {
  /// The type of what a connector keeps of a reply: a model is kept as the attributes that were
  /// received.
  var answerType: String {
    switch type.base {
    case .model: "[String: Any]"
    case .list(.model): "[[String: Any]]"
    default: type.source
    }
  }

  /// The type of the result that an interactor keeps.
  var source: String { type.base.swiftSource }

  /// The type after success: `String?` if the action can succeed without the result.
  var typeOfOutcome: String { source + (isOptional ? "?" : "") }
}

extension SwiftType.Base {
  /// The type as generated code writes it: a model between backticks if its name is a keyword.
  var swiftSource: String {
    switch self {
    case .builtin(let builtin): builtin.rawValue
    case .model(let name): Names.member(name)
    case .list(let element): "[\(element.swiftSource)]"
    }
  }
}

extension SwiftType {
  /// The type as generated code writes it.
  var swiftSource: String { base.swiftSource + (isOptional ? "?" : "") }
}
