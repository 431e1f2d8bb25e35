enum StepKeys: Table {
  static let connector = key(
    "connector", .text(.connector), "The connector.", example: "CountBookmarks")
  static let http = key(
    "http", .text(value), "An address for the ready-to-use `HttpConnector`.",
    example: "newest.first.url")
  static let inputs = key(
    "inputs", .names(.property, .text(value)), "Values for properties of the connector.",
    .otherwise("the inputs of the same names"), example: "{ title: title }")
  static let each = key(
    "each",
    .names(.member("the name of an element"), .text(value), count: 1...1),
    "A list, with the name that its elements have in the step: the step makes a connector for each element, and its result is the list of their results.",
    .otherwise("it makes one connector"), example: "{ entry: entries }")
  static let type = key(
    "type", .type(.type), "What the reply to an HTTP request is read as.",
    .otherwise("`String` with `parse`, else nothing"), example: "'[Bookmark]'")
  static let parse = key(
    "parse", .node(ParseKeys.parser), "How the result is found in what an HTTP connector read.",
    ParseKeys.unparsed, example: "json")
  static let condition = key(
    "if",
    .text(
      TextForm(
        "a condition such as `token is not set` or `count > 0`, or several with `and` between them",
        role: .refers(to: .property), notation: .value)),
    "When it runs: the step is left out where this does not hold, and its result is nil then.",
    .otherwise("it always runs"), example: "photo is set")
  static let after = key(
    "after", .texts(.member("the name of a step")), "The steps that have to end first.",
    .otherwise("those that its values come from"), example: "[count, newest]")
  static let priority = key(
    "priority", .choice(StepSpec.Priority.self),
    "How soon it runs, if more connectors are waiting than can run at once.",
    .defaults(to: "normal"), example: "high")
  static let optional = key(
    "optional", .flag, "Whether the action can succeed without it.", .defaults(to: "no"),
    example: "yes")

  static let table = Mapping(
    "step", "A step", "One of several connectors that an interactor runs, and its result.",
    choices: [.init(oneOf: [connector.name, http.name], isExclusive: true)],
    keys: rows(of: connector, http, inputs, each, type, parse, condition, after, priority, optional)
  )

  /// Steps at once, or a list of such steps and single connectors, one after the other.
  static let steps = ValueForm.either([
    .list(of: .either([stage, .text(.connector)]), count: 1...Int.max), stage,
  ])

  private static let stage = ValueForm.names(
    .member("the name of a step"), .either([.keys(table), .text(.connector)]), count: 1...Int.max)

  private static let value = TextForm(
    "a result of another step, or a part of it; an input; a name after `context.`; a Swift literal; or a value that is made of these",
    role: .refers(to: .property), notation: .value)
}
