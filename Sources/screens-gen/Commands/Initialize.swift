import CommandNotation
import FileStore
import Runs
import ScreensGenerator
import SourceText
import SpecEditing
import SpecModel

extension Command {
  private static let options = [
    Option(name: "module", value: "NAME", help: "the Swift module that the sources go into"),
    Option(
      name: "property", value: "'NAME: TYPE = DEFAULT'", isRepeatable: true,
      help: "an inspectable property"),
    Option(
      name: "view-model", value: "'NAME: TYPE { get set }'", isRepeatable: true,
      help: "a value read from the view, or also written to it"),
    Option(name: "action", value: "NAME", help: "the action, as add-bookmark"),
    .listOf, .actionOf,
  ]

  static let initialize = Command(
    name: "init", summary: "Make a first Screenlet; without NAME, ask at the terminal.",
    operands: "[NAME]", options: options + Option.writing,
    discussion: """
      With NAME the options say all there is to say, and nothing is asked; nor is it where there is
      no terminal. The answers to the questions are those options, and the command line that says the
      same is printed, to be used again:

        screens-gen init AddBookmark --module Bookmarks --action add-bookmark \\
          --action-of LRBookmarksEntryService_v7.addEntryWithGroupId
      """
  ) { arguments, console throws(Failure) in
    if !arguments.operands.isEmpty { return try make(arguments, console) }
    guard Descriptor.standardInput.isTerminal, Descriptor.standardError.isTerminal else {
      throw .usage("'init' needs NAME where there is no terminal to ask at")
    }
    let words = try Questions(console: console).answers(besides: arguments)
    console.hint(
      "the same without questions: screens-gen \(words.map(\.quotedForShell).joined(separator: " "))"
    )
    return try make(Arguments(words.dropFirst(), of: options + Option.writing), console)
  }

  private static func make(
    _ arguments: Arguments, _ console: Console
  ) throws(Failure) -> ExitCode {
    let name = try arguments.onlyOperand("NAME", of: "init")
    var draft = ScreenletDraft(name: name)
    draft.module = arguments["module"]
    draft.properties = arguments.all("property")
    draft.viewModel = arguments.all("view-model")
    let calls = try NamedCalls(arguments)
    let action = arguments["action"]
    if action != nil, calls.actions.count > 1 {
      throw .usage("'--action' names one action, and '--action-of' makes several")
    }
    draft.add(calls, actionName: action)
    if let action, calls.actions.isEmpty {
      let words = action.capitalizedWords
      var custom = ActionDraft(name: action, interactor: nil)
      custom.delegate = ["success: on\(words)Success", "failure: on\(words)Error"]
      draft.actionDrafts.append(custom)
    }
    let text = try drafted { [draft] () throws(DraftError) in try draft.text() }
    let spec = NewSpec(named: Names.specFile(screenlet: draft.name), text, arguments)
    let code = try generateOutput(of: spec, arguments, console)
    console.status(calls.doubts)
    return code
  }
}
