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
  /// The methods of the view model, likewise.
  let methods: [TemplateValue]
  /// The controls that perform an action, each with the action.
  let performers: [TemplateValue]
  /// The actions that say something while they run, with what they say.
  let progress: [TemplateValue]
  let senders: [TemplateValue]
  /// The actions that users are asked about, with the questions.
  let confirmations: [TemplateValue]
  /// The actions whose images users pick, with where they do.
  let picks: [TemplateValue]
  /// The actions that text fields perform after a pause.
  let delays: [TemplateValue]
  /// The statements that set texts, as often as the language changes.
  let texts: [TemplateValue]
  /// Those that set texts which are replaced by values, once.
  let firstTexts: [TemplateValue]
  /// The string table of the texts; nil if they are in the XIB and the code.
  let table: String?

  init(_ spec: ScreenletSpec) {
    let buttons = spec.actions.compactMap { action in
      action.hasButton ? (Names.button(action), Names.constant(action)) : nil
    }
    let fields = spec.viewModel.compactMap(\.control)
      .map { Control(outlet: $0.outlet, className: $0.className) }
    let contained = spec.contained.map {
      Control(outlet: $0.outlet, className: $0.className)
    }
    controls =
      contained + fields
      + buttons.map { outlet, _ in Control(outlet: outlet, className: "UIButton") }
    let captions = spec.viewModel.compactMap { $0.control?.captionOutlet }
      .map { Control(outlet: $0, className: "UILabel") }
    outlets = (controls + captions).map {
      ["name": .string($0.outlet), "class": .string($0.className)]
    }
    let members = spec.viewModel.compactMap(\.control).compactMap { control in
      control.member.performs.flatMap { spec.constant(of: $0) }.map { (control.outlet, $0) }
    }
    let screenlet = Names.screenlet(spec)
    performers = (members + buttons).map { outlet, constant in
      [
        "outlet": .string(outlet), "constant": .string(constant),
        "screenletClass": .string(screenlet),
      ]
    }
    self.members = spec.viewModel.map { member in
      member.viewValue(
        offering: spec.actions.filter { $0.permission == .member(member) }.map(Names.button))
    }
    methods = spec.viewMethods.map(\.templateValue)
    progress = spec.progressValues
    senders = spec.senderValues
    delays = spec.delays.map { constant, seconds in
      [
        "screenletClass": .string(screenlet), "constant": .string(constant),
        "seconds": .number("\(seconds)"),
      ]
    }
    picks = spec.actions.filter { $0.hasButton && !$0.picks.isEmpty }.map { action in
      [
        "screenletClass": .string(screenlet), "constant": .string(Names.constant(action)),
        "sources": .code(.collection(action.picks.map { ".\($0.rawValue)" })),
      ]
    }
    confirmations = spec.actions.compactMap { action in
      action.confirm.map { question in
        [
          "screenletClass": .string(screenlet), "constant": .string(Names.constant(action)),
          "text": .string(question.value), "key": question.key.map { .string($0.name) } ?? .null,
        ]
      }
    }
    table = spec.table
    let all = table == nil ? [] : spec.controlTexts.filter { $0.text.key != nil }
    texts = all.filter { !$0.isReplaced }.map { .code($0.statement) }
    firstTexts = all.filter(\.isReplaced).map { .code($0.statement) }
  }
}

extension ScreenletSpec {
  /// The constants of the actions that text fields perform after a pause, each with the seconds: the
  /// longest pause, if several fields perform it.
  var delays: [(constant: String, seconds: Double)] {
    let all = viewModel.compactMap(\.performs).compactMap { trigger -> (String, Double)? in
      guard let delay = trigger.delay, let constant = constant(of: trigger) else { return nil }
      return (constant, delay)
    }
    return Dictionary(all, uniquingKeysWith: max).sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }

  /// The constant of the action that a control performs.
  fileprivate func constant(of trigger: Trigger) -> String? {
    let name = trigger.action.value
    if list != nil, name == ListSpec.loadAction { return Names.loadConstant }
    return actions.first { $0.name.value == name }.map(Names.constant)
  }

  /// The actions that say something while they run; those that say nothing of their own speak as
  /// the default action does.
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

  /// What the actions say while they run.
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
  /// What is said, each with the case of `ProgressMessageType`.
  var messages: [(kind: String, text: ShownText)] {
    let all = [("working", working), ("success", success), ("failure", failure)]
    return all.compactMap { kind, text in text.map { (kind, $0) } }
  }
}

extension ViewModelMember {
  /// `buttons` are the outlets of those that are hidden unless the member is true.
  fileprivate func viewValue(offering buttons: [String]) -> TemplateValue {
    let hiding = buttons.map { Code("\($0)?.isHidden = !\(Names.member(name.value))") }
    let accessor = hiding.isEmpty ? control?.accessor : ViewAccessor(showing: hiding)
    let isStored = accessor?.getter == nil
    let isShown = isSettable || isStored
    let empty = isStored && !type.isOptional ? type.emptyValue : nil
    return [
      "name": .string(Names.member(name.value)), "type": .string(type.swiftSource),
      "isKept": .bool(accessor == nil), "empty": empty.map { .string($0) } ?? .null,
      "getter": accessor?.getter.map { .code($0) } ?? .null,
      "setter": .list(isShown ? accessor?.setter.map { .code($0) } ?? [] : []),
    ]
  }
}
