import SourceText
import SpecNotation

// What becomes of the result of an action: how it is parsed, shown and told.

extension ActionSpec {
  /// Reads `parse`. An action on an HTTP connector without it gets a method to fill in.
  static func parse(
    _ fields: Fields, _ kind: Kind?, _ result: ResultSpec?,
    reporting diagnostics: inout Diagnostics
  ) -> ParseSpec? {
    let isHTTP: Bool
    switch kind {
    case .read(.http), .write(.http): isHTTP = true
    case .read(.named(let connector)), .write(.named(let connector)):
      if case .http = connector.kind { isHTTP = true } else { isHTTP = false }
    default: isHTTP = false
    }
    guard let node = fields["parse"] else { return isHTTP && result != nil ? .byHand : nil }
    switch kind {
    case .read, .write: break
    case .callback, .login, .custom, nil: return nil
    }
    guard isHTTP else {
      diagnostics.error(.nothingToParse, at: fields.place(of: "parse") ?? node.range)
      return nil
    }
    guard let result else {
      if fields["result"] == nil {
        diagnostics.error(.noResultToParse, at: fields.place(of: "parse") ?? node.range)
      }
      return nil
    }
    return ParseSpec(node, result: result, reporting: &diagnostics)
  }

  /// Reads `{ title: title }`: which members of the view model show which part of the result.
  static func updates(
    _ fields: Fields, _ result: ResultSpec?, scope: ActionScope,
    reporting diagnostics: inout Diagnostics
  ) -> [Update] {
    let entries = fields["updates"]?.entries(of: "'updates'", reporting: &diagnostics) ?? []
    if fields["result"] == nil, let first = entries.first {
      diagnostics.error(.nothingToShow, at: fields.place(of: "updates") ?? first.key.range)
    }
    return entries.compactMap { entry in
      let name = entry.key.keyText
      let text = entry.value.text(of: name.quoted, reporting: &diagnostics)
      let path = text.flatMap { text in
        result.flatMap {
          Shown(text, of: $0, models: scope.models, reporting: &diagnostics)
        }
      }
      guard let member = scope.viewModel[name] else {
        if !scope.viewModel.names.contains(name) {
          diagnostics.error(.unknownMember(name, scope.viewModel.names), at: entry.key.range)
        }
        return nil
      }
      guard member.isSettable else {
        diagnostics.error(.notSettable(name), at: entry.key.range)
        return nil
      }
      guard let text, let path else { return nil }
      guard InputSpec.canPass(path.type, as: member.type) else {
        diagnostics.error(.unfitUpdate(member, path.type), at: text.range)
        return nil
      }
      return Update(member: member, attribute: path.attribute)
    }
  }

  /// What a member shows: the result, or one attribute of it.
  private struct Shown {
    let type: SwiftType
    let attribute: ModelSpec.Attribute?

    /// Reads `bookmark` or `bookmark.name`.
    init?(
      _ text: Located<String>, of result: ResultSpec, models: Declared<ModelSpec>,
      reporting diagnostics: inout Diagnostics
    ) {
      let path = text.value.split(
        separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
      guard path[0] == result.name.value else {
        diagnostics.error(.unknownResult(text.value, result), at: text.range)
        return nil
      }
      guard path.count == 2 else {
        type = result.type
        attribute = nil
        return
      }
      let name = text.part(path[1])
      var known: [String] = []
      if case .model(let modelName) = result.type.base {
        // A model with a mistake in it is reported where it is declared.
        guard let model = models[modelName] else { return nil }
        if let found = model.attributes.first(where: { $0.name.value == name.value }) {
          type = found.type
          attribute = found
          return
        }
        known = model.attributes.map(\.name.value)
      }
      diagnostics.error(.unknownAttribute(name.value, result, known), at: name.range)
      return nil
    }
  }

  /// A result must come from somewhere: from the connector, with the same type, or from a parser.
  func checkResult(reporting diagnostics: inout Diagnostics) {
    guard let result, case .named(let connector)? = self.connector else { return }
    if case .http = connector.kind { return }
    guard let source = connector.result else {
      diagnostics.error(.noSource(connector.name.value), at: result.name.range)
      return
    }
    if source.type != result.type {
      diagnostics.error(
        .differentType(result.type, source.type, connector.name.value), at: result.typeRange,
        notes: [Diagnostic.Note(.connectorResult, at: source.typeRange)])
    }
  }
}

extension ActionSpec.Delegate {
  /// `isLogin` is whether the action may keep what it has brought.
  init(_ node: Node?, ofLogin isLogin: Bool, reporting diagnostics: inout Diagnostics) {
    self.init()
    let known = ["success", "failure"] + (isLogin ? ["saved", "loaded"] : [])
    guard let node,
      let fields = Fields(
        node, of: "'delegate'", at: node.range, known: known, reporting: &diagnostics)
    else { return }
    func method(_ key: String) -> Located<String>? {
      fields.text(key, reporting: &diagnostics)?
        .memberName("delegate method", reporting: &diagnostics)
    }
    success = method("success")
    failure = method("failure")
    saved = method("saved")
    loaded = method("loaded")
  }
}

extension Diagnostic.Message {
  fileprivate static let connectorResult: Self = "the result of the connector is declared here"

  fileprivate static let nothingToParse: Self =
    "'parse' reads what an HTTP connector answers; this connector has a result of its own"

  fileprivate static let noResultToParse: Self =
    "'parse' needs a result to put its value in; add 'result: { name: Type }'"

  fileprivate static let nothingToShow: Self =
    "the action has no result to show; add 'result: { name: Type }'"

  fileprivate static func unknownMember(_ name: String, _ names: [String]) -> Self {
    let hint = suggestion(for: name, in: names)
    return "the view model has no '\(name)'"
      + (hint.isEmpty ? "; declare it under 'viewModel'" : hint)
  }

  fileprivate static func notSettable(_ name: String) -> Self {
    "'\(name)' cannot be written to; declare it '{ get set }' in 'viewModel'"
  }

  fileprivate static func unknownResult(_ text: String, _ result: ResultSpec) -> Self {
    let name = result.name.value
    return "'\(text)' is not the result; write '\(name)', or '\(name).<attribute>' of a model"
  }

  fileprivate static func unknownAttribute(
    _ name: String, _ result: ResultSpec, _ known: [String]
  ) -> Self {
    let type = result.type.source
    guard !known.isEmpty else { return "'\(type)' has no attributes; write '\(result.name.value)'" }
    let hint = suggestion(for: name, in: known)
    return "'\(type)' has no attribute '\(name)'"
      + (hint.isEmpty ? "; expected \(known.choice)" : hint)
  }

  fileprivate static func unfitUpdate(_ member: ViewModelMember, _ type: SwiftType) -> Self {
    "'\(member.name.value)' is '\(member.type.source)' and cannot show '\(type.source)'; "
      + "make the types agree"
  }

  fileprivate static func noSource(_ connector: String) -> Self {
    "the connector '\(connector)' has no result; add one to it, or remove this one"
  }

  fileprivate static func differentType(_ mine: SwiftType, _ its: SwiftType, _ connector: String)
    -> Self
  {
    "the result is '\(mine.source)' here but '\(its.source)' in the connector '\(connector)'; "
      + "make the types agree"
  }
}
