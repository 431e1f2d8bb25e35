package enum MemberKeys: Table {
  package static let type = key(
    "type", .type(.withAccess), "The type, as in the short form.", .required, example: "String?")
  package static let widget = key(
    "widget", .word(Widget.allCases.map(\.rawValue) + [ViewModelMember.noWidget]),
    "The control that holds the value, or `none` for a view that just keeps it.",
    .otherwise("the usual one of the type"), example: "label")
  package static let label = key(
    "label", .shown,
    "The text beside the control, or above it.",
    .otherwise("the name, in words"), example: "Web address")
  package static let outlet = key(
    "outlet", .text(.member("the name of an outlet")),
    "The name of the outlet in generated views with XIBs.",
    .otherwise("the name, and the kind of control"), example: "titleField")
  static let performs = key(
    "performs", .keys(TriggerKeys.self, or: .text(.action)),
    "The action that the control performs.", example: "get-title")

  package static let table = Mapping(
    "member", "A member of the view model", "The long form of a member of the view model.",
    kinds: .init(saidBy: widget.name, "the widget"),
    keys: rows(of: type, widget, label)
      + [outlet.row.of(Widget.allCases.map(\.rawValue))]
      + Widget.allOptions.map { option in
        option.key.row.of(Widget.allCases.filter { $0.options.contains(option) }.map(\.rawValue))
      } + [performs.row.of(Widget.allCases.filter { !$0.events.isEmpty }.map(\.rawValue))],
    otherWords: ["action": performs.name],
    advice: [
      "required": "write a rule in a connector, as in 'validate: { title is not empty: … }'",
      "get": access, "set": access, "access": access,
      "default": "set the value in the Screenlet, or in the view",
      "style": "a theme set says how controls look, as 'screens-gen spec explain styles' shows",
    ])

  /// The table of a member in a theme.
  static let themeTable = Mapping(
    "themeMember", "A member in a theme", "The control that holds a member in one theme.",
    kinds: .init(saidBy: widget.name, "the widget"),
    keys: table.keys.filter { ![type.name, performs.name].contains($0.name) },
    advice: [
      type.name: "the type is said once, in the 'viewModel' of the Screenlet",
      performs.name: "what performs an action is said once, in the 'viewModel' of the Screenlet",
    ])

  static let value = key(
    "value", .text(.ofRow), "The value that decides which text is shown.", .required,
    example: "status")

  private static let titles = key(
    WidgetOption.segments.name, .node(.list(of: .shown, count: 2...Int.max)),
    "The texts. A value that has none shows nothing.", .required, example: "[Approved, Draft]")
  private static let meanings = key(
    WidgetOption.values.name, .node(.list(of: .text(WidgetOption.literal), count: 2...Int.max)),
    "The values that the texts belong to, in the order of the texts.",
    .otherwise("numbers from 0"), example: "[0, 2]")

  /// The table of a text in a cell that is one of several.
  static let cellTable = Mapping(
    "cellText", "A text of a cell", "One of several texts, each of which belongs to a value.",
    keys: rows(of: value, titles, meanings))

  private static let access = "write the access behind the type, as in 'String? { get set }'"
}

enum TriggerKeys: Table {
  static let action = key("action", .text(.action), "The action.", .required, example: "get-title")
  static let when = key(
    "when", .choice(Trigger.Event.self), "The event of the control, in UIKit's words.",
    .otherwise("`editingDidEnd` of a text field, else `valueChanged`"), example: "editingDidEnd")
  static let delay = key(
    "delay", .number(.init(above: 0, to: 60)),
    "For how many seconds nothing more is typed before the action begins, with `when: editingChanged`.",
    .otherwise("it begins with every letter"), example: "0.3")

  static let table = Mapping(
    "trigger", "A trigger", "The action that a control performs, and when.",
    keys: rows(of: action, when, delay))
}
