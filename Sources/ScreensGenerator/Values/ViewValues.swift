import SpecModel
import TemplateEngine

/// A control that generated code refers to.
struct ViewControl {
  let outlet: String
  let className: String

  fileprivate var value: TemplateValue {
    ["name": .string(outlet), "class": .string(className)]
  }
}

extension ScreenletSpec {
  /// Returns the Screenlet as a theme shows it that has other controls for `members`.
  func showing(_ members: [ViewModelMember]) -> ScreenletSpec {
    var spec = self
    spec.viewModel = viewModel.map { member in
      guard var other = members.first(where: { $0.name.value == member.name.value }) else {
        return member
      }
      // A text that does not change is in the string tables once.
      if other.title.value == member.title.value { other.title = member.title }
      return other
    }
    return spec
  }

  /// The controls of a view: contained Screenlets, then those of the view model with their
  /// captions, then the buttons.
  var viewControls: [ViewControl] {
    contained.map { ViewControl(outlet: $0.outlet, className: $0.className) }
      + viewModel.compactMap(\.control).flatMap { control in
        [ViewControl(outlet: control.outlet, className: control.className)]
          + (control.captionOutlet.map { [ViewControl(outlet: $0, className: "UILabel")] } ?? [])
      }
      + actions.filter(\.hasButton)
      .map { ViewControl(outlet: Names.button($0), className: "UIButton") }
  }

  /// The values for the class of a theme, besides those that depend on the theme itself.
  var viewValues: TemplateMapping {
    let texts = table == nil ? [] : controlTexts.filter { $0.text.key != nil }
    return [
      "outlets": .list(viewControls.map(\.value)),
      "members": .list(
        viewModel.map { member in
          member.viewValue(
            offering: actions.filter { $0.permission == .member(member) }.map(Names.button))
        }),
      "methods": .list(viewMethods.map { TemplateValue($0.context) }),
      "progress": .list(progressValues),
      "performers": .list(performerValues),
      "senders": .list(senderValues),
      "confirmations": .list(actions.compactMap { $0.confirmationValue(in: self) }),
      "picks": .list(actions.compactMap { $0.pickValue(in: self) }),
      "delays": .list(
        delays.map { constant, seconds in
          [
            "screenletClass": .string(Names.screenlet(self)), "constant": .string(constant),
            "seconds": .number("\(seconds)"),
          ]
        }),
      "texts": .list(texts.map { .string($0.statement) }),
      "table": table.map { .string($0) } ?? .null,
    ]
  }

  /// The controls that perform an action, with that action.
  private var performerValues: [TemplateValue] {
    let members = viewModel.compactMap(\.control).compactMap { control in
      control.member.performs.flatMap(constant).map { (control.outlet, $0) }
    }
    let buttons = actions.filter(\.hasButton).map { (Names.button($0), Names.constant($0)) }
    return (members + buttons).map { outlet, constant in
      [
        "outlet": .string(outlet), "constant": .string(constant),
        "screenletClass": .string(Names.screenlet(self)),
      ]
    }
  }
}

extension ActionSpec {
  /// Returns the question that users are asked before the action, or nil if they are not asked.
  fileprivate func confirmationValue(in spec: ScreenletSpec) -> TemplateValue? {
    confirm.map { question in
      [
        "screenletClass": .string(Names.screenlet(spec)),
        "constant": .string(Names.constant(self)), "text": .string(question.value),
        "key": question.key.map { .string($0.name) } ?? .null,
      ]
    }
  }

  /// Whether users pick the image that the action is performed with.
  var asksForImage: Bool { hasButton && !picks.isEmpty }

  /// The member that a control of the view sends; nil if users pick the value, or if the view does
  /// not hold it.
  var sentMember: ViewModelMember? { asksForImage ? nil : sender?.member }

  /// Returns the values for picking the image of the action, or nil if users pick none.
  fileprivate func pickValue(in spec: ScreenletSpec) -> TemplateValue? {
    guard asksForImage else { return nil }
    return [
      "screenletClass": .string(Names.screenlet(spec)),
      "constant": .string(Names.constant(self)),
      "sources": .string(.collection(picks.map { ".\($0.rawValue)" })),
    ]
  }
}

extension ScreenletSpec {
  /// The constants of the actions that text fields perform after a pause, with the seconds: the
  /// longest pause, if several fields perform an action.
  var delays: [(constant: String, seconds: Double)] {
    let all = viewModel.compactMap(\.performs).compactMap { trigger -> (String, Double)? in
      guard let delay = trigger.delay, let constant = constant(of: trigger) else { return nil }
      return (constant, delay)
    }
    return Dictionary(all, uniquingKeysWith: max).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// Returns the constant of the action that a control performs.
  fileprivate func constant(of trigger: Trigger) -> String? {
    let name = trigger.action.value
    if list != nil, name == ListSpec.loadAction { return Names.loadConstant }
    return actions.first { $0.name.value == name }.map(Names.constant)
  }

  /// The actions with messages. Actions without messages of their own use those of the default
  /// action.
  var speakingActions: [(screenletClass: String, constant: String, progress: ActionProgress)] {
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
    return speaking
  }

  /// The values for the messages of the actions.
  fileprivate var progressValues: [TemplateValue] {
    let speaking = speakingActions
    return speaking.map { screenletClass, constant, progress in
      let said = progress.messages
      return [
        "screenletClass": .string(screenletClass),
        "constant": .string(constant),
        "comma": .bool(speaking.count > 1),
        "messages": .list(
          said.map {
            [
              "kind": .string($0.kind), "text": .string($0.text.value),
              "key": $0.text.key.map { .string($0.name) } ?? .null, "comma": .bool(said.count > 1),
            ]
          }),
      ]
    }
  }
}

extension ActionProgress {
  /// The messages, with their cases of `ProgressMessageType`.
  var messages: [(kind: String, text: ShownText)] {
    let all = [("working", working), ("success", success), ("failure", failure)]
    return all.compactMap { kind, text in text.map { (kind, $0) } }
  }
}

extension ViewModelMember {
  /// Returns the values for a member in a view. `buttons` are the outlets of buttons that are
  /// hidden unless the member is true.
  fileprivate func viewValue(offering buttons: [String]) -> TemplateValue {
    let hiding = buttons.map { ("\($0)?.isHidden = !\(Names.member(name.value))") }
    let accessor = hiding.isEmpty ? control?.accessor : ViewAccessor(showing: hiding)
    let isStored = accessor?.getter == nil
    let isShown = isSettable || isStored
    let empty = isStored && !type.isOptional ? type.emptyValue : nil
    return [
      "name": .string(Names.member(name.value)), "type": .string(type.swiftSource),
      "isKept": .bool(accessor == nil), "empty": empty.map { .string($0) } ?? .null,
      "getter": accessor?.getter.map { .string($0) } ?? .null,
      "setter": .list(isShown ? accessor?.setter.map { .string($0) } ?? [] : []),
    ]
  }
}
