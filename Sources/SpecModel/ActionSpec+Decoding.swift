import SourceText
import SpecNotation

extension ActionSpec {
  /// Reads the actions of a Screenlet, which come after those of the Screenlet that it extends.
  static func list(
    _ fields: Fields<ScreenletKeys>, besides inherited: [ActionSpec], scope: ActionScope
  ) -> [ActionSpec] {
    let actions =
      inherited
      + (fields[ScreenletKeys.actions] ?? []).compactMap { ActionSpec($0, scope: scope) }
    checkTogether(actions, reporting: fields.log)
    return actions
  }

  private init?(_ entry: Node.Entry, scope: ActionScope) {
    let name = entry.name
    let isNamed = name.isActionName(reporting: scope.log)
    let fields = Fields(
      entry.value, of: "action '\(name.value)'", at: name.range, ActionKeys.self,
      kind: KindName.stated(in: entry.value)?.rawValue, reporting: scope.log)
    guard let fields else { return nil }
    self.init(name, fields, scope: scope)
    if !isNamed { return nil }
  }

  /// Reads the keys of an action, or of an interactor that belongs to no action.
  init?(_ name: Located<String>, _ fields: Fields<ActionKeys>, scope: ActionScope) {
    let interactor =
      fields.has(ActionKeys.interactor)
      ? fields[ActionKeys.interactor]?
        .typeName("interactor", without: ["Interactor"], reporting: fields.log)
      : name.map(\.capitalizedWords)
    // A `result` beside several connectors is reported where these are read.
    var result =
      fields.has(ActionKeys.connectors)
      ? nil
      : fields.node(ActionKeys.result).flatMap {
        ResultSpec(
          $0, models: scope.models.names,
          allowsFile: fields.node(ActionKeys.kind)?.keyText != "callback",
          reporting: fields.log)
      }
    let summary = fields[ActionKeys.summary]
    let messages = fields[ActionKeys.progress]
    let progress = ActionProgress(messages)
    let fraction = messages.flatMap { Self.fraction($0, scope) }
    let autoLoad = Self.autoLoad(fields)
    let performance = ActionPerformance(of: fields)

    let stated = Self.kind(fields, isAlone: scope.isAlone)
    if stated == .login, !fields.has(ActionKeys.result) { result = .user(at: name.range) }
    var scope = scope
    scope.sender =
      stated == .login
      ? nil : Self.sender(fields, of: name.value, scope)
    let sender = scope.sender?.items.first
    let isPerformed = scope.performed.contains(name.value)
    let picks = ImagePick.list(of: fields, sender: sender)
    let isOfRow = scope.actionsOfRows.contains(name.value)
    let button = ActionButton(
      fields, of: name, isPerformed: isPerformed, isOfRow: isOfRow,
      sender: sender, picks: !picks.isEmpty)
    let connections = ActionConnections(
      of: fields, button: button,
      sends: !isOfRow && (sender == nil || sender?.member != nil || !picks.isEmpty))
    let (kind, worked) = Self.work(stated ?? Self.likelyKind(fields), fields, scope: scope)
    let parse = Self.parse(fields, kind, result)
    let cacheKey = kind.flatMap {
      CacheKey(fields, of: $0, inputs: worked)
    }
    let conflict = kind.flatMap { _ in
      WriteConflict(of: fields, inputs: worked, scope: scope)
    }
    let inputs = worked + (conflict?.kept ?? [])
    let results = ActionResults(result, kind: kind, in: fields)
    let updates = ActionUpdate.list(fields, results, scope: scope)
    let delegate = ActionDelegate(
      of: fields, results, inputs: kind == nil ? nil : inputs, kind: stated, updates: updates)
    let rows = RowChange(
      of: fields, results, inputs: kind == nil ? nil : inputs, rows: scope.rows,
      isInList: scope.isInList)
    let permission = ActionPermission(of: fields, button: button, scope: scope)
    guard let interactor, stated != nil, let kind else { return nil }
    self.init(
      name: name, summary: summary, interactor: interactor, kind: kind, inputs: inputs,
      result: result, parse: parse, autoLoad: autoLoad, sender: sender, performance: performance,
      picks: picks, cacheKey: cacheKey, conflict: conflict, updates: updates, delegate: delegate,
      button: button, connections: connections, role: button.role(fields), progress: progress,
      fraction: fraction, rows: rows, permission: permission, byHand: ByHand(of: fields),
      confirm: fields[ActionKeys.confirm])
    checkResult(reporting: fields.log)
    checkAutoLoad(reporting: fields.log)
    checkDefault(reporting: fields.log)
    checkTyping(reporting: fields.log)
    checkLogin(reporting: fields.log)
    checkSaved(reporting: fields.log)
    checkTransfer(reporting: fields.log)
  }

  /// Reads `sender: { score: Double }`. A sender with a mistake still declares its name.
  private static func sender(
    _ fields: Fields<ActionKeys>, of action: String, _ scope: ActionScope
  ) -> Declared<SenderSpec>? {
    guard let node = fields.node(ActionKeys.sender) else { return nil }
    let sender = SenderSpec(node, of: action, scope: scope)
    return Declared(sender.map { [$0] } ?? [], in: node)
  }

  /// Reads `fraction: loaded`, a member of the view model.
  private static func fraction(
    _ fields: Fields<ProgressKeys>, _ scope: ActionScope
  ) -> Located<ViewModelMember>? {
    guard let name = fields[ProgressKeys.fraction] else { return nil }
    let example = "{ type: 'Double { get set }', widget: progressView }"
    guard let member = scope.member(name, like: example) else {
      return nil
    }
    guard member.isSettable, [.float, .double].contains(member.type.builtin) else {
      fields.log.error(.noFraction(member, example), at: name.range)
      return nil
    }
    return Located(member, at: name.range)
  }

  /// Reads `autoLoad: yes`.
  private static func autoLoad(_ fields: Fields<ActionKeys>) -> Located<Bool>? {
    guard let value = fields[ActionKeys.autoLoad] else { return nil }
    return Located(value, at: fields.keyRange(of: ActionKeys.autoLoad) ?? fields.range)
  }
}

extension ResultSpec {
  /// The result of a login that declares none: the attributes of the user.
  fileprivate static func user(at range: SourceRange) -> ResultSpec {
    ResultSpec(
      name: Located("userAttributes", at: range), type: SwiftType(.builtin(.attributes)),
      typeRange: range)
  }
}

extension Located<String> {
  /// Whether the name consists of words of letters and digits, from which a constant can be named.
  /// Reports a name that does not.
  fileprivate func isActionName(reporting log: DiagnosticLog) -> Bool {
    let words = value.capitalizedWords
    let isFine =
      SwiftName.isIdentifier(words)
      && value.unicodeScalars.allSatisfy {
        $0.isASCIILetter || "-_.".unicodeScalars.contains($0) || SwiftName.isIdentifier("a\($0)")
      }
    guard isFine else {
      log.error(.badActionName(value), at: range)
      return false
    }
    if words == "Default" || words == "DefaultAction" {
      log.error(.inheritedAction(value), at: range)
      return false
    }
    return true
  }
}

extension Diagnostic.Message {
  fileprivate static func noFraction(_ member: ViewModelMember, _ example: String) -> Self {
    "'\(member.name.value)' is '\(member.type.source)\(member.isSettable ? "" : " { get }")'; "
      + "a part of a file is shown by a 'Float' or 'Double' that the Screenlet sets, as "
      + "\"\(example)\""
  }

  fileprivate static func badActionName(_ name: String) -> Self {
    "'\(name)' cannot name an action; use words of letters and digits with '-' between them"
  }

  fileprivate static func inheritedAction(_ name: String) -> Self {
    "'DefaultAction' is a member of BaseScreenlet already; give the action '\(name)' another name"
  }
}
