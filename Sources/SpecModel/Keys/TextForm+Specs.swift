// The texts of specs.

extension TextForm {
  static let sentence = TextForm("a text")
  static let messageOfRule = TextForm(
    "a text", role: .refers(to: .property), notation: .message)
  static let language = TextForm(
    "a language", pattern: "^[a-z]{2,3}(-[A-Za-z0-9]{2,4}){0,2}$")

  static func type(
    _ noun: String, _ role: Role? = nil, without suffixes: [String] = []
  ) -> TextForm {
    TextForm(noun, pattern: Pattern.type(without: suffixes), role: role)
  }

  static func member(_ noun: String, _ role: Role? = nil) -> TextForm {
    TextForm(noun, pattern: Pattern.member, role: role)
  }

  static let model = type("the name of a model", .refers(to: .model))
  static let newModel = TextForm(
    "the name of a model",
    pattern: #"^(\#(Pattern.name)\.)?"# + Pattern.type().dropFirst(), role: .declares(.model))
  static let property = member("the name of a property", .refers(to: .property))
  static let updated = TextForm(
    "a member of the view model, `editable`, or a property of a contained Screenlet as `portrait.userId`",
    pattern: #"^\s*\#(Pattern.name)(\.\#(Pattern.name))?\s*$"#, role: .refers(to: .property),
    notation: .target)
  static let showing = TextForm(
    "a member of the view model, or `editable`", pattern: #"^\s*\#(Pattern.name)\s*$"#,
    role: .refers(to: .property), notation: .target)
  static let passed = TextForm(
    "a property, a name after `context.`, a Swift literal, or a value that is made of these",
    role: .refers(to: .property))
  static let newProperty = member("the name of a property", .declares(.property))
  static let input = member(
    "the name of an input: of the sender, a property or a member of the view model",
    .refers(to: .property))
  static let otherInput = TextForm(
    "the name of such an input, or the path to a part of it, such as `article.title`",
    pattern: #"^\s*\#(Pattern.name)(\.\#(Pattern.name))*\s*$"#, role: .refers(to: .property))
  static let keyOfAction = TextForm(
    "`all` inputs, `unique` for a write that replaces no other, or what a call sends, by its name: an argument, an input, a name after `context.`, or `groupId or context.groupId`",
    role: .refers(to: .property))
  static let item = TextForm("such a value", role: .refers(to: .property))
  static let connector = type("the name of a connector", .refers(to: .connector))
  static let newConnector = type(
    "the name of a connector without `Connector`", .declares(.connector),
    without: ["LiferayConnector", "Connector"])
  static let interactor = type(
    "the name of an interactor without `Interactor`", .declares(.interactor),
    without: ["Interactor"])
  static let action = TextForm(
    "the name of an action", pattern: Pattern.action, role: .refers(to: .action))
  static let newAction = TextForm(
    "the name of an action", pattern: Pattern.action, role: .declares(.action))
  static let theme = TextForm(
    "the name of a theme", pattern: Pattern.theme, role: .declares(.theme))
  static let delegateMethod = member("the name of a method of the delegate")
  static let result = member("the name of a result")
  static let handed = TextForm(
    "the name of a result or of an input", pattern: Pattern.member, role: .refers(to: .property),
    notation: .value)
  static let attribute = member("an attribute of the model")
  static let ofRow = TextForm(
    "an attribute of the model, a path such as `folder.name`, or a value that is made of these")
  static let service = type("a class of the Mobile SDK")
  static let method = member("a method of the service")
  static let methodOrPath = TextForm(
    "a method of the service, a path",
    pattern: "\(Pattern.member)|\(servicePathPattern)")
  static let servicePath = TextForm(
    "a path such as `/blogs.blogsentry/get-entry`", pattern: servicePathPattern)
  private static let servicePathPattern =
    "^/[A-Za-z][-A-Za-z0-9_.]*/[A-Za-z][-A-Za-z0-9_]*$"
  static let serverType = TextForm("a type of the server, as `long`, or a Java class")
  static let module = member("the name of a Swift module")

  private static let rulePattern =
    #"\#(Pattern.name)(\s+is\s+(not\s+)?(empty|nil|set|true|false|an email address|a URL|in the (past|future)|from\s+(\S+|"[^"]*")\s+to\s+(\S+|"[^"]*")|"[^"]*"|[-+.]?[0-9].*)|\s+has\s+(at (most|least)|exactly)\s+[0-9]+\s+(character|element)s?|\s+(contains|matches|does not (contain|match))\s+".*"|\s*(==|!=|<=|>=|<|>)\s*[^<>=!\s].*)"#

  /// `folderId > 0`, `title is not empty`.
  static let rule = TextForm(
    "a rule such as `title is not empty`, `title has at most 75 characters` or `folderId > 0`",
    pattern: #"^\s*\#(rulePattern)\s*$"#, role: .refers(to: .property), notation: .rule)

  /// `className is set and classPK > 0`.
  static let choice = TextForm(
    "a rule about the inputs",
    pattern: #"^\s*\#(rulePattern)(\s+and\s+\#(rulePattern))*\s*$"#,
    role: .refers(to: .property), notation: .rule)

  /// Rules about the attributes of a row, which are not properties.
  static let rowRule = TextForm("rules about attributes of the model", pattern: choice.pattern)

  static let address = TextForm(
    "an address, with properties in braces",
    pattern:
      #"^((https?://|\{\s*context\.server\s*\}|\{[^{}]*\}/)([^\s{}]|\{[^{}]*\})*|\{[^{}]*\})$"#,
    role: .refers(to: .property),
    notation: .address)
}

extension TextForm {
  static let path = TextForm(
    "a path on the server, with properties in braces",
    pattern: #"^/([^\s{}?#]|\{[^{}]*\})*$"#, role: .refers(to: .property), notation: .address)
}

extension ValueForm {
  static let sentence = text(.sentence)

  /// A text for the user of the app, or one in several languages.
  static let shown = shown(.sentence)

  private static func shown(_ text: TextForm) -> ValueForm {
    .either([.names(.language, .text(text), count: 1...Int.max), .text(text)])
  }

  /// The class of a service.
  static let service: ValueForm = .shared("service") { .text(.service) }
  static let method: ValueForm = .shared("method") { .text(.method) }

  /// A method that returns a number, or its path.
  static let count: ValueForm = .shared("countMethod") { .text(.methodOrPath) }

  /// `name: Type`, set by an initializer.
  static let parameters = names(.newProperty, .type(.type))

  /// `rule: message`.
  static let rules = names(.rule, shown(.messageOfRule))

  /// A single `name: Type`.
  static let result = names(.result, .type(.type), count: 1...1)

  static let arguments = names(.member("the label of an argument"), argument)

  /// A value that is passed, a list of values, or an object whose attributes are values.
  static let argument: ValueForm = .shared("argument") {
    .either([.keys(ObjectKeys.table), .list(of: .text(.item)), .text(.passed)])
  }

  /// A JSON body: values, and lists and objects of values, at any depth.
  static let body: ValueForm = .shared("body") {
    .either([
      .list(of: body), .names(TextForm("the name of a member"), body), .text(.passed),
    ])
  }

  /// `rule: message` about the name and the password of a login, whose names are fixed.
  static let rulesOfLogin = names(
    TextForm(TextForm.rule.noun, pattern: TextForm.rule.pattern), .shown)

  /// The raw values of an enumeration.
  static func choice<Choice: RawRepresentable<String> & CaseIterable>(_: Choice.Type) -> ValueForm {
    .choice(Choice.allCases.map(\.rawValue))
  }
}

enum ObjectKeys: Table {
  static let `class` = key(
    "class",
    .sharedText(
      .shared("class") {
        .text(
          TextForm(
            "the full name of a Java class",
            pattern: #"^([A-Za-z0-9_$]|[^\x00-\x7F])+(\.([A-Za-z0-9_$]|[^\x00-\x7F])+)*$"#))
      }),
    "The class of the object.", .otherwise("the one that the method declares"),
    example: "com.liferay.bookmarks.util.comparator.EntryURLComparator")

  static let table = Mapping(
    "object", "An object", "An object that the server makes, whose other keys are its attributes.",
    keys: rows(of: `class`), others: .argument)
}
