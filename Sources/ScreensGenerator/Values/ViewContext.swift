import SourceText
import SpecModel
import TemplateEngine

/// What the templates of all themes with one look are rendered with, besides what depends on the
/// theme itself.
struct ViewContext: TemplateContext {
  struct Member: TemplateContext {
    let name: String
    let type: String
    /// Whether no control shows it, so that the view keeps it.
    let isKept: Bool
    /// The value at the start of a property that is stored.
    let empty: String?
    let getter: String?
    /// The statements that show a new value.
    let setter: [String]
  }

  /// The messages about an action.
  struct Progress: TemplateContext {
    let screenletClass: String
    let constant: String
    let messages: [Message]
    /// Whether a comma follows.
    let comma: Bool
  }

  struct Message: TemplateContext {
    /// The case of `ProgressMessageType`.
    let kind: String
    let text: String
    /// Its key in a string table.
    let key: String?
    let comma: Bool
  }

  /// A control that performs an action.
  struct Performer: TemplateContext {
    let outlet: String
    let screenletClass: String
    let constant: String
  }

  /// An action that a control performs with a sender.
  struct Sender: TemplateContext {
    let screenletClass: String
    let constant: String
    let member: String
  }

  /// A method that a XIB connects to a control.
  struct Connection: TemplateContext {
    let name: String
    /// The constants of the actions, in words: `AddAction or SaveAction`.
    let constants: String
    /// The statements, which perform an action.
    let statements: [String]
  }

  /// The question that users are asked before an action.
  struct Confirmation: TemplateContext {
    let screenletClass: String
    let constant: String
    let text: String
    let key: String?
  }

  /// An action whose image users pick.
  struct Pick: TemplateContext {
    let screenletClass: String
    let constant: String
    let sources: String
  }

  /// An action that is performed after a pause.
  struct Delay: TemplateContext {
    let screenletClass: String
    let constant: String
    let seconds: String
  }

  let outlets: [OutletContext]
  let members: [Member]
  let methods: [ViewMethodContext]
  let progress: [Progress]
  let performers: [Performer]
  let senders: [Sender]
  let connections: [Connection]
  let confirmations: [Confirmation]
  let picks: [Pick]
  let delays: [Delay]
  /// The constants of the actions whose input is checked while the user enters it.
  let checked: [String]
  /// The statements that show texts in the user's language.
  let texts: [String]
  /// The string table; nil if there is none.
  let table: String?
  let xib: SharedContext

  /// Whether the class overrides methods of views for what is in it.
  var overridesView: Bool {
    !(progress.isEmpty && performers.isEmpty && texts.isEmpty && confirmations.isEmpty
      && picks.isEmpty && delays.isEmpty && checked.isEmpty)
  }
}

/// A control that generated code refers to.
struct OutletContext: TemplateContext {
  let name: String
  let `class`: String
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
    }.captioned()
    return spec
  }

  /// The controls of a view: contained Screenlets, then those of the view model with their
  /// captions, then the buttons.
  var outlets: [OutletContext] {
    contained.map { OutletContext(name: $0.outlet, class: $0.className) }
      + controls.flatMap { control in
        [OutletContext(name: control.outlet, class: control.className)]
          + (control.captionOutlet.map { [OutletContext(name: $0, class: "UILabel")] } ?? [])
      }
      + actions.filter(\.hasButton)
      .map { OutletContext(name: Names.button($0), class: "UIButton") }
  }

  /// Returns what all themes share that show a list in this style, if there is a list.
  func viewContext(listStyle: ThemeSpec.ListStyle?) -> ViewContext {
    let screenlet = Names.screenlet(self)
    let texts = table == nil ? [] : controlTexts.filter { $0.text.key != nil }
    return ViewContext(
      outlets: outlets,
      members: viewModel.map { member in
        let offered = actions.filter { $0.permission == .member(member) }
        return member.context(offering: offered.map(Names.button))
      },
      methods: viewMethods.map(\.context), progress: progressContexts, performers: performers,
      senders: senders, connections: actions.byConnection.map(connection),
      confirmations: actions.compactMap { $0.confirmation(in: screenlet) },
      picks: actions.compactMap { $0.pick(in: screenlet) },
      delays: delays.map { constant, seconds in
        ViewContext.Delay(
          screenletClass: screenlet, constant: constant, seconds: "\(seconds)")
      },
      checked: actions.filter { $0.performance.checkedWhileTyping != nil }.map(Names.constant),
      texts: texts.map(\.statement), table: table,
      xib: SharedContext(XIBLayout(self, listStyle: listStyle).context))
  }

  private var performers: [ViewContext.Performer] {
    let members = viewModel.compactMap(\.control).compactMap { control in
      control.member.performs.flatMap(constant).map { (control.outlet, $0) }
    }
    let buttons = actions.filter(\.hasButton).map { (Names.button($0), Names.constant($0)) }
    return (members + buttons).map { outlet, constant in
      ViewContext.Performer(
        outlet: outlet, screenletClass: Names.screenlet(self), constant: constant)
    }
  }

  private func connection(
    _ name: Located<String>, _ actions: [ActionSpec]
  ) -> ViewContext.Connection {
    func statement(_ action: ActionSpec) -> String {
      let member = action.sentMember.map {
        Names.member($0.name.value, hiddenBy: ["sender"])
      }
      let constant = Names.screenlet(self) + "." + Names.constant(action)
      return "userAction(name: \(constant), sender: \(member ?? "sender"))"
    }
    let permitted = actions.filter { $0.permission?.member != nil }
    let always = actions.filter { $0.permission?.member == nil }
    var statements: [String] = []
    for action in permitted {
      let member = Names.member(action.permission?.member?.name.value ?? "", hiddenBy: ["sender"])
      statements += [
        (statements.isEmpty ? "if" : "} else if") + " \(member) {", "  " + statement(action),
      ]
    }
    if statements.isEmpty {
      statements = always.map(statement)
    } else {
      statements += always.flatMap { ["} else {", "  " + statement($0)] } + ["}"]
    }
    let constants = actions.map { "`\(Names.constant($0))`" }.joined(separator: " or ")
    return ViewContext.Connection(
      name: name.value, constants: constants, statements: statements)
  }

  private var senders: [ViewContext.Sender] {
    actions.compactMap { action in
      let isPerformed = viewModel.contains { $0.performs?.action.value == action.name.value }
      guard isPerformed || action.hasButton, let member = action.sentMember else { return nil }
      return ViewContext.Sender(
        screenletClass: Names.screenlet(self), constant: Names.constant(action),
        member: Names.member(member.name.value, hiddenBy: ["sender"]))
    }
  }
}

extension ActionSpec {
  fileprivate func confirmation(in screenletClass: String) -> ViewContext.Confirmation? {
    confirm.map { question in
      ViewContext.Confirmation(
        screenletClass: screenletClass, constant: Names.constant(self), text: question.value,
        key: question.key?.name)
    }
  }

  /// Whether users pick the image that the action is performed with.
  var asksForImage: Bool { hasButton && !picks.isEmpty }

  /// The member that a control of the view sends; nil if users pick the value, or if the view does
  /// not hold it.
  var sentMember: ViewModelMember? { asksForImage ? nil : sender?.member }

  fileprivate func pick(in screenletClass: String) -> ViewContext.Pick? {
    guard asksForImage else { return nil }
    return ViewContext.Pick(
      screenletClass: screenletClass, constant: Names.constant(self),
      sources: .collection(picks.map { ".\($0.rawValue)" }))
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

  private var progressContexts: [ViewContext.Progress] {
    let speaking = speakingActions
    return speaking.map { screenletClass, constant, progress in
      let messages = progress.messages
      return ViewContext.Progress(
        screenletClass: screenletClass, constant: constant,
        messages: messages.map { kind, text in
          ViewContext.Message(
            kind: kind, text: text.value, key: text.key?.name, comma: messages.count > 1)
        },
        comma: speaking.count > 1)
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
  /// Returns the member in a view. `buttons` are the outlets of buttons that are hidden unless the
  /// member is true.
  fileprivate func context(offering buttons: [String]) -> ViewContext.Member {
    let hiding = buttons.map { ("\($0)?.isHidden = !\(Names.member(name.value))") }
    let accessor = hiding.isEmpty ? control?.accessor : ViewAccessor(showing: hiding)
    let isStored = accessor?.getter == nil
    let isShown = isSettable || isStored
    let empty = isStored && !type.isOptional ? type.emptyValue : nil
    return ViewContext.Member(
      name: Names.member(name.value), type: type.swiftSource, isKept: accessor == nil,
      empty: empty, getter: accessor?.getter,
      setter: isShown ? accessor?.setter ?? [] : [])
  }
}
