import SpecLanguage

extension Mapping {
  static let member = Mapping(
    "member", "A member of the view model", "The long form of a member of the view model.",
    kinds: Kinds(saidBy: "widget", "the widget"),
    keys: [
      Key(
        "type", .type(.withAccess), "The type, as in the short form.", .required,
        example: "String?"),
      Key(
        "widget", .choice(Widget.self), "The control that holds the value.",
        .otherwise("the usual one of the type"), example: "label"),
      Key(
        "label", .sentence,
        "The text beside the control, or above it; the placeholder of a text field that has no other.",
        .otherwise("the name, in words"), example: "Web address"),
    ]
      + options.map { key in
        key.of(Widget.allCases.filter { $0.keys.contains(key.name) }.map(\.rawValue))
      })

  /// How a control is set up, and what it performs. Which of them a control has, it says itself.
  private static let options = [
    Key(
      "placeholder", .sentence, "What the empty text field shows.", .otherwise("the label"),
      example: "https://example.com"),
    Key(
      "keyboard", .choice(TextInput.Keyboard.self), "A `UIKeyboardType`.",
      .otherwise("by widget and name"), example: "emailAddress"),
    Key(
      "returnKey", .choice(TextInput.ReturnKey.self), "A `UIReturnKeyType`.",
      .otherwise("`next` before another text, `go` before a button, else `done`"),
      example: "search"),
    Key(
      "secure", .flag, "Whether what is typed stays hidden.",
      .otherwise("`yes` in a `secureTextField`"), example: "yes"),
    Key(
      "autocapitalization", .choice(TextInput.Autocapitalization.self),
      "A `UITextAutocapitalizationType`.",
      .otherwise("`none` for what is typed to the letter, as a `url` or a password"),
      example: "words"),
    Key(
      "autocorrection", .flag, "Whether the keyboard corrects words.",
      .otherwise("`no` for what is typed to the letter"), example: "no"),
    Key(
      "contentType", .choice(TextInput.ContentType.self),
      "A `UITextContentType`: what the system may fill in.", .otherwise("by widget and name"),
      example: "oneTimeCode"),
    Key(
      "minimum", .number(.init()), "The least value.", .defaults(to: "0"), example: "1"),
    Key(
      "maximum", .number(.init()), "The greatest value.",
      .otherwise("100; 1 for a slider of a fraction"), example: "12"),
    Key(
      "step", .number(.init(above: 0)), "By how much the value changes.", .defaults(to: "1"),
      example: "0.5"),
    Key(
      "mode", .choice(WidgetOptions.DateMode.self), "What of a date is chosen.",
      .defaults(to: "dateAndTime"), example: "date"),
    Key(
      "segments", .list(of: .sentence, count: 2...Int.max),
      "The titles of the segments; the value is the index of the selected one.", .required,
      example: "[Low, High]"),
    Key(
      "performs", .either([.keys(trigger), .text(.action)]),
      "The action that the control performs.", example: "get-title"),
  ]

  static let trigger = Mapping(
    "trigger", "A trigger", "The action that a control performs, and when.",
    keys: [
      Key("action", .text(.action), "The action.", .required, example: "get-title"),
      Key(
        "when", .choice(Trigger.Event.self), "The event of the control, in UIKit's words.",
        .otherwise("`editingDidEnd` of a text field, else `valueChanged`"),
        example: "editingDidEnd"),
    ])
}
