package import SpecLanguage

extension Mapping {
  package static let member = Mapping(
    "member", "A member of the view model", "The long form of a member of the view model.",
    kinds: Kinds(saidBy: "widget", "the widget"),
    keys: [
      KeyRow(
        "type", .type(.withAccess), "The type, as in the short form.", .required,
        example: "String?"),
      KeyRow(
        "widget", .choice(Widget.allCases.map(\.rawValue) + [ViewModelMember.noWidget]),
        "The control that holds the value, or `none` for a view that just keeps it.",
        .otherwise("the usual one of the type"), example: "label"),
      KeyRow(
        "label", .shown,
        "The text beside the control, or above it; the placeholder of a text field that has no other.",
        .otherwise("the name, in words"), example: "Web address"),
    ]
      + Widget.allOptions.map { option in
        option.row.of(Widget.allCases.filter { $0.options.contains(option) }.map(\.rawValue))
      } + [
        KeyRow(
          "performs", .either([.keys(trigger), .text(.action)]),
          "The action that the control performs.", example: "get-title"
        ).of(Widget.allCases.filter { !$0.events.isEmpty }.map(\.rawValue))
      ],
    otherWords: ["action": "performs"],
    advice: [
      "required": "write a rule in a connector, as in 'validate: { title is not empty: … }'",
      "get": access, "set": access, "access": access,
      "default": "set the value in the Screenlet, or in the view",
      "style": "a theme set says how controls look, as 'screens-gen spec explain styles' shows",
    ])

  /// The keys of a member in a theme.
  static let themeMember = Mapping(
    "themeMember", "A member in a theme", "The control that holds a member in one theme.",
    kinds: Kinds(saidBy: "widget", "the widget"),
    keys: member.keys.filter { !["type", "performs"].contains($0.name) },
    advice: [
      "type": "the type is said once, in the 'viewModel' of the Screenlet",
      "performs": "what performs an action is said once, in the 'viewModel' of the Screenlet",
    ])

  private static let access = "write the access behind the type, as in 'String? { get set }'"

  static let trigger = Mapping(
    "trigger", "A trigger", "The action that a control performs, and when.",
    keys: [
      KeyRow("action", .text(.action), "The action.", .required, example: "get-title"),
      KeyRow(
        "when", .choice(Trigger.Event.self), "The event of the control, in UIKit's words.",
        .otherwise("`editingDidEnd` of a text field, else `valueChanged`"),
        example: "editingDidEnd"),
      KeyRow(
        "delay", .number(.init(above: 0, to: 60)),
        "For how many seconds nothing more is typed before the action begins, with `when: editingChanged`.",
        .otherwise("it begins with every letter"), example: "0.3"),
    ])
}
