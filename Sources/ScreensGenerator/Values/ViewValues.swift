import SpecModel
import SwiftLayout
import TemplateEngine

/// What the views of all themes of a Screenlet have in common.
struct ViewValues {
  /// A control that generated code refers to.
  struct Control {
    let outlet: String
    let className: String
  }

  /// Those of the view model, then the buttons.
  let controls: [Control]
  /// The controls as a class declares them.
  let outlets: [TemplateValue]
  /// The members of the view model, as the view of a full theme implements them.
  let members: [TemplateValue]
  /// The controls that perform an action, each with the action.
  let performers: [TemplateValue]
  /// The actions that say something while they run, with what they say.
  let progress: [TemplateValue]
  let senders: [TemplateValue]

  init(_ spec: ScreenletSpec) {
    let buttons = spec.actions.compactMap { action in
      action.hasButton ? (Names.button(action), Names.constant(action)) : nil
    }
    let fields = spec.viewModel.map { member in
      Control(outlet: Names.outlet(member), className: member.widget.className)
    }
    controls = fields + buttons.map { outlet, _ in Control(outlet: outlet, className: "UIButton") }
    outlets = controls.map { ["name": .string($0.outlet), "class": .string($0.className)] }
    let members = zip(fields, spec.viewModel).compactMap { field, member in
      member.performs.flatMap { spec.constant(of: $0) }.map { (field.outlet, $0) }
    }
    let screenlet = Names.screenlet(spec)
    performers = (members + buttons).map { outlet, constant in
      [
        "outlet": .string(outlet), "constant": .string(constant),
        "screenletClass": .string(screenlet),
      ]
    }
    self.members = spec.viewModel.map(\.viewValue)
    progress = spec.progressValues
    senders = spec.senderValues
  }
}

extension ScreenletSpec {
  /// The constant of the action that a control performs.
  fileprivate func constant(of trigger: Trigger) -> String? {
    let name = trigger.action.value
    if list != nil, name == ListSpec.loadAction { return Names.loadConstant }
    return actions.first { $0.name.value == name }.map(Names.constant)
  }

  /// The actions that say something while they run, with what they say; those that say nothing of
  /// their own speak as the default action does.
  fileprivate var progressValues: [TemplateValue] {
    let nothing = ActionProgress()
    var speaking: [(screenletClass: String, constant: String, progress: ActionProgress)] = []
    if progress.messages != nothing {
      speaking.append(("BaseScreenlet", "DefaultAction", progress.messages))
    }
    if let list, list.progress != nothing {
      speaking.append((Names.screenlet(self), Names.loadConstant, list.progress))
    }
    for action in actions where action.progress != nothing {
      speaking.append((Names.screenlet(self), Names.constant(action), action.progress))
    }
    return speaking.map { screenletClass, constant, progress in
      let messages: [(String, String?)] = [
        ("working", progress.working?.value), ("success", progress.success?.value),
        ("failure", progress.failure?.value),
      ]
      let said = messages.compactMap { kind, text in text.map { (kind, $0) } }
      return [
        "screenletClass": .string(screenletClass),
        "constant": .string(constant),
        "comma": .bool(speaking.count > 1),
        "messages": .list(
          said.map {
            ["kind": .string($0), "text": .string($1), "comma": .bool(said.count > 1)]
          }),
      ]
    }
  }
}

extension ViewModelMember {
  fileprivate var viewValue: TemplateValue {
    let accessor = control.accessor
    return [
      "name": .string(Names.member(name.value)), "type": .string(type.source),
      "getter": accessor.getter.map { .code($0) } ?? .null,
      "setter": .list(
        isSettable || accessor.getter == nil ? accessor.setter.map { .code($0) } : []),
    ]
  }
}
