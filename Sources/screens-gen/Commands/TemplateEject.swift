import CommandNotation
import FileStore
import Regeneration
import Runs

extension Command {
  static let templateEject = Command(
    name: "template eject", summary: "Copy built-in templates to a directory, to change them.",
    operands: "DIR [TEMPLATE]...",
    options: Option.rules.filter { $0.name == "on-conflict" } + [.dryRun, .json, .quiet]
      + Option.common,
    discussion: """
      TEMPLATE is a path that 'template list' prints, or a folder of it; without one, all templates
      are copied. '--templates DIR', or 'templates' in a module file, generates with what is in DIR;
      what is not there is built in, so that a directory holds what you change and nothing else.

      What is copied is recorded in DIR. A template that was copied before gets what the built-in one
      has changed since, merged with your edits; any other file stays as it is.

          screens-gen template eject templates Screenlet Partials/header.mustache
          screens-gen generate --templates templates
      """
  ) { arguments, console throws(Failure) in
    guard let directory = arguments.operands.first else {
      throw .usage("'template eject' needs a DIR")
    }
    _ = try LockedTree.take([directory], isWriting: !arguments.has("dry-run"), console)
    var rules = arguments.rules
    rules.restores = true
    let changes = try OwnTemplates.ejected(
      Array(arguments.operands.dropFirst()), into: directory, under: rules)
    let isBlocked = changes.contains { $0.change.isBlocked }
    let isWritten = !isBlocked && !arguments.has("dry-run")
    if isWritten { try Workspace.apply(changes, on: console) }
    return ChangeReport(changes: changes, isWritten: isWritten)
      .end(on: console, asJSON: arguments.has("json"))
  }
}
