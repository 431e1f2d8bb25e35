import FileStore
import Runs
import ScreensGenerator
import SourceText
import SpecModel

extension Command {
  static let module = Command(
    name: "module", summary: "Name the module of the specs in a folder, in a module file.",
    operands: "NAME [DIR]", options: [.dryRun, .json, .quiet, .verbose],
    discussion: """
      DIR is the directory of the specs, by default the current one. The file, NAME.module.yml, holds
      for all specs in DIR and below it, and can say more that they share:

        screens-gen module Bookmarks Specs
      """
  ) { arguments, console throws(Failure) in
    guard let name = arguments.operands.first else { throw .usage("'module' needs NAME") }
    if arguments.operands.count > 2 {
      throw .usage("'module' takes one DIR, and here is '\(arguments.operands[2])' too")
    }
    guard SwiftName.isIdentifier(name), !SwiftName.isKeyword(name) else {
      throw .usage("'\(name)' cannot name a module in Swift")
    }
    let directory = arguments.operands.count == 2 ? arguments.operands[1] : "."
    guard Workspace.isDirectory(directory) else {
      throw Failure(code: .noInput, message: "no directory is at '\(directory)'")
    }
    let path = Path.join(directory, Names.specFile(module: name))
    let found = try arguments.modules.found(for: path)?.file.path
    if let found, Workspace.identity(of: found) != Workspace.identity(of: path) {
      throw Failure(
        code: .badInput,
        message: "'\(found)' names the module of the specs in '\(directory)' already; edit it")
    }
    let generation = Generation(arguments: arguments, console: console)
    let code = try generation.output(ofNew: [generation.newSpec(at: path) { "module: \(name)\n" }])
    let specs = (try? Workspace.specs(at: directory)) ?? []
    if code == .done, specs.contains(where: { !ModuleSpec.isFile($0) }),
      let next = generation.command([directory])
    {
      console.status(["next: \(next)"])
    }
    return code
  }
}
