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

  /// Reports every default action but the first.
  static func checkDefaults(_ actions: [ActionSpec], reporting log: DiagnosticLog) {
    log.reportOthers(than: actions.compactMap(\.performance.byDefault), .secondDefault)
  }
}

extension Diagnostic.Message {
  fileprivate static let secondDefault: Self =
    "a Screenlet has one default action; remove 'default' from the others"

  fileprivate static func nobodySends(_ sender: String) -> Self {
    "nobody sends '\(sender)' when the default action is performed; remove 'default'"
  }
}
