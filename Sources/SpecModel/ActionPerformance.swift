package import SourceText

/// The ways to perform an action other than by its name, and what happens if it is running.
package struct ActionPerformance: Hashable, Sendable {
  /// What happens if the action is performed while it is running.
  package enum Running: String, CaseIterable, Sendable {
    case ignore, restart, queue
  }

  /// The key that makes it the default action of the Screenlet; nil if it is not the default
  /// action.
  package var byDefault: SourceRange?
  /// Nil if the action then runs a second time in parallel.
  package var running: Running?
  /// The method of the Screenlet that performs it.
  package var function: Located<String>?
  /// The key that makes views check the input while the user enters it; nil if none does.
  package var checkedWhileTyping: SourceRange?
}

extension ActionPerformance {
  /// Reads `default: yes`, `running: restart` and `function: load`.
  init(of action: Fields<ActionKeys>) {
    if action[ActionKeys.default] == true {
      byDefault = action.keyRange(of: ActionKeys.default)
    }
    running = action[ActionKeys.running]
    function = action[ActionKeys.function]?
      .memberName("function", avoiding: .screenletFunction, reporting: action.log)
    if action[ActionKeys.checkedWhileTyping] == true {
      checkedWhileTyping = action.keyRange(of: ActionKeys.checkedWhileTyping)
    }
  }
}

extension ActionSpec {
  /// The full name of the method that performs the action: `rate(score:)`.
  package var functionName: String? {
    guard let function = performance.function?.value else { return nil }
    return function + (sender.map { "(\($0.name.value):)" } ?? "()")
  }

  /// Reports a default action that cannot be performed without a sender.
  func checkDefault(reporting log: DiagnosticLog) {
    if let sender, let range = performance.byDefault {
      log.error(.nobodySends(sender.name.value), at: range)
    }
  }

  /// Reports an action whose input cannot be checked while the user enters it.
  func checkTyping(reporting log: DiagnosticLog) {
    guard let range = performance.checkedWhileTyping, connector != nil || login != nil else {
      return
    }
    if let sender {
      log.error(.typedSender(sender.name.value), at: range)
    } else if byHand.has(.before) {
      log.error(.typedBefore, at: range)
    } else if !hasButton {
      log.error(.typedWithoutButton, at: range)
    } else if allConnectors.allSatisfy(\.rules.isEmpty), login?.rules.isEmpty != false {
      log.error(.noRulesToCheck, at: range)
    }
  }

  /// Reports every default action but the first.
  static func checkDefaults(_ actions: [ActionSpec], reporting log: DiagnosticLog) {
    log.reportOthers(than: actions.compactMap(\.performance.byDefault), .secondDefault)
  }
}

extension Diagnostic.Message {
  fileprivate static func typedSender(_ sender: String) -> Self {
    "'\(sender)' is sent when the action is performed, so its input is not known before; remove "
      + "'checkedWhileTyping'"
  }

  fileprivate static let typedBefore: Self =
    "'byHand: before' would be called with every letter; remove it, or 'checkedWhileTyping'"

  fileprivate static let typedWithoutButton: Self =
    "what is wrong is shown above the button of the action; remove 'button: no', or 'checkedWhileTyping'"

  fileprivate static let noRulesToCheck: Self =
    "there is nothing to check; write rules under 'validate' of the connector"

  fileprivate static let secondDefault: Self =
    "a Screenlet has one default action; remove 'default' from the others"

  fileprivate static func nobodySends(_ sender: String) -> Self {
    "nobody sends '\(sender)' when the default action is performed; remove 'default'"
  }
}
