import SourceText
import SpecNotation

/// The action that a control performs, and the event on which it does:
/// `performs: { action: get-title, when: editingDidEnd }`.
package struct Trigger: Hashable, Sendable {
  /// A `UIControl.Event`, named as in UIKit.
  package enum Event: String, CaseIterable, Hashable, Sendable {
    case editingDidEnd, editingDidEndOnExit, editingChanged, editingDidBegin, valueChanged
  }

  /// The name of the action.
  package var action: Located<String>
  package var event: Event
  /// The seconds without further typing after which the action begins; nil to begin at once.
  package var delay: Double?
}

extension Trigger {
  /// Reads `get-title` or `{ action: get-title, when: editingDidEnd }`, for a control that sends
  /// `events`, the usual one first. `actions` are the names that the spec declares.
  init?(of member: Fields<MemberKeys>, events: [Event], actions: [String]) {
    guard let node = member.node(MemberKeys.performs) else { return nil }
    var event = events.first
    var delay: Double?
    let name: Located<String>?
    if case .mapping = node.content {
      let fields = member[MemberKeys.performs]
      name = fields?.required(TriggerKeys.action)
      if fields?.has(TriggerKeys.when) == true {
        event = fields?.text(TriggerKeys.when)?
          .choice(from: events, of: TriggerKeys.when.name, reporting: member.log)
      }
      if let text = fields?[TriggerKeys.delay] {
        delay = Self.delay(text, of: event, reporting: member.log)
      }
    } else {
      name = node.text(
        of: MemberKeys.performs.name.quoted, expecting: "an action", reporting: member.log)
    }
    guard let name else { return nil }
    guard actions.contains(name.value) else {
      member.log.error(.unknownAction(name.value, actions), at: name.range)
      return nil
    }
    guard let event else { return nil }
    self.init(action: name, event: event, delay: delay)
  }

  private static func delay(
    _ text: Located<String>, of event: Event?, reporting log: DiagnosticLog
  ) -> Double? {
    guard SwiftLiteral(text.value)?.fits(SwiftType(.builtin(.double))) == true,
      let seconds = Double(text.value), seconds > 0, seconds <= 60
    else {
      log.error(.noDelay(text.value), at: text.range)
      return nil
    }
    if let event, event != .editingChanged {
      log.error(.delayOf(event), at: text.range)
    }
    return seconds
  }
}

extension Diagnostic.Message {
  fileprivate static func noDelay(_ text: String) -> Self {
    "'\(text)' is not a delay; write seconds, more than 0 and at most 60, as in 'delay: 0.3'"
  }

  fileprivate static func delayOf(_ event: Trigger.Event) -> Self {
    "'delay' does not apply to '\(event.rawValue)'; remove it, or write 'when: editingChanged'"
  }

  fileprivate static func unknownAction(_ name: String, _ names: [String]) -> Self {
    let load = ListSpec.loadAction
    let orLoad = names.contains(load) ? ", or perform '\(load)', which loads the list" : ""
    return "no action is named '\(name)'"
      + suggestion(for: name, in: names, else: "; declare it under 'actions'\(orLoad)")
  }
}
