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
    Option(
      name: "call", value: "CLASS.METHOD",
      help: "the method of a Mobile SDK service that the action calls, of several of one name with "
        + "its labels, as 'get(a:b:)'; what it needs becomes properties and values of the view"),
  ]

  static let initialize = Command(
    name: "init", summary: "Make a first Screenlet; without NAME, ask at the terminal.",
    operands: "[NAME]", options: options + Option.writing,
    discussion: """
      With NAME the options say all there is to say, and nothing is asked; nor is it where there is
      no terminal. The answers to the questions are those options, and the command line that says the
      same is printed, to be used again:

        screens-gen init AddBookmark --module Bookmarks --action add-bookmark \\
          --call LRBookmarksEntryService_v7.addEntryWithGroupId
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
    let call = try arguments["call"].map { name throws(Failure) in
      try method(name, arguments)
    }
    if let call { draft.add(call) }
    let path = Names.specFile(screenlet: draft.name)
    var file = try SourceFile(
      path: path, text: drafted { [draft] () throws(DraftError) in try draft.text() })
    for (section, entry) in try entries(arguments["action"], call) {
      var diagnostics = Diagnostics()
      let edit = SpecEdit(adding: entry, to: section, of: file, reporting: &diagnostics)
      guard let edit else { throw Failure(diagnostics) }
      file = SourceFile(path: path, text: edit.text)
    }
    return try generateOutput(
      of: NewSpec(named: path, file.text, arguments), arguments, console)
  }

  private static func method(
    _ name: String, _ arguments: Arguments
  ) throws(Failure) -> ServiceListing.Call {
    let calls = try ServiceListing.ofModule(arguments).calls(of: name)
    guard let call = calls.first else {
      throw .usage("there is no method '\(name)'; 'screens-gen service list' lists all")
    }
    guard calls.count == 1 else {
      throw .usage(
        "'\(name)' is the name of \(calls.count) methods; write "
          + calls.map { "'\($0.signature)'" }.joined(separator: " or "))
    }
    return call
  }

  /// The connector and the action that the options describe.
  private static func entries(
    _ action: String?, _ call: ServiceListing.Call?
  ) throws(Failure) -> [(SpecSection, SpecEntry)] {
    guard let name = action ?? call?.baseName.kebabCase else { return [] }
    var draft = ActionDraft(name: name, interactor: nil)
    let words = name.capitalizedWords
    draft.delegate = ["success: on\(words)Success", "failure: on\(words)Error"]
    guard let call else {
      return [(.actions, try drafted { [draft] () throws(DraftError) in try draft.entry() })]
    }
    draft.interactor.kind = call.isReading ? "read" : "write"
    draft.interactor.connector = words
    draft.interactor.result = call.result.map { "answer: \($0)" }
    var connector = ConnectorDraft(name: words)
    connector.properties = call.properties.map { "\($0.name): \($0.type)" }
    connector.ownKeys = [
      "service": [call.service], "method": [call.method],
      "arguments": call.arguments.map { "\($0.label): \($0.value)" },
      "result": call.result.map { ["answer: \($0)"] } ?? [],
    ]
    return try drafted { [draft, connector] () throws(DraftError) in
      [(.connectors, try connector.entry()), (.actions, try draft.entry())]
    }
  }
}

extension ScreenletDraft {
  /// Adds what a call needs and nothing declares: a text is typed into the view, all else is a
  /// property of the Screenlet.
  fileprivate mutating func add(_ call: ServiceListing.Call) {
    let declared = (properties + viewModel).map { $0.prefix { $0 != ":" && $0 != " " } }
    for (name, type) in call.properties where !declared.contains(name[...]) {
      switch type {
      case "String": viewModel.append("\(name): String?")
      case "Bool": properties.append("\(name): Bool = false")
      default: properties.append("\(name): \(type) = 0")
      }
    }
  }
}
