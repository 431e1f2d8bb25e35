import Runs
import ScreensGenerator
import SpecEditing
import SpecModel

extension Command {
  static let screenletParts: [DraftOption<ScreenletDraft>] = [
    .text("summary", "TEXT", "what the Screenlet does, in a sentence", \.summary),
    .text(
      "module", "NAME", "the Swift module of the sources; in a package that of their folder",
      \.module),
    .list("property", "'NAME: TYPE = DEFAULT'", "an inspectable property", \.properties),
    .list(
      "view-model", "'NAME: TYPE { get set }'",
      "a value read from the view, or also written to it", \.viewModel),
    .list(
      "model", "'NAME: ATTRIBUTE TYPE, ...'", "a class for an entity of the server's", \.models),
    .list(
      "action", "NAME:KIND",
      "an action: read, write, login, event or custom; NAME:read:http=INPUT reads an address",
      \.actions),
    .list(
      "theme", "NAME:KIND:PARENT",
      "a theme: NAME:full, NAME:extended:PARENT, NAME:child:PARENT or NAME:swiftUI; NAME:full:collection of a list",
      \.themes),
    .text("list", "MODEL", "makes it a list, whose rows are made into that model", \.list.model),
    .text("service", "CLASS", "the Mobile SDK service that has the rows", \.list.service),
    .text("rows", "METHOD", "its method for the rows of a page", \.list.rows),
    .text("count", "METHOD", "its method for the number of all rows", \.list.count),
    .list(
      "argument", "'LABEL: VALUE'",
      "what both are passed: a property, context.groupId or a literal", \.list.arguments),
    .list(
      "validate", "'RULE: MESSAGE'", "what must hold of a property before a page is asked for",
      \.list.rules),
    .text("section", "TEXT", "what rows are grouped by, as 'host of url'", \.list.section),
    .text(
      "offline-policy", "POLICY", "remote-only, remote-first, cache-only or cache-first",
      \.list.offlinePolicy),
  ]

  static let newScreenlet = Command(
    name: "new-screenlet", summary: "Make a new Screenlet, from a spec or from flags.",
    operands: "([NAME] | --spec FILE)",
    options: Option.specs(with: nil) + [.listOf, .actionOf] + screenletParts.map(\.option)
      + Option.writing,
    discussion: """
      Without '--spec' the flags describe the Screenlet, and the spec that says the same is written
      beside it, to be edited and generated from again:

        screens-gen new-screenlet AddBookmark --property 'folderId: Int64 = 0' \\
          --view-model 'url: String? { get }' --action add-bookmark:write --theme large:child:default

        screens-gen new-screenlet BookmarkList --property 'folderId: Int64 = 0' \\
          --model 'Bookmark: name String, url String' --list Bookmark \\
          --service LRBookmarksEntryService_v7 --rows getEntriesWithGroupId \\
          --argument 'groupId: context.groupId' --argument 'folderId: folderId'

      A method of a service, of Liferay's or your own, describes a list in fewer words; NAME is
      needed only for a name other than 'BlogsEntryList'. The model has the attributes from your
      catalogue, or else the text parameters of the service:

        screens-gen new-screenlet --list-of LRBlogsEntryService_v7.getGroupEntries \\
          --action-of LRBlogsEntryService_v7.deleteEntry

      A file that exists and was not generated keeps what it holds.
      """
  ) { arguments, console throws(Failure) in
    let generation = Generation(arguments: arguments, console: console)
    let others = screenletParts.map(\.option) + [.listOf, .actionOf]
    if let code = try generation.outputOfSpec(besides: others) { return code }
    if arguments.has(Option.listOf.name) {
      try arguments.refuse(callParts, because: "'--list-of' says it; edit the spec afterwards")
    }
    let named = try NamedCalls(arguments)
    let operand = try arguments.optionalOperand("NAME", of: "new-screenlet")
    if let operand, operand.hasSuffix(".yml") {
      throw .usage("'\(operand)' is not the name of a Screenlet; write '--spec \(operand)'")
    }
    guard let name = operand ?? named.screenletName else {
      throw .usage("'new-screenlet' needs NAME, '--spec FILE' or '--list-of CLASS.METHOD'")
    }
    var draft = DraftOption.filled(ScreenletDraft(name: name), screenletParts, arguments)
    // If there is only one action, it has the name of its Screenlet.
    let isOnly = operand != nil && named.rows == nil && named.actions.count == 1
    draft.add(named, actionName: isOnly ? draft.name.kebabCase : nil)
    let path = arguments.outputPath(Names.specFile(screenlet: draft.name))
    // The spec does not repeat the module of the module file.
    let module = try arguments.modules.found(for: path)
    if draft.module == module?.spec.name.value { draft.module = nil }
    if draft.module == nil, module == nil { draft.module = arguments.moduleOfOutput }
    let code = try generation.output(ofNew: [generation.newSpec(at: path, draft.text)])
    console.status(named.doubts)
    return code
  }

  /// The options that `--list-of` replaces.
  private static let callParts = screenletParts.map(\.option).filter {
    ["list", "service", "rows", "count", "argument"].contains($0.name)
  }
}
