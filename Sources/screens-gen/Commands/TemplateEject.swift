import CommandNotation
import FileStore
import Regeneration
import ScreensGenerator
import SourceText

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
    let changes = try ejected(
      Array(arguments.operands.dropFirst()), into: directory, under: rules)
    let isBlocked = changes.contains { $0.change.isBlocked }
    let isWritten = !isBlocked && !arguments.has("dry-run")
    if isWritten { try Workspace.apply(changes, on: console) }
    return ChangeReport(changes: changes, isWritten: isWritten)
      .end(on: console, asJSON: arguments.has("json"))
  }

  /// What copying the templates that `names` select does in `directory`.
  private static func ejected(
    _ names: [String], into directory: String, under rules: ChangeRules
  ) throws(Failure) -> [PlacedChange] {
    var files = EmbeddedTemplates.files
    for name in names where !files.contains(where: { $0.path.isAt(name) }) {
      throw .usage("no built-in template is at '\(name)'; 'screens-gen template list' names them")
    }
    if !names.isEmpty {
      files.removeAll { file in !names.contains { file.path.isAt($0) } }
    }
    var diagnostics = Diagnostics()
    let record = try OwnTemplates.record(in: directory, reporting: &diagnostics)
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    var copied = record ?? Base()
    let builtIn = FileTree().merging(Dictionary(files.map { ($0.path, $0.text) }) { $1 })
    let present = try Workspace.contents(
      of: ChangeSet.pathsToRead(base: nil, generated: builtIn, rules: rules)
        + [OwnTemplates.recordPath], in: directory)
    var changes: [ChangeSet.Change] = []
    for file in files {
      if copied.files[file.path] == nil {
        let change = FileChange(newFile: file.text, stored: present[file.path])
        changes.append(ChangeSet.Change(path: file.path, change: change))
        copied.files[file.path] = Base.File(text: file.text)
      } else {
        changes += merged(file, &copied, present, rules)
      }
    }
    copied.provenance = Base.Provenance(version: Generator.version)
    let text = record?.hasSameFiles(as: copied) == true ? record?.text : copied.text
    if let change = FileChange(ownFile: text, stored: present[OwnTemplates.recordPath]) {
      changes.append(
        ChangeSet.Change(path: OwnTemplates.recordPath, change: change, isBase: true))
    }
    return changes.map { PlacedChange($0, in: directory) }
  }

  /// What the built-in template has changed since it was copied, merged with what somebody edited.
  private static func merged(
    _ file: (path: String, text: String), _ copied: inout Base,
    _ present: [String: ChangeSet.Content], _ rules: ChangeRules
  ) -> [ChangeSet.Change] {
    let set = ChangeSet(
      base: Base(files: copied.files.filter { $0.key == file.path }), yours: present,
      generated: FileTree().merging([file.path: file.text]), rules: rules)
    copied.files[file.path] = set.base.files[file.path]
    return set.changes
  }
}

extension String {
  /// Whether the path is `name`, or in the folder of that name.
  fileprivate func isAt(_ name: String) -> Bool {
    let folder = name.hasSuffix("/") ? name : name + "/"
    return self == name || hasPrefix(folder)
  }
}
