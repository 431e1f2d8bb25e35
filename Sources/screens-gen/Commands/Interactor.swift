import Runs
import ScreensGenerator
import SourceText
import SpecEditing

extension Command {
  private static let actionKinds = ["callback", "read", "write", "login", "custom"]
  /// The options for the work of an interactor, alone or in an action.
  private static let workParts: [DraftOption<ActionDraft>] = [
    .text(
      "kind", "KIND", actionKinds.alternatives, choices: actionKinds, \.interactor.kind),
    .text("summary", "TEXT", "what it is for, in a sentence", \.interactor.summary),
    .text(
      "connector", "NAME", "the connector that it runs, or 'http: INPUT' to read an address",
      \.interactor.connector),
    .text("service", "CLASS", "the Mobile SDK service that it calls itself", \.interactor.service),
    .text("method", "NAME", "the method of the service", \.interactor.method),
    .list(
      "argument", "'LABEL: VALUE'", "an argument: an input, context.<name> or a literal",
      \.interactor.arguments),
    .text("result", "'NAME: TYPE'", "what it keeps of the answer", \.interactor.result),
    .text(
      "parse", "PARSER", "how a reply is read: text, json, 'json: PATH' or 'between: A...B'",
      \.interactor.parse),
  ]
  /// The options that apply only to an action of a Screenlet.
  private static let actionParts: [DraftOption<ActionDraft>] = [
    .list("input", "NAME", "a property or view model member that it gets", \.interactor.inputs),
    .text("sender", "'NAME: TYPE'", "an input that its performer sends", \.sender),
    .flag("auto-load", "perform it each time the Screenlet is shown", \.isAutoLoaded),
    .list(
      "by", "METHOD", "a way to log in: email, screenName, userId, cookie, oauth2", \.methods),
    .list(
      "update", "'MEMBER: RESULT'", "a member of the view model that shows the result", \.updates),
    .list(
      "delegate", "'success: METHOD'",
      "the delegate's method for the end; also 'failure: METHOD'", \.delegate),
    .text("button", "TITLE", "the title of its button; 'no' for none", \.button),
    .list(
      "progress", "'working: TEXT'", "what the view says meanwhile; also 'success:', 'failure:'",
      \.progress),
  ]
  /// The options that apply only to an interactor alone.
  private static let loneParts: [DraftOption<ActionDraft>] = [
    .list(
      "property", "'NAME: TYPE'", "without '--in': a property, which its initializer sets",
      \.interactor.properties)
  ]
  private static let actionName = Option(
    name: "action", value: "NAME", help: "with '--in': the name of its action")
  private static let actionInteractor = Option(
    name: "interactor", value: "NAME", help: "the interactor; named as the action if not given")
  private static let actionChange = Option(
    name: "change", help: "change what an action of the spec is, instead of adding one")
  private static let actionCall = Option(
    name: "of", value: "CLASS.METHOD",
    help: "the method of a service that it calls, by a connector that is added as well")

  static let interactor = Command(
    name: "interactor",
    summary: "Make an Interactor, alone or added to the spec of a Screenlet with its action.",
    operands: "(NAME | --spec FILE)",
    options: Option.specs(with: "interactor") + [.into, actionName]
      + (workParts + loneParts + actionParts).map(\.option) + Option.writing,
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
    let parts = workParts + loneParts + actionParts
    let generation = Generation(arguments: arguments, console: console)
    let others = parts.map(\.option) + [actionName, .into]
    if let code = try generation.outputOfSpec(besides: others) { return code }
    let name = try arguments.onlyOperand("NAME or --spec FILE", of: "interactor")
    var draft = DraftOption.filled(
      ActionDraft(interactor: InteractorDraft(name: name)), parts, arguments)
    guard let path = try arguments.specToEdit() else {
      try arguments.refuse(
        actionParts.map(\.option) + [actionName],
        because: "it belongs to an action of a Screenlet, which '--in' names")
      let file = Names.specFile(interactor: draft.interactor.name)
      return try generation.output(ofNew: [generation.newSpec(file, draft.interactor.text)])
    }
    try arguments.refuse(
      loneParts.map(\.option),
      because: "with '--in' the Screenlet has the inputs, which '--input' names")
    if let name = arguments["action"] { draft.name = name }
    return try generation.add(to: .actions, ofSpecsAt: [path]) { [draft] _ throws(DraftError) in
      try draft.entry()
    }
  }

  static let action = Command(
    name: "action", summary: "Add an action to the spec of a Screenlet, or change one.",
    operands: "NAME --in SPEC",
    options: [.into, actionInteractor, actionChange, actionCall]
      + (workParts + actionParts).map(\.option) + Option.writing,
    discussion: """
      The spec otherwise stays as it is to the byte, and its Screenlet is generated:

        screens-gen action delete-bookmark --kind write --connector DeleteBookmark \\
          --delegate 'success: onBookmarkDeleted' --progress 'working: Deleting bookmark...' \\
          --in AddBookmark.screenlet.yml

      With '--of' the action calls a method of a service, and the spec gets its connector too, with
      the properties, the values of the view and the model that they need and that it lacks:

        screens-gen action delete-entry --of LRBlogsEntryService_v7.deleteEntry \\
          --in BlogList.screenlet.yml

      With '--change' the options say what becomes different; keys that an action of the new kind
      cannot have are removed:

        screens-gen action add-bookmark --change --kind write --connector AddBookmark \\
          --in AddBookmark.screenlet.yml
      """
  ) { arguments, console throws(Failure) in
    let name = try arguments.onlyOperand("NAME", of: "action")
    let path = try arguments.specToEdit(of: "action")
    let generation = Generation(arguments: arguments, console: console)
    if let method = arguments[actionCall.name] {
      return try generation.add(name, calling: method, toSpecAt: path)
    }
    let named = ActionDraft(name: name, interactor: arguments["interactor"])
    let draft = DraftOption.filled(named, workParts + actionParts, arguments)
    guard arguments.has("change") else {
      return try generation.add(to: .actions, ofSpecsAt: [path]) { _ throws(DraftError) in
        try draft.entry()
      }
    }
    return try generation.output(editing: [path]) { file, diagnostics throws(DraftError) in
      try SpecEdit(changing: draft, of: file, reporting: &diagnostics)
    }
  }

  /// The options that `--of` replaces.
  fileprivate static let callParts =
    [actionInteractor, actionChange] + (workParts + actionParts).map(\.option)
}

extension Generation {
  fileprivate func add(
    _ name: String, calling method: String, toSpecAt path: String
  ) throws(Failure) -> ExitCode {
    try arguments.refuse(
      Command.callParts, because: "'--of' says it; edit the spec afterwards")
    let models = KnownModel.all(in: try Workspace.read(path, as: .spec)).map(\.name)
    let calls = try NamedCalls(
      actions: [method], besides: models, in: arguments.modules, for: path)
    let draft = calls.draft(calls.actions[0], named: name)
    let code = try output(editing: [path]) { file, diagnostics throws(DraftError) in
      try SpecEdit(adding: draft, to: file, reporting: &diagnostics)
    }
    console.status(calls.doubts)
    return code
  }
}
