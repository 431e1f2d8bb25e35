import FileStore
import Regeneration
import Runs
import ScreensGenerator
import SourceText
import SpecEditing
import SpecModel

extension Command {
  static let rename = Command(
    name: "rename", summary: "Change a name in a spec, and in all that was generated from it.",
    operands: "SPEC [OLD NEW]",
    options: [
      Option(
        name: "kind", value: "KIND", choices: SpecRename.Kind.allCases.map(\.rawValue),
        help: "what has the name, if several things do: "
          + SpecRename.Kind.allCases.map(\.rawValue).joined(separator: ", "))
    ] + Option.writing,
    discussion: """
      With SPEC alone, the names that can be changed are listed.

      The spec, which otherwise stays as it is to the byte, and its output change together. Files
      whose names change move, and take your edits along. A name changes wherever it was generated,
      in lines that you edited too; lines that only you wrote stay, and are listed. A model of a
      module file changes in all specs of the module. A property is also the member of the view
      model, the input and the property of a connector of that name. Specs in the project that extend
      the Screenlet, or have themes for it, change with it; XIBs of such themes follow with the next
      'generate'.
      """
  ) { arguments, console throws(Failure) in
    let kind = arguments["kind"].flatMap(SpecRename.Kind.init)
    if arguments.operands.count == 1 {
      console.write(lines: try names(inSpecAt: arguments.operands[0], kind))
      return .done
    }
    guard arguments.operands.count == 3 else {
      throw .usage(
        "'rename' needs a spec, an old name and a new one; with a spec alone it lists the names")
    }
    let path = arguments.operands[0]
    if path == Workspace.standardInput {
      throw .usage("'rename' edits a file; it cannot be standard input")
    }
    let members = ModuleSpec.isFile(path) ? try arguments.modules.members(ofModuleAt: path) : []
    let referring = ModuleSpec.isFile(path) ? [] : try Workspace.specs(referringTo: path)
    let generation = Generation(arguments: arguments, console: console)
    try generation.lock(around: [path] + members + referring.map(\.path), withSpecs: true)
    let all = try RenamedSpec.all(
      arguments.operands[1], to: arguments.operands[2], kind, in: Workspace.read(path, as: .spec),
      usedBy: members.map { path throws(Failure) in try Workspace.read(path, as: .spec) },
      referring: referring, arguments.runOptions)
    // A transaction holds back signals, and the sources of a large app take long to read.
    let run = try RenamedSpec.run(all)
    let code = try generation.write([all[0].spec.path]) { use throws(Failure) in
      if !run.isBlocked { _ = try use(run.changes) }
      return run
    }
    // Their XIBs begin as those of the Screenlet, which are there only now.
    let themes = referring.map(\.path).filter { $0.contains(".themes.y") }
    if code == .done, !themes.isEmpty, let next = generation.command(themes) {
      console.status(["next: \(next)"])
    }
    return code
  }

  private static func names(
    inSpecAt path: String, _ kind: SpecRename.Kind?
  ) throws(Failure) -> [String] {
    var diagnostics = Diagnostics()
    let names = SpecRename.names(
      in: try Workspace.read(path, as: .spec), kind, reporting: &diagnostics)
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    return names
  }
}
