import FileStore
import Regeneration
import ScreensGenerator
import SourceText

extension Command {
  private static let draftOptions = [
    Option(name: "summary", value: "TEXT", help: "what the Screenlet does, in a sentence"),
    Option(name: "module", value: "NAME", help: "the Swift module that the sources go into"),
    Option(
      name: "property", value: "'NAME: TYPE = DEFAULT'", isRepeatable: true,
      help: "an inspectable property"),
    Option(
      name: "view-model", value: "'NAME: TYPE { get set }'", isRepeatable: true,
      help: "a value read from the view, or also written to it"),
    Option(
      name: "model", value: "'NAME: ATTRIBUTE TYPE, ...'", isRepeatable: true,
      help: "a class for an entity of the server's"),
    Option(
      name: "action", value: "NAME:KIND", isRepeatable: true,
      help: "an action: read, write, login or custom; NAME:read:http=INPUT reads an address"),
    Option(
      name: "theme", value: "NAME:KIND:PARENT", isRepeatable: true,
      help:
        "a theme: NAME:full, NAME:extended:PARENT or NAME:child:PARENT; NAME:full:collection of a list"
    ),
    Option(
      name: "list", value: "MODEL", help: "makes it a list, whose rows are made into that model"),
    Option(name: "service", value: "CLASS", help: "the Mobile SDK service that has the rows"),
    Option(name: "rows", value: "METHOD", help: "its method for the rows of a page"),
    Option(name: "count", value: "METHOD", help: "its method for the number of all rows"),
    Option(
      name: "argument", value: "'LABEL: VALUE'", isRepeatable: true,
      help: "what both are passed: a property, context.groupId or a literal"),
    Option(
      name: "validate", value: "'RULE: MESSAGE'", isRepeatable: true,
      help: "what must hold of a property before a page is asked for"),
    Option(name: "section", value: "TEXT", help: "what rows are grouped by, as 'host of url'"),
    Option(
      name: "offline-policy", value: "POLICY",
      help: "remote-only, remote-first, cache-only or cache-first"),
  ]

  static let newScreenlet = Command(
    name: "new-screenlet", summary: "Make a new Screenlet, from a spec or from flags.",
    operands: "(NAME | --spec FILE)",
    options: [Option(name: "spec", value: "FILE", help: "the spec to generate from")]
      + draftOptions + Option.writing,
    discussion: """
      Without '--spec' the flags describe the Screenlet, and the spec that says the same is written
      beside it, to be edited and generated from again:

        screens-gen new-screenlet AddBookmark --property 'folderId: Int64 = 0' \\
          --view-model 'url: String? { get }' --action add-bookmark:write --theme large:child:default

        screens-gen new-screenlet BookmarkList --property 'folderId: Int64 = 0' \\
          --model 'Bookmark: name String, url String' --list Bookmark \\
          --service LRBookmarksEntryService_v7 --rows getEntriesWithGroupId \\
          --argument 'groupId: context.groupId' --argument 'folderId: folderId'

      A file that exists and was not generated keeps what it holds.
      """
  ) { arguments, console throws(Failure) in
    let command = "new-screenlet"
    if let path = try arguments.specAlone(besides: draftOptions, command) {
      return try generateSpec(at: path, arguments, console)
    }
    let name = try arguments.onlyOperand("NAME or --spec FILE", of: command)
    var draft = ScreenletDraft(name: name)
    draft.summary = arguments["summary"]
    draft.module = arguments["module"]
    draft.properties = arguments.all("property")
    draft.viewModel = arguments.all("view-model")
    draft.models = arguments.all("model")
    draft.actions = arguments.all("action")
    draft.themes = arguments.all("theme")
    draft.list.model = arguments["list"]
    draft.list.service = arguments["service"]
    draft.list.rows = arguments["rows"]
    draft.list.count = arguments["count"]
    draft.list.arguments = arguments.all("argument")
    draft.list.rules = arguments.all("validate")
    draft.list.section = arguments["section"]
    draft.list.offlinePolicy = arguments["offline-policy"]
    let described = draft
    let text = try drafted(for: command) { () throws(DraftError) in try described.text() }
    return try generateNewSpec(
      text, named: Names.specFile(screenlet: draft.name), arguments, console)
  }
}

/// Generates from one spec that exists.
func generateSpec(
  at path: String, _ arguments: Arguments, _ console: Console
) throws(Failure) -> ExitCode {
  let tree = try LockedTree(around: [path], arguments, console)
  var diagnostics = Diagnostics()
  let file = try Workspace.read(path, reporting: &diagnostics)
  if diagnostics.hasErrors { throw Failure(diagnostics) }
  return try finish([file], [path], arguments, console, in: tree)
}

/// Generates from the text of a new spec, which is written too, into the output directory.
func generateNewSpec(
  _ text: String, named name: String, _ arguments: Arguments, _ console: Console
) throws(Failure) -> ExitCode {
  let place = Path.join(arguments["output"] ?? ".", name)
  let tree = try LockedTree(around: [place], arguments, console)
  let file = SourceFile(path: place, text: text)
  return try finish(
    [file], [place], arguments, console, in: tree, extra: [try newFile(text, at: place)])
}

/// What flags describe; a description that cannot be read is a mistake on the command line.
func drafted<Draft>(
  for command: String, _ draft: () throws(DraftError) -> Draft
) throws(Failure) -> Draft {
  do {
    return try draft()
  } catch {
    throw Failure(code: .usage, message: error.message, command: command)
  }
}

/// The change of a file that is written once and never overwritten.
func newFile(_ text: String, at place: String) throws(Failure) -> PlacedChange {
  let name = Path.name(of: place)
  let directory = Path.directory(of: place)
  let change: FileChange =
    switch try Workspace.contents(of: [name], in: directory)[name] {
    case nil: .create(text)
    case .text(text)?: .identical
    case .text?: .blocked(.exists)
    case .other?: .blocked(.notAFile)
    }
  return PlacedChange(place: place, change: change)
}
