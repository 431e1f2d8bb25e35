import SourceText

// Checks that the keys of an action, and the actions of a Screenlet, go together.

extension ActionSpec {
  /// Reports an action that cannot be performed by the Screenlet itself, when it is shown.
  func checkAutoLoad(reporting log: DiagnosticLog) {
    guard let autoLoad else { return }
    if let sender {
      log.error(.nobodySends(sender.name.value), at: autoLoad.range)
    } else if let login, !login.savesCredentials {
      log.error(.nothingToLoad, at: autoLoad.range)
    }
  }

  /// Reports a login with a result of the wrong type, with one method for two events, or with
  /// methods that are never called because the login is not kept.
  func checkLogin(reporting log: DiagnosticLog) {
    guard let login else { return }
    if let result, result.type.builtin != .attributes, !result.type.isModel {
      log.error(.noUser(result.type), at: result.typeRange)
    }
    let methods = [delegate.success, delegate.saved, delegate.loaded].compactMap { $0 }
    for (index, method) in methods.enumerated() {
      if methods[..<index].contains(where: { $0.value == method.value }) {
        log.error(.twoEvents(method.value), at: method.range)
      }
    }
    guard !login.savesCredentials else { return }
    for method in [delegate.saved, delegate.loaded].compactMap({ $0 }) {
      log.error(.nothingSaved, at: method.range)
    }
  }

  /// Reports a method that is called when a write is kept, if the action keeps none.
  func checkSaved(reporting log: DiagnosticLog) {
    guard case .write = kind, !keepsWrites, let saved = delegate.saved else { return }
    log.error(.nothingKept, at: saved.range)
  }

  /// Reports keys for the progress of a file if no connector sends or receives one.
  func checkTransfer(reporting log: DiagnosticLog) {
    if allConnectors.contains(where: \.transfersFile) { return }
    for range in [delegate.progress?.range, fraction?.range].compactMap(\.self) {
      log.error(.noFile, at: range)
    }
  }

  /// Reports actions of a Screenlet that contradict each other.
  static func checkTogether(_ actions: [ActionSpec], reporting log: DiagnosticLog) {
    let logins = actions.filter { $0.login != nil }
    log.reportOthers(than: logins.map(\.name.range), .secondLogin)
    log.reportOthers(
      than: actions.compactMap(\.role).filter { $0.value == .primary }.map(\.range),
      .secondPrimary)
    let starts = actions.compactMap(\.autoLoad)
    if let first = starts.first {
      for other in starts.dropFirst() where other.value != first.value {
        log.error(
          .twoStarts, at: other.range, notes: [Diagnostic.Note(.firstStart, at: first.range)])
      }
    }
    checkDefaults(actions, reporting: log)
    actions.checkConnections(reporting: log)
    ActionDelegate.checkAnswers(actions.map(\.delegate), reporting: log)
  }
}

extension ScreenletSpec {
  /// Its properties, those that keys of the spec imply, and those of every list.
  package var inspectables: [PropertySpec] {
    let ofList = list.map { list in
      ReservedMembers.listInspectables.map { name, type in
        PropertySpec(
          name: Located(name, at: list.range), type: SwiftType(.builtin(type)), defaultValue: nil,
          typeRange: list.range)
      }
    }
    return properties + actions.compactMap(\.login).flatMap(\.inspectables)
      + [offlinePolicyProperty, autoLoad].compactMap(\.self) + (ofList ?? [])
  }

  /// The inspectable that says whether actions are performed when the Screenlet is shown; nil if
  /// none ever is.
  package var autoLoad: PropertySpec? {
    guard let value = actions.lazy.compactMap(\.autoLoad).first else { return nil }
    return PropertySpec(
      name: Located("autoLoad", at: value.range), type: SwiftType(.builtin(.bool)),
      defaultValue: .bool(value.value), typeRange: value.range)
  }
}

extension DiagnosticLog {
  /// Reports every range but the first, for something that a spec can have only once.
  func reportOthers(than ranges: [SourceRange], _ message: Diagnostic.Message) {
    for range in ranges.dropFirst() {
      error(message, at: range, notes: [Diagnostic.Note(.firstOne, at: ranges[0])])
    }
  }
}

extension SwiftType {
  fileprivate var isModel: Bool {
    if case .model = base { true } else { false }
  }
}

extension Diagnostic.Message {
  static let firstOne: Self = "the first one is here"

  fileprivate static let firstStart: Self = "this one says otherwise"

  fileprivate static let secondPrimary: Self =
    "a view has one primary button; make the others 'secondary'"

  fileprivate static let secondLogin: Self =
    "a Screenlet has one login; write its ways to log in as 'by: [email, cookie]'"

  fileprivate static let twoStarts: Self =
    "all actions share one inspectable 'autoLoad'; write the same value everywhere"

  fileprivate static let nothingToLoad: Self =
    "this login is never kept, so nothing can be loaded; add 'saveCredentials: yes'"

  fileprivate static let nothingSaved: Self =
    "this login is never kept; add 'saveCredentials: yes'"

  fileprivate static let noFile: Self =
    "no connector of this action sends or receives a file, so there is no progress to report; "
    + "'download' receives one, and a service with '{ data: ..., fileName: ..., mimeType: ... }' "
    + "sends one"

  fileprivate static let nothingKept: Self =
    "this action keeps nothing; add a 'cacheKey', as in 'cacheKey: unique'"

  fileprivate static func nobodySends(_ sender: String) -> Self {
    "nobody sends '\(sender)' when the Screenlet is shown; remove 'autoLoad'"
  }

  fileprivate static func twoEvents(_ method: String) -> Self {
    "'\(method)' is called for another event already; give each event a method of its own"
  }

  fileprivate static func noUser(_ type: SwiftType) -> Self {
    "the result of a login is the user's attributes, not '\(type.source)'; write '[String: Any]' or a model"
  }
}
