import CommandNotation
import FileStore
import Regeneration
import ScreensGenerator

extension Command {
  static let templateEject = Command(
    name: "template eject", summary: "Copy built-in templates to a directory, to change them.",
    operands: "DIR [TEMPLATE]...",
    options: [.dryRun, .json, .quiet] + Option.common,
    discussion: """
      TEMPLATE is a path that 'template list' prints, or a folder of it; without one, all templates
      are copied. Nothing is overwritten. '--templates DIR' generates with what is in DIR; what is
      not there is built in, so that a directory holds what you change and nothing else.

          screens-gen template eject templates Screenlet Partials/header.mustache
          screens-gen generate --templates templates
      """
  ) { arguments, console throws(Failure) in
    guard let directory = arguments.operands.first else {
      throw .usage("'template eject' needs a DIR")
    }
    _ = try LockedTree.take([directory], isWriting: !arguments.has("dry-run"), console)
    let changes = try ejected(Array(arguments.operands.dropFirst()), into: directory)
    let isBlocked = changes.contains { $0.change.isBlocked }
    let isWritten = !isBlocked && !arguments.has("dry-run")
    if isWritten { try Workspace.apply(changes, on: console) }
    return ChangeReport(changes: changes, isWritten: isWritten)
      .end(on: console, asJSON: arguments.has("json"))
  }

  /// What copying the templates that `names` select does in `directory`.
  private static func ejected(
    _ names: [String], into directory: String
  ) throws(Failure) -> [PlacedChange] {
    var files = EmbeddedTemplates.files
    for name in names where !files.contains(where: { $0.path.isAt(name) }) {
      throw .usage("no built-in template is at '\(name)'; 'screens-gen template list' names them")
    }
    if !names.isEmpty {
      files.removeAll { file in !names.contains { file.path.isAt($0) } }
    }
    let present = try Workspace.contents(of: files.map(\.path), in: directory)
    return files.map { file in
      let change = FileChange(newFile: file.text, stored: present[file.path])
      return PlacedChange(directory: directory, path: file.path, change: change)
    }
  }
}

extension String {
  /// Whether the path is `name`, or in the folder of that name.
  fileprivate func isAt(_ name: String) -> Bool {
    let folder = name.hasSuffix("/") ? name : name + "/"
    return self == name || hasPrefix(folder)
  }
}
