import ScreensGenerator

extension Command {
  /// What an interactor works with, alone or in an action.
  private static let workOptions = [
    Option(name: "kind", value: "KIND", help: "callback, read, write, login or custom"),
    Option(name: "summary", value: "TEXT", help: "what it is for, in a sentence"),
    Option(
      name: "connector", value: "NAME",
      help: "the connector that it runs, or 'http: INPUT' to read an address"),
    Option(name: "service", value: "CLASS", help: "the Mobile SDK service that it calls itself"),
    Option(name: "method", value: "NAME", help: "the method of the service"),
    Option(
      name: "argument", value: "'LABEL: VALUE'", isRepeatable: true,
      help: "an argument: an input, context.<name> or a literal"),
    Option(name: "result", value: "'NAME: TYPE'", help: "what it keeps of the answer"),
    Option(
      name: "parse", value: "PARSER",
      help: "how a reply is read: text, json, 'json: PATH' or 'between: A...B'"),
  ]
  /// What only an action of a Screenlet has.
  private static let actionOptions = [
    Option(
      name: "input", value: "NAME", isRepeatable: true,
      help: "a property or view model member that it gets"),
    Option(name: "sender", value: "'NAME: TYPE'", help: "an input that its performer sends"),
    Option(name: "auto-load", help: "perform it each time the Screenlet is shown"),
    Option(
      name: "by", value: "METHOD", isRepeatable: true,
      help: "a way to log in: email, screenName, userId, cookie, oauth2"),
    Option(
      name: "update", value: "'MEMBER: RESULT'", isRepeatable: true,
      help: "a member of the view model that shows the result"),
    Option(
      name: "delegate", value: "'success: METHOD'", isRepeatable: true,
      help: "the delegate's method for the end; also 'failure: METHOD'"),
    Option(name: "button", value: "TITLE", help: "the title of its button; 'no' for none"),
    Option(
      name: "progress", value: "'working: TEXT'", isRepeatable: true,
      help: "what the view says meanwhile; also 'success:', 'failure:'"),
  ]
  /// What only an interactor alone has.
  private static let loneOptions = [
    Option(
      name: "property", value: "'NAME: TYPE'", isRepeatable: true,
      help: "without '--in': a property, which its initializer sets")
  ]
  private static let actionName = Option(
    name: "action", value: "NAME", help: "with '--in': the name of its action")

  static let interactor = Command(
    name: "interactor",
    summary: "Make an Interactor, alone or added to the spec of a Screenlet with its action.",
    operands: "(NAME | --spec FILE)",
    options: [
      Option(name: "spec", value: "FILE", help: "a spec with 'interactor:' to generate from"),
      Option(name: "in", value: "SPEC", help: "the spec of the Screenlet to add it to"),
      actionName,
    ] + workOptions + loneOptions + actionOptions + Option.writing,
    discussion: """
      With '--in' an action for the interactor is added to the spec, which otherwise stays as it is
      to the byte, and its Screenlet is generated. Without '--in' and '--spec' a spec for the
      interactor alone is written beside it, for a Screenlet that was written by hand, or for a
      delegate that supplies it:

        screens-gen interactor DeleteBookmark --property 'entryId: Int64' \\
          --service LRBookmarksEntryService_v7 --method deleteEntryWithEntryId \\
          --argument 'entryId: entryId'
      """
  ) { arguments, console throws(Failure) in
    let command = "interactor"
    let specOptions =
      workOptions + loneOptions + actionOptions + [actionName, Option(name: "in", help: "")]
    if let path = try arguments.specAlone(besides: specOptions, command) {
      return try generateSpec(at: path, arguments, console)
    }
    let name = try arguments.onlyOperand("NAME or --spec FILE", of: command)
    let draft = work(InteractorDraft(name: name), arguments)
    guard let path = try arguments.specToEdit(command) else {
      try arguments.refuse(
        actionOptions + [actionName],
        because: "it belongs to an action of a Screenlet, which '--in' names", command)
      let text = try drafted(for: command) { () throws(DraftError) in try draft.text() }
      return try generateNewSpec(
        text, named: Names.specFile(interactor: draft.name), arguments, console)
    }
    try arguments.refuse(
      loneOptions, because: "with '--in' the Screenlet has the inputs, which '--input' names",
      command)
    var action = ActionDraft(interactor: draft)
    if let name = arguments["action"] { action.name = name }
    return try add(action, toSpecAt: path, arguments, console, command)
  }

  static let action = Command(
    name: "action", summary: "Add an action and its Interactor to the spec of a Screenlet.",
    operands: "NAME --in SPEC",
    options: [
      Option(name: "in", value: "SPEC", help: "the spec of the Screenlet to add it to"),
      Option(
        name: "interactor", value: "NAME", help: "the interactor; named as the action if not given"),
    ] + workOptions + actionOptions + Option.writing,
    discussion: """
      The spec otherwise stays as it is to the byte, and its Screenlet is generated:

        screens-gen action delete-bookmark --kind write --connector DeleteBookmark \\
          --delegate 'success: onBookmarkDeleted' --progress 'working: Deleting bookmark...' \\
          --in AddBookmark.screenlet.yml
      """
  ) { arguments, console throws(Failure) in
    let command = "action"
    let name = try arguments.onlyOperand("NAME", of: command)
    guard let path = try arguments.specToEdit(command) else {
      throw Failure(code: .usage, message: "'action' needs --in SPEC", command: command)
    }
    var draft = ActionDraft(name: name, interactor: arguments["interactor"])
    draft.interactor = work(draft.interactor, arguments)
    return try add(draft, toSpecAt: path, arguments, console, command)
  }

  private static func work(_ draft: InteractorDraft, _ arguments: Arguments) -> InteractorDraft {
    var draft = draft
    draft.kind = arguments["kind"]
    draft.summary = arguments["summary"]
    draft.properties = arguments.all("property")
    draft.connector = arguments["connector"]
    draft.service = arguments["service"]
    draft.method = arguments["method"]
    draft.arguments = arguments.all("argument")
    draft.inputs = arguments.all("input")
    draft.result = arguments["result"]
    draft.parse = arguments["parse"]
    return draft
  }

  private static func add(
    _ draft: ActionDraft, toSpecAt path: String, _ arguments: Arguments, _ console: Console,
    _ command: String
  ) throws(Failure) -> ExitCode {
    var draft = draft
    draft.sender = arguments["sender"]
    draft.isAutoLoaded = arguments.has("auto-load")
    draft.methods = arguments.all("by")
    draft.updates = arguments.all("update")
    draft.delegate = arguments.all("delegate")
    draft.button = arguments["button"]
    draft.progress = arguments.all("progress")
    let described = draft
    let entry = try drafted(for: command) { () throws(DraftError) in try described.entry() }
    return try screens_gen.add(to: .actions, ofSpecsAt: [path], arguments, console) { _ in entry }
  }
}
