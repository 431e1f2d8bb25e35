import FileStore
import Runs
import ScreensGenerator
import SourceText
import SpecEditing
import SpecModel

extension Command {
  private static let parts = screenletParts.filter {
    ["module", "property", "view-model"].contains($0.option.name)
  }
  private static let options =
    parts.map(\.option) + [
      Option(name: "action", value: "NAME", help: "the action, as add-bookmark"),
      .listOf, .actionOf,
    ]

  static let initialize = Command(
    name: "init", summary: "Make a first Screenlet; without NAME, ask at the terminal.",
    operands: "[NAME]", options: options + Option.writing,
    discussion: """
      With NAME everything comes from the options, and nothing is asked; without a terminal, NAME is
      required. After the questions, the command line with the same answers is printed, to be used
      again:

        screens-gen init AddBookmark --module Bookmarks --action add-bookmark \\
          --action-of LRBookmarksEntryService_v7.addEntryWithGroupId
      """
  ) { arguments, console throws(Failure) in
    if !arguments.operands.isEmpty { return try make(arguments, console) }
    guard Descriptor.standardInput.isTerminal, Descriptor.standardError.isTerminal else {
      throw .usage("'init' needs NAME where there is no terminal to ask at")
    }
    let questions = Questions(arguments: arguments, console: console) { words in
      problem(with: words, console)
    }
    let words = try questions.answers()
    console.hint(
      "the same without questions: screens-gen \(words.map(\.quotedForShell).joined(separator: " "))"
    )
    return try make(Arguments(words.dropFirst(), of: allOptions), console)
  }

  private static let allOptions = options + Option.writing + Option.common

  /// What is wrong with the Screenlet that a command line describes; nil if nothing is.
  private static func problem(with words: [String], _ console: Console) -> String? {
    do throws(Failure) {
      let arguments = try Arguments(words.dropFirst(), of: allOptions)
      let (spec, _) = try described(by: arguments, console)
      if Workspace.exists(spec.path) { return "'\(spec.path)' is there already" }
      var diagnostics = Diagnostics()
      try ModuleFiles([spec], arguments.runOptions).check(reporting: &diagnostics)
      return diagnostics.sorted.first { $0.severity == .error }?.message.text
    } catch {
      return error.message ?? error.diagnostics.sorted.first?.message.text
    }
  }

  private static func make(
    _ arguments: Arguments, _ console: Console
  ) throws(Failure) -> ExitCode {
    let (spec, calls) = try described(by: arguments, console)
    let code = try Generation(arguments: arguments, console: console).output(ofNew: [spec])
    console.status(calls.doubts)
    return code
  }

  /// The spec that the options describe, and the methods of services that they name.
  private static func described(
    by arguments: Arguments, _ console: Console
  ) throws(Failure) -> (spec: SourceFile, calls: NamedCalls) {
    let name = try arguments.onlyOperand("NAME", of: "init")
    var draft = DraftOption.filled(ScreenletDraft(name: name), parts, arguments)
    let calls = try NamedCalls(arguments)
    let action = arguments["action"]
    if action != nil, calls.actions.count > 1 {
      throw .usage("'--action' names one action, and '--action-of' makes several")
    }
    draft.add(calls, actionName: action)
    let path = arguments.outputPath(Names.specFile(screenlet: draft.name))
    if draft.module == nil, try arguments.modules.found(for: path) == nil {
      draft.module = arguments.moduleOfOutput
    }
    if let action, calls.actions.isEmpty {
      let words = action.capitalizedWords
      var custom = ActionDraft(name: action, interactor: nil)
      custom.delegate = ["success: on\(words)Success", "failure: on\(words)Error"]
      draft.actionDrafts.append(custom)
    }
    let generation = Generation(arguments: arguments, console: console)
    return (try generation.newSpec(at: path, draft.text), calls)
  }
}
