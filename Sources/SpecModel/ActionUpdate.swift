import SourceText
import SpecNotation

/// An update of the view: a member of the view model that shows a result of an action, a part of a
/// result or another value, or a method of the view model that is called with the value. Also a
/// member that always shows a property.
package struct ActionUpdate: Hashable, Sendable {
  package enum Target: Hashable, Sendable {
    case member(ViewModelMember)
    case method(ViewModelMethod, ViewModelMethod.Parameter)
    /// A property of a contained Screenlet, which is taken to have the type of the value.
    case contained(ContainedScreenlet, property: String)
    /// `editable`, which every view has.
    case editable

    /// The type of the values that the target takes; nil if it is not known.
    package var type: SwiftType? {
      switch self {
      case .member(let member): member.type
      case .editable: SwiftType(.builtin(.bool))
      case .method(_, let parameter): parameter.type
      case .contained: nil
      }
    }
  }

  package var target: Target
  package var value: Expression

  /// The member of the view model; nil for any other target.
  package var member: ViewModelMember? {
    if case .member(let member) = target { member } else { nil }
  }
}

extension ActionUpdate {
  /// The name of the property that every view has, whatever its view model.
  package static let editable = "editable"

  /// Reads `{ title: title }`: which members of the view model show which part of the results. An
  /// action without a result is reported, and read with the result of its connector, which was
  /// meant.
  static func list(
    _ fields: Fields<ActionKeys>, _ results: ActionResults, scope: ActionScope
  ) -> [ActionUpdate] {
    var results = results
    let lacksResult = !fields.has(ActionKeys.result) && !results.isOfSteps
    if lacksResult {
      let result = scope.resultOfConnector(in: fields)
      results.specs = Declared([result].compactMap(\.self))
    }
    let entries = entries(fields, results)
    if lacksResult, let first = entries.first(where: { !scope.isKnownBefore($0.value) }) {
      fields.log.error(
        fields.node(ActionKeys.kind)?.keyText == "event"
          ? .noResultOfEvent : .nothingToShow(results.specs.items.first),
        at: fields.keyRange(of: ActionKeys.updates) ?? first.key.range)
    }
    return entries.compactMap { entry in
      let name = entry.key.keyText
      let text = entry.value.text(of: name.quoted, reporting: fields.log)
      let value = text.flatMap {
        Self.value($0, results, scope: scope)
      }
      let target = target(named: name, scope, at: entry.key.range)
      guard let target, let text, let value else { return nil }
      return ActionUpdate(target, named: name, value, at: text.range, reporting: fields.log)
    }
  }

  /// Creates an update. Reports an error and returns nil if the target cannot show the value.
  init?(
    _ target: Target, named name: String, _ value: Expression, at range: SourceRange,
    reporting log: DiagnosticLog
  ) {
    if let wanted = target.type, let type = value.type(wanted: nil), !value.fits(wanted) {
      log.error(.unfitUpdate(name, target, wanted, type), at: range)
      return nil
    }
    self.init(target: target, value: value)
  }

  /// Returns the target that a key of `updates` names. Reports a name that is unknown or that
  /// cannot be updated.
  static func target(named name: String, _ scope: ActionScope, at range: SourceRange) -> Target? {
    if let member = scope.viewModel[name] {
      if !member.isSettable { scope.log.error(.notSettable(name), at: range) }
      return .member(member)
    }
    let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    if let contained = scope.contained.named(String(parts[0])) {
      if parts.count == 2, SwiftName.isIdentifier(String(parts[1])) {
        return .contained(contained, property: String(parts[1]))
      }
      scope.log.error(.noProperty(name, of: String(parts[0])), at: range)
      return nil
    }
    if parts.count == 2 {
      scope.log.error(.noScreenlet(String(parts[0]), scope.contained.names), at: range)
      return nil
    }
    if let method = scope.viewMethods.named(name) {
      if method.parameters.count == 1 { return .method(method, method.parameters[0]) }
      scope.log.error(.notOneParameter(name, method.parameters.count), at: range)
    } else if name == editable {
      return .editable
    } else if !scope.viewModel.has(name) {
      scope.log.error(.unknownMember(name, scope.viewModel.names), at: range)
    }
    return nil
  }

  /// Reads a result or a part of one, a property of the Screenlet, a value of the context, a literal,
  /// or a composition of these.
  private static func value(
    _ text: Located<String>, _ results: ActionResults, scope: ActionScope
  ) -> Expression? {
    Expression(text, reporting: scope.log) { text in
      if let context = ServiceCall.ContextValue(named: text.value) {
        return Expression(.name(.context(context)))
      }
      if let literal = SwiftLiteral(text.value) { return Expression(.literal(literal)) }
      if !results.has(text.value), let property = scope.properties[text.value] {
        return Expression(.name(.input(text, .property(property))))
      }
      return results.path(text, models: scope.models, reporting: scope.log)
        .map { Expression(.name(.result($0))) }
    }
  }

  /// Reads the entries of `updates`. A member without a value is reported, and read as one that
  /// shows the result.
  private static func entries(
    _ fields: Fields<ActionKeys>, _ results: ActionResults
  ) -> [Node.Entry] {
    guard let node = fields.node(ActionKeys.updates), case .scalar(var scalar) = node.content,
      SwiftName.isIdentifier(scalar.text), let result = results.names.first
    else { return fields[ActionKeys.updates] ?? [] }
    fields.log.error(.noMapping(scalar.text, result), at: node.range)
    scalar.text = result
    return [Node.Entry(key: node, value: Node(.scalar(scalar), range: node.range))]
  }
}

extension ActionScope {
  /// Whether the text is a value that is known before there is a result.
  fileprivate func isKnownBefore(_ node: Node) -> Bool {
    let text = node.keyText
    return SwiftLiteral(text) != nil || ServiceCall.ContextValue(named: text) != nil
      || properties[text] != nil
  }
}

extension Diagnostic.Message {
  fileprivate static let noResultOfEvent: Self =
    "an event has no result to show; "
    + "write literals such as '\"text\"' and 1, properties, or names after 'context.'"

  fileprivate static func nothingToShow(_ result: ResultSpec?) -> Self {
    let example = result.map { "\($0.name.value): \($0.type.source)" } ?? "name: Type"
    return "the action has no result to show; add 'result: { \(example) }'"
  }

  fileprivate static func noMapping(_ member: String, _ result: String) -> Self {
    "expected a mapping for 'updates', found a text; write 'updates: { \(member): \(result) }'"
  }

  fileprivate static func unknownMember(_ name: String, _ names: [String]) -> Self {
    "the view model has no '\(name)'"
      + suggestion(for: name, in: names, else: "; declare it under 'viewModel'")
  }

  fileprivate static func notSettable(_ name: String) -> Self {
    "'\(name)' cannot be written to; declare it '{ get set }' in 'viewModel'"
  }

  fileprivate static func notOneParameter(_ name: String, _ count: Int) -> Self {
    "'\(name)' has \(count == 0 ? "no parameter" : "\(count) parameters") and is called with one "
      + "value; give it one parameter, or call it by hand"
  }

  fileprivate static func noProperty(_ path: String, of screenlet: String) -> Self {
    "'\(path)' does not name a property of the Screenlet '\(screenlet)'; "
      + "write one name after a dot, as in '\(screenlet).userId'"
  }

  fileprivate static func noScreenlet(_ name: String, _ names: [String]) -> Self {
    "no Screenlet '\(name)' is in the view"
      + suggestion(for: name, in: names, else: "; add it under 'contains'")
  }

  fileprivate static func unfitUpdate(
    _ name: String, _ target: ActionUpdate.Target, _ wanted: SwiftType, _ type: SwiftType
  ) -> Self {
    let source = type.source
    if case .method = target {
      return "'\(name)' takes '\(wanted.source)' and cannot be called with '\(source)'; "
        + "make the types agree"
    }
    if case .editable = target {
      return "'\(name)' is 'Bool' and cannot show '\(source)'; show a 'Bool'"
    }
    if wanted.builtin == .bool, type.builtin?.isNumber == true {
      return "'\(name)' is 'Bool' and cannot show '\(source)'; compare the value, as in "
        + "'\(name): <value> > 0'"
    }
    // A member has a value from the start.
    let example = type.emptyValue.map { _ in ", as in '\(name): \(source) { get set }'" }
    return "'\(name)' is '\(wanted.source)' and cannot show '\(source)'; make the types agree"
      + (example ?? "")
  }
}
