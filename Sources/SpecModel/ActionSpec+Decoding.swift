import SourceText
import SpecNotation

extension ActionSpec {
  enum KindName: String, CaseIterable {
    case callback, read, write, login, custom

    /// The kind that an action says it is, if there is one of that name.
    static func stated(in node: Node) -> KindName? {
      guard case .mapping(let entries) = node.content,
        let kind = entries.first(where: { $0.key.keyText == "kind" })
      else { return nil }
      return KindName(rawValue: kind.value.keyText)
    }
  }

  static func list(
    _ node: Node?, scope: ActionScope, reporting diagnostics: inout Diagnostics
  ) -> [ActionSpec] {
    guard let entries = node?.entries(of: "'actions'", reporting: &diagnostics) else { return [] }
    let actions = entries.compactMap { ActionSpec($0, scope: scope, reporting: &diagnostics) }
    checkTogether(actions, reporting: &diagnostics)
    return actions
  }

  private init?(
    _ entry: Node.Entry, scope: ActionScope, reporting diagnostics: inout Diagnostics
  ) {
    let name = Located(entry.key.keyText, at: entry.key.range)
    let isNamed = name.isActionName(reporting: &diagnostics)
    let fields = Fields(
      entry.value, of: "action '\(name.value)'", at: name.range, .action,
      kind: KindName.stated(in: entry.value)?.rawValue, reporting: &diagnostics)
    guard let fields else { return nil }
    self.init(name, fields, scope: scope, reporting: &diagnostics)
    if !isNamed { return nil }
  }

  /// Reads the keys of an action, or those of an interactor that belongs to none.
  init?(
    _ name: Located<String>, _ fields: Fields, scope: ActionScope,
    reporting diagnostics: inout Diagnostics
  ) {
    let interactor =
      fields["interactor"] == nil
      ? name.map(\.capitalizedWords)
      : fields.text("interactor", reporting: &diagnostics)?
        .typeName("interactor", without: ["Interactor"], reporting: &diagnostics)
    var result = fields["result"].flatMap {
      ResultSpec($0, models: scope.models.names, reporting: &diagnostics)
    }
    let summary = fields.text("summary", reporting: &diagnostics)
    let progress = Progress(fields["progress"], reporting: &diagnostics)
    let autoLoad = Self.autoLoad(fields, reporting: &diagnostics)

    let stated = Self.kind(fields, isAlone: scope.isAlone, reporting: &diagnostics)
    if stated == .login, fields["result"] == nil { result = .user(at: name.range) }
    var scope = scope
    scope.sender =
      stated == .login
      ? nil : Self.sender(fields, of: name.value, scope, reporting: &diagnostics)
    let sender = scope.sender?.items.first
    let isPerformed = scope.viewModel.items.contains { $0.performs?.action.value == name.value }
    let button = Button(
      fields, isPerformed: isPerformed, sender: sender, reporting: &diagnostics)
    let (kind, inputs) = Self.work(
      stated ?? Self.likelyKind(fields), fields, scope: scope, reporting: &diagnostics)
    let parse = Self.parse(fields, kind, result, reporting: &diagnostics)
    let results = Results(result, kind: kind, in: fields)
    let updates = Self.updates(fields, results, scope: scope, reporting: &diagnostics)
    let delegate = Delegate(
      fields["delegate"], of: results, isLogin: stated == .login, reporting: &diagnostics)
    guard let interactor, stated != nil, let kind else { return nil }
    self.init(
      name: name, summary: summary, interactor: interactor, kind: kind, autoLoad: autoLoad,
      sender: sender, inputs: inputs, result: result, parse: parse, updates: updates,
      delegate: delegate, button: button, progress: progress)
    checkResult(reporting: &diagnostics)
    checkAutoLoad(reporting: &diagnostics)
    checkLogin(reporting: &diagnostics)
  }

  /// What the interactor of an action of the kind works with.
  private static func work(
    _ name: KindName, _ fields: Fields, scope: ActionScope,
    reporting diagnostics: inout Diagnostics
  ) -> (Kind?, [InputSpec]) {
    var use: ConnectorUse?
    let kind: Kind?
    switch name {
    case .callback:
      let names = ServiceCall.Names(
        properties: (fields.inputNames ?? scope.inputNames) + (scope.sender?.names ?? []),
        optional: scope.optionalNames, missing: scope.inputNames,
        home: scope.isAlone ? "'properties'" : "'properties' or 'viewModel'")
      kind = ServiceCall(fields, names, reporting: &diagnostics).map(Kind.callback)
    case .login:
      let reading = LoginSpec.reading(fields, scope: scope, reporting: &diagnostics)
      return (reading.map { .login($0.login) }, reading?.inputs ?? [])
    case .custom:
      kind = .custom
    case .read, .write:
      use =
        fields["connectors"] == nil
        ? connectorUse(fields, scope: scope, reporting: &diagnostics)
        : severalConnectors(fields, scope: scope, reporting: &diagnostics)
      kind = use.map { name == .read ? .read($0) : .write($0) }
    }
    return (kind, inputs(fields, connector: use, scope: scope, reporting: &diagnostics))
  }

  private static func kind(
    _ fields: Fields, isAlone: Bool, reporting diagnostics: inout Diagnostics
  ) -> KindName? {
    let kinds = KindName.allCases.filter { $0 != .login || !isAlone }.map(\.rawValue)
    guard let kind = fields.kind(of: kinds, reporting: &diagnostics).flatMap(KindName.init)
    else { return nil }
    fields.refuseKeys(notOf: kind.rawValue, reporting: &diagnostics)
    return kind
  }

  /// As what an action is read whose kind is wrong, for what else is wrong in it.
  private static func likelyKind(_ fields: Fields) -> KindName {
    if fields["connector"] != nil || fields["connectors"] != nil { return .read }
    return fields["service"] != nil ? .callback : .custom
  }
}

extension ActionSpec.Button {
  /// Reads `Save` or `no`. Without the key an action has a button, unless a control performs it.
  ///
  /// Where a view has nothing to send, a tap could only fail.
  fileprivate init(
    _ fields: Fields, isPerformed: Bool, sender: SenderSpec?,
    reporting diagnostics: inout Diagnostics
  ) {
    let mustSend = sender != nil && sender?.member == nil
    self = isPerformed || mustSend ? .none : .titled(nil)
    guard let title = fields.text("button", reporting: &diagnostics) else { return }
    switch (title.value, fields["button"]?.isPlain == true) {
    case ("no", true), ("false", true): self = .none
    case ("yes", true), ("true", true): self = .titled(nil)
    default: self = .titled(title)
    }
    if let sender, mustSend, self != .none {
      diagnostics.error(.nothingToSend(sender.name.value), at: title.range)
    }
  }
}

extension Located<String> {
  /// Whether the name of an action can be made a constant of: words of letters and digits.
  fileprivate func isActionName(reporting diagnostics: inout Diagnostics) -> Bool {
    let words = value.capitalizedWords
    let isFine =
      SwiftName.isIdentifier(words)
      && value.unicodeScalars.allSatisfy {
        $0.isASCIILetter || "-_.".unicodeScalars.contains($0) || SwiftName.isIdentifier("a\($0)")
      }
    guard isFine else {
      diagnostics.error(.badActionName(value), at: range)
      return false
    }
    if words == "Default" {
      diagnostics.error(.inheritedAction(value), at: range)
      return false
    }
    return true
  }
}

extension Diagnostic.Message {
  fileprivate static func nothingToSend(_ sender: String) -> Self {
    "a button has no '\(sender)' to send; declare it under 'viewModel'"
  }

  fileprivate static func badActionName(_ name: String) -> Self {
    "'\(name)' cannot name an action; use words of letters and digits with '-' between them"
  }

  fileprivate static func inheritedAction(_ name: String) -> Self {
    "'DefaultAction' is a member of BaseScreenlet already; give the action '\(name)' another name"
  }
}
