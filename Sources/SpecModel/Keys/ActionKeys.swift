import SourceText
package import SpecNotation

package enum ActionKeys: FileTable, CallTable {
  package static let interactor = key(
    "interactor", .text(.interactor), "The name of the interactor.",
    .otherwise("the name of the action"), example: "AddBookmark")
  package static let kind = kind(of: ActionSpec.KindName.allCases)
  package static let connector = key(
    "connector", .keys(ChosenConnectorKeys.self, or: .text(.connector)),
    "A connector, one of several by what is set, or `{ http: <input> }` for the ready-to-use `HttpConnector`.",
    kinds: .ofConnectors, example: "AddBookmark")
  package static let connectors = key(
    "connectors", .node(.steps(StepKeys.steps)),
    "Several connectors, at once or one after the other.", kinds: .ofConnectors,
    example: "{ count: CountBookmarks, newest: NewestBookmarks }")
  package static let autoLoad = key(
    "autoLoad", .flag,
    "Whether the action is performed each time the Screenlet is shown: the default of an inspectable of that name.",
    .otherwise("it never is"), example: "yes")
  static let `default` = key(
    "default", .flag,
    "Whether `performDefaultAction()` performs the action, as does a control that names none.",
    .defaults(to: "no"), example: "yes")
  static let running = key(
    "running", .choice(ActionPerformance.Running.self),
    "What happens if the action is performed while it is running.",
    .otherwise("it runs once more at the same time"), example: "restart")
  static let function = key(
    "function", .text(.member("the name of a method of the Screenlet")),
    "A method of the Screenlet that performs the action, with the sender as its parameter.",
    .otherwise("only `performAction(name:)` does"), example: "load")
  static let checkedWhileTyping = key(
    "checkedWhileTyping", .flag,
    "Whether a generated view checks the rules of the connectors while the user enters the input, and shows what is wrong where a failure would stand.",
    .otherwise("they are checked when the action is performed"),
    kinds: .kinds(.read, .write, .login), example: "yes")
  package static let sender = key(
    "sender", .names(.newProperty, .type(.type), count: 1...1),
    "What whoever performs the action sends.", kinds: .ofInputs, example: "{ score: Double }")
  static let picks = key(
    "picks", .choices(ImagePick.self, else: "no images are picked from"),
    "Where users pick the image that is sent, a `UIImage`, when a button performs the action.",
    .otherwise("the view sends what it holds"), kinds: .ofInputs, example: "[camera, library]")
  package static let inputs = key(
    "inputs",
    .node(
      .either([
        .list(of: .text(.input)), .names(.property, .text(.otherInput)), .text(.input),
      ])),
    "What the interactor gets, looked up in `sender`, `properties`, then `viewModel`; a mapping gives it other names, and lists all of them.",
    .otherwise("what the connector or the call needs"), kinds: .ofInputs, example: "[folderId, url]"
  )
  package static let result = key(
    "result", .node(.result), "What is kept of the answer, under this name.", kinds: .ofResults,
    example: "{ bookmark: Bookmark }")
  package static let parse = key(
    "parse", .node(ParseKeys.parser), "How the result is found in what an HTTP connector read.",
    ParseKeys.unparsed, kinds: .ofConnectors, example: "text")
  static let cacheKey = key(
    "cacheKey", .texts(.keyOfAction),
    "Makes the action work offline, and says what distinguishes one of its entries in the cache from another; `[]` keeps nothing.",
    .otherwise("nothing is kept"), kinds: .ofConnectors, example: "[classPK]")
  static let conflict = key(
    "conflict", .keys(ConflictKeys.self),
    "How a write that was kept finds out, before a `SyncManager` sends it, whether the server's version has changed since; if it has, the app is asked.",
    .otherwise("it is sent, whatever the server has"), kinds: .kinds(.write),
    example: "{ connector: LoadEntry, changed: { modifiedDate: entry.modifiedDate } }")
  package static let updates = key(
    "updates",
    .names(
      .updated,
      .text(
        TextForm(
          "a result, or a part of one as `newest.first.name`; a property; a Swift literal; or a value that is made of these",
          role: .refers(to: .property), notation: .value))),
    "What the view shows then: members of the view model, `editable` of any view, and properties of contained Screenlets, which perform their default action then.",
    example: "{ title: bookmark.name }")
  package static let delegate = key(
    "delegate", .keys(DelegateKeys.self), "The methods of the delegate that are called.",
    example: "{ success: onBookmarkAdded }")
  package static let button = key(
    "button",
    .shown(
      .either([
        .names(.language, .sentence, count: 1...Int.max),
        .text(TextForm("a title, or `no` for none")),
      ])), "The button of a generated view that performs the action.",
    .otherwise("the name, in words; `no` if a control performs the action"), example: "Save")
  static let outlet = key(
    "outlet", .text(.member("the name of an outlet")),
    "The name of the outlet of the button in generated views with XIBs.",
    .otherwise("the name of the action, and `Button`"), example: "saveButton")
  static let ibAction = key(
    "ibAction", .text(.member("the name of a method of views")),
    "A method of generated views with XIBs, an `@IBAction` with the sender as its parameter, that performs the action: for XIBs that connect a control to it. Actions with one method in common are performed if their `permission` holds.",
    .otherwise("a XIB connects nothing, since the view knows its buttons"),
    example: "saveButtonClicked")
  static let role = key(
    "role", .choice(ButtonRole.self), "The part of the button in its view, which decides its look.",
    .otherwise(
      "by name and kind: a login, or the first action that sends what was entered, is `primary`; `delete…` is `destructive`"
    ), example: "primary")
  static let permission = key(
    "permission", .text(.property),
    "A `Bool` without which no view offers the action: a member of the view model for its button, an attribute of the row for an action of rows.",
    .otherwise("it is always offered"), example: "canDelete")
  static let rows = key(
    "rows", .keys(RowChangeKeys.self),
    "What the action changes in the rows of the list, without loading them again.",
    example: "{ remove: entryId }")
  static let confirm = key(
    "confirm", .shown, "What users are asked before the action begins, unless the app performs it.",
    .otherwise("it begins at once"), example: "Delete this comment?")
  package static let progress = key(
    "progress", .keys(ProgressKeys.self, of: ProgressKeys.actionTable),
    "What is shown while the action is at work.", .otherwise("that of the Screenlet"),
    example: "{ working: Saving... }")
  static let byHand = key(
    "byHand", .choices(ByHand.Moment.self, else: "nothing is called by hand at"),
    "When methods are called whose bodies you write: before the action begins, or when it has succeeded or failed. They are in a file of their own, such as `AddBookmarkScreenlet+ByHand.swift`.",
    example: "[before, success]")
  package static let summary = key(
    "summary", .sentence, "The doc comment of the constant.", example: "Adds a bookmark.")
  package static let properties = key(
    "properties", .entries(.parameters), "Its inputs, which its initializer sets.",
    example: "{ entryId: Int64 }")

  package static let table = Mapping(
    "action", "An action", "Something the user does, and the interactor that does it.",
    kinds: .init(saidBy: kind.name, "an action of kind"),
    choices: [.init(oneOf: [connector.name, connectors.name])],
    keys: rows(of: interactor, kind, connector, connectors) + callbackCall
      + rows(
        of: autoLoad, `default`, running, function, checkedWhileTyping, sender, picks, inputs,
        result, parse, cacheKey,
        conflict, updates, delegate, button, outlet, ibAction, role, permission, rows, confirm,
        progress, byHand, summary)
      + login,
    otherWords: ["properties": inputs.name],
    advice: [
      "validate": "rules belong to its connector; move it there",
      "service": callOfConnector, "method": callOfConnector, "arguments": callOfConnector,
      "login.method": "the ways to log in are its 'by', as in 'by: email'",
      "login.inputs": "it finds its inputs by their names; name others as in 'userName: email'",
      "login.connector": "it has connectors of its own; remove the key",
      "url": "declare a connector with it, and name that one under 'connector'",
    ])

  private static let fileInteractor = key(
    interactor.name, .text(.interactor), "The name of the interactor.", .required,
    example: "AddBookmark")
  private static let fileSummary = key(
    summary.name, .sentence, "The doc comment of the class.", example: "Adds a bookmark.")
  private static let fileKind = kind(of: ActionSpec.KindName.ofFiles)

  package static let fileTable = Mapping(
    "interactorFile", "An interactor alone",
    "A file that describes an interactor, for a Screenlet that was written by hand or for a delegate that supplies it.",
    kinds: .init(saidBy: kind.name, "an action of kind"), foreignKeys: table.keys,
    keys: rows(
      of: fileInteractor, fileSummary, fileKind, models, imports, properties, newConnectors) + [
        connector.row.required
      ] + callbackCall + loginAlone + rows(of: result, parse))

  private static func kind(of kinds: [ActionSpec.KindName]) -> Key<Self, Located<String>> {
    key(
      "kind", .word(kinds.map(\.rawValue)), "What the interactor does its work with.", .required,
      example: "write")
  }

  /// The interactor of a callback makes the call itself.
  private static let callbackCall = rows(of: service, method, arguments).map {
    $0.of(.kinds(.callback))
  }

  private static let callOfConnector = "move it to a connector, or make the kind 'callback'"
}
