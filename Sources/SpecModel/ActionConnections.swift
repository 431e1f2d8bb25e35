import SourceText

/// The names by which a XIB connects the controls of an action.
package struct ActionConnections: Hashable, Sendable {
  /// The outlet of its button, if the spec states it.
  package var outlet: Located<String>?
  /// The method of generated views that performs it; nil if no XIB needs one.
  package var ibAction: Located<String>?
}

extension ActionConnections {
  /// Reads `outlet: saveButton` and `ibAction: saveButtonClicked`.
  init(of action: Fields<ActionKeys>, button: ActionButton, sends: Bool) {
    let log = action.log
    if let name = action[ActionKeys.outlet] {
      if case .titled = button {
        outlet = name.outletName(reporting: log)
      } else {
        log.error(.outletOfNone, at: name.range)
      }
    }
    guard let name = action[ActionKeys.ibAction] else { return }
    if sends {
      ibAction = name.connectionName(reporting: log)
    } else {
      log.error(.nothingFromControl, at: name.range)
    }
  }
}

extension [ActionSpec] {
  /// The methods for XIBs, each with its actions, in the order of the spec.
  package var byConnection: [(name: Located<String>, actions: [ActionSpec])] {
    var methods: [(name: Located<String>, actions: [ActionSpec])] = []
    for action in self {
      guard let name = action.connections.ibAction else { continue }
      if let index = methods.firstIndex(where: { $0.name.value == name.value }) {
        methods[index].actions.append(action)
      } else {
        methods.append((name, [action]))
      }
    }
    return methods
  }

  /// Reports actions that share a method, of which nothing says which one it performs.
  func checkConnections(reporting log: DiagnosticLog) {
    for (name, actions) in byConnection {
      let always = actions.filter { $0.permission?.member == nil }
      for action in always.dropFirst() {
        guard let range = action.connections.ibAction?.range else { continue }
        log.error(
          .undecided(name.value), at: range,
          notes: [Diagnostic.Note(.performedBefore, at: name.range)])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let outletOfNone: Self =
    "the action has no button of its own in a view; remove 'outlet'"

  fileprivate static let nothingFromControl: Self =
    "a control that a XIB connects has nothing to send; declare the sender under 'viewModel', or remove 'ibAction'"

  fileprivate static func undecided(_ name: String) -> Self {
    "'\(name)' performs another action, too; give all but one of them a 'permission'"
  }

  fileprivate static let performedBefore: Self = "the other action has it here"
}
