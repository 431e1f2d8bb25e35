package import SpecLanguage

extension Mapping {
  package static let action = Mapping(
    "action", "An action", "Something the user does, and the interactor that does it.",
    kinds: Kinds(saidBy: "kind", "an action of kind"),
    choices: [Choice(oneOf: ["connector", "connectors"])],
    keys: [
      KeyRow(
        "interactor", .text(.interactor), "The name of the interactor.",
        .otherwise("the name of the action"), example: "AddBookmark"),
      kind(of: ActionSpec.KindName.allCases), oneConnector,
      KeyRow(
        "connectors", .steps(steps), "Several connectors, at once or one after the other.",
        kinds: ofConnectors, example: "{ count: CountBookmarks, newest: NewestBookmarks }"),
    ] + callbackCall + [
      KeyRow(
        "autoLoad", .flag,
        "Whether the action is performed each time the Screenlet is shown: the default of an inspectable of that name.",
        .otherwise("it never is"), example: "yes"),
      KeyRow(
        "default", .flag,
        "Whether `performDefaultAction()` performs the action, as does a control that names none.",
        .defaults(to: "no"), example: "yes"),
      KeyRow(
        "running", .choice(ActionPerformance.Running.self),
        "What happens if the action is performed while it is running.",
        .otherwise("it runs once more at the same time"), example: "restart"),
      KeyRow(
        "function", .text(.member("the name of a method of the Screenlet")),
        "A method of the Screenlet that performs the action, with the sender as its parameter.",
        .otherwise("only `performAction(name:)` does"), example: "load"),
      KeyRow(
        "sender", .names(.newProperty, .type(.type), count: 1...1),
        "What whoever performs the action sends.", kinds: ofInputs, example: "{ score: Double }"),
      KeyRow(
        "picks", .oneOrMore(.choice(ImagePick.self)),
        "Where users pick the image that is sent, a `UIImage`, when a button performs the action.",
        .otherwise("the view sends what it holds"), kinds: ofInputs, example: "[camera, library]"),
      KeyRow(
        "inputs",
        .either([
          .list(of: .text(.input)), .names(.property, .text(.otherInput)), .text(.input),
        ]),
        "What the interactor gets, looked up in `sender`, `properties`, then `viewModel`; a mapping gives it other names.",
        .otherwise("what the connector or the call needs"), kinds: ofInputs,
        example: "[folderId, url]"),
      result, parsing,
      KeyRow(
        "cacheKey", .oneOrMore(.text(.keyOfAction)),
        "Makes the action work offline, and says what distinguishes one of its entries in the cache from another; `[]` keeps nothing.",
        .otherwise("nothing is kept"), kinds: ofConnectors, example: "[classPK]"),
      KeyRow(
        "conflict", .keys(conflict),
        "How a write that was kept finds out, before a `SyncManager` sends it, whether the server's version has changed since; if it has, the app is asked.",
        .otherwise("it is sent, whatever the server has"), kinds: kinds(.write),
        example: "{ connector: LoadEntry, changed: { modifiedDate: entry.modifiedDate } }"),
      KeyRow(
        "updates",
        .names(
          .updated,
          .text(
            Text(
              "a result, or a part of one as `newest.first.name`; a Swift literal; or a value that is made of these"
            ))),
        "What the view shows then: members of the view model, `editable` of any view, and properties of contained Screenlets, which perform their default action then.",
        example: "{ title: bookmark.name }"),
      KeyRow(
        "delegate", .keys(delegate), "The methods of the delegate that are called.",
        example: "{ success: onBookmarkAdded }"),
      KeyRow(
        "button",
        .either([
          .names(.language, .sentence, count: 1...Int.max),
          .text(Text("a title, or `no` for none")),
        ]),
        "The button of a generated view that performs the action.",
        .otherwise("the name, in words; `no` if a control performs the action"), example: "Save"),
      KeyRow(
        "permission", .text(.property),
        "A `Bool` without which no view offers the action: a member of the view model for its button, an attribute of the row for an action of rows.",
        .otherwise("it is always offered"), example: "canDelete"),
      KeyRow(
        "rows", .keys(rowChange),
        "What the action changes in the rows of the list, without loading them again.",
        example: "{ remove: entryId }"),
      KeyRow(
        "confirm", .shown,
        "What users are asked before the action begins, unless the app performs it.",
        .otherwise("it begins at once"), example: "Delete this comment?"),
      KeyRow(
        "progress", .keys(actionProgress), "What is shown while the action is at work.",
        .otherwise("that of the Screenlet"), example: "{ working: Saving... }"),
      KeyRow(
        "byHand", .oneOrMore(.choice(ByHand.Moment.self)),
        "When methods are called whose bodies you write: before the action begins, or when it has succeeded or failed. They are in a file of their own, such as `AddBookmarkScreenlet+ByHand.swift`.",
        example: "[before, success]"),
      KeyRow(
        "summary", .sentence, "The doc comment of the constant.", example: "Adds a bookmark."),
    ] + login,
    otherWords: ["properties": "inputs"],
    advice: [
      "validate": "rules belong to its connector; move it there",
      "service": callOfConnector, "method": callOfConnector, "arguments": callOfConnector,
      "login.method": "the ways to log in are its 'by', as in 'by: email'",
      "login.inputs": "it finds its inputs by their names; name others as in 'userName: email'",
      "login.connector": "it has connectors of its own; remove the key",
      "url": "declare a connector with it, and name that one under 'connector'",
    ])

  private static let callOfConnector = "move it to a connector, or make the kind 'callback'"

  package static let interactorFile = Mapping(
    "interactorFile", "An interactor alone",
    "A file that describes an interactor, for a Screenlet that was written by hand or for a delegate that supplies it.",
    kinds: Kinds(saidBy: "kind", "an action of kind"), foreignKeys: action.keys,
    keys: [
      KeyRow(
        "interactor", .text(.interactor), "The name of the interactor.", .required,
        example: "AddBookmark"),
      KeyRow("summary", .sentence, "The doc comment of the class.", example: "Adds a bookmark."),
      kind(of: ActionSpec.KindName.allCases.filter { $0 != .login }), models, imports,
      KeyRow(
        "properties", .parameters, "Its inputs, which its initializer sets.",
        example: "{ entryId: Int64 }"),
      connectors, oneConnector.required,
    ] + callbackCall + [result, parsing])

  private static func kind(of kinds: [ActionSpec.KindName]) -> KeyRow {
    KeyRow(
      "kind", .choice(kinds.map(\.rawValue)), "What the interactor does its work with.", .required,
      example: "write")
  }

  private static let ofConnectors = kinds(.read, .write)
  private static let ofInputs = kinds(.callback, .read, .write, .custom)

  private static func kinds(_ kinds: ActionSpec.KindName...) -> [String] {
    kinds.map(\.rawValue)
  }

  private static let oneConnector = KeyRow(
    "connector", .either([.keys(chosenConnector), .text(.connector)]),
    "A connector, one of several by what is set, or `{ http: <input> }` for the ready-to-use `HttpConnector`.",
    kinds: ofConnectors, example: "AddBookmark")

  /// The interactor of a callback makes the call itself.
  private static let callbackCall = call.map { $0.of(kinds(.callback)) }

  private static let parsing = KeyRow(
    "parse", parser, "How the result is found in what an HTTP connector read.",
    unparsed, kinds: ofConnectors, example: "text")

  /// The way in which a result is found without `parse`.
  static let unparsed = KeyRow.Presence.otherwise(
    "`json` for a model and attributes, `image` for an image, else a method to fill in")

  static let parser = Value.either([.keys(parse), .choice(["text", "json", "image", "custom"])])

  static let chosenConnector = Mapping(
    "chosenConnector", "A choice of connectors",
    "The connector for the first rule that holds, as in `{ entryId is set: LoadByEntry, else: LoadNewest }`; or the ready-to-use `HttpConnector`.",
    keys: [
      KeyRow(
        "http", .text(.input), "The input that holds the address that an `HttpConnector` reads.",
        example: "url"),
      KeyRow(
        "else", .text(.connector), "The connector where no rule holds.",
        .otherwise("the action fails"), example: "LoadNewest"),
    ], others: .text(.connector), otherKeys: .choice)

  static let parse = Mapping(
    "parse", "A way to parse", "How a result is found in a reply.",
    choices: [Choice(oneOf: ["between", "json"], isExclusive: true)],
    keys: [
      KeyRow(
        "between", .list(of: .sentence, count: 2...2), "The texts before and after the result.",
        example: "['<title>', '</title>']"),
      KeyRow(
        "json", .text(Text("names with dots between them")), "The path to a member of the reply.",
        example: "path.to.member"),
    ])

  static let rowChange = Mapping(
    "rowChange", "A change of rows", "What becomes of the rows of the list.",
    choices: [Choice(oneOf: ["add", "replace", "remove"], isExclusive: true)],
    keys: [
      KeyRow(
        "add", .text(.result), "The result that becomes a row, at the end of the list.",
        example: "bookmark"),
      KeyRow(
        "replace", .text(.result), "The result that takes the place of a row.",
        example: "bookmark"),
      KeyRow(
        "by", .text(.attribute), "The attribute by which the replaced row is found.",
        example: "entryId"),
      KeyRow(
        "remove", .text(.input),
        "The input, and attribute of the same name, by which the row to remove is found. It is removed as soon as the action begins, and put back if it fails.",
        example: "entryId"),
    ])

  static let conflict = Mapping(
    "conflict", "A conflict", "What a write that was kept is compared with before it is sent.",
    keys: [
      KeyRow(
        "connector", .text(.connector),
        "The connector that reads what the server has, for the inputs of the action.", .required,
        example: "LoadEntry"),
      KeyRow(
        "changed",
        .names(
          .property, .text(Text("a part of the result of the connector, as `entry.title`")),
          count: 1...Int.max),
        "Values of the Screenlet that are kept with the write, each with the part of the result that it is compared with: a difference is a conflict.",
        .required, example: "{ modifiedDate: entry.modifiedDate }"),
    ])

  static let delegate = Mapping(
    "delegate", "The delegate of an action", "The methods of the delegate that an action calls.",
    keys: [
      KeyRow(
        "success", .delegateMethod(handing: .handed),
        "Called with all results, or with the results and inputs that are listed.",
        example: "{ onBookmarkAdded: [bookmark] }"),
      KeyRow(
        "returns", .text(.member("the name of a result, or `Bool`")),
        "What the method for success returns before the view is updated: what is shown instead of a result, or nil; or whether the view is updated.",
        .otherwise("nothing"), kinds: ofInputs, example: "html"),
      KeyRow(
        "failure", .delegateMethod(handing: .input),
        "Called with the inputs that are listed, then the error.", example: "onAddBookmarkError"),
      KeyRow(
        "progress", .delegateMethod(handing: .input),
        "Called while a file is sent or received, with the inputs that are listed, then a `Progress`.",
        kinds: kinds(.read, .write), example: "onDownloadProgress"),
      KeyRow(
        "saved", .text(.delegateMethod),
        "Called when a login was kept, or a write that could not be sent.",
        kinds: kinds(.write, .login),
        example: "onCredentialsSaved"),
      KeyRow(
        "loaded", .text(.delegateMethod), "Called when a login that was kept was loaded.",
        kinds: kinds(.login), example: "onCredentialsLoaded"),
    ])
}

extension Value {
  /// A method of the delegate, optionally with the values that it is passed.
  fileprivate static func delegateMethod(handing value: Text) -> Value {
    .either([
      .names(.delegateMethod, .oneOrMore(.text(value)), count: 1...1), .text(.delegateMethod),
    ])
  }
}
