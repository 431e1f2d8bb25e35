import FileStore
package import Regeneration
import ScreensGenerator
import SourceText

extension OwnTemplates {
  /// Returns the changes that copy the templates that `names` select into `directory`.
  package static func ejected(
    _ names: [String], into directory: String, under rules: ChangeRules
  ) throws(Failure) -> [PlacedChange] {
    var files = EmbeddedTemplates.files
    for name in names where !files.contains(where: { $0.path.isAt(name) }) {
      throw .usage(
        "no built-in template is at '\(name)'; 'screens-gen template list' names them")
    }
    if !names.isEmpty {
      files.removeAll { file in !names.contains { file.path.isAt($0) } }
    }
    var diagnostics = Diagnostics()
    let record = try record(in: directory, reporting: &diagnostics)
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    var copied = record ?? Base()
    let builtIn = FileTree().merging(Dictionary(files.map { ($0.path, $0.text) }) { $1 })
    let present = try Workspace.contents(
      of: ChangeSet.pathsToRead(base: nil, generated: builtIn, rules: rules)
        + [recordPath], in: directory)
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
    if let change = FileChange(ownFile: text, stored: present[recordPath]) {
      changes.append(
        ChangeSet.Change(path: recordPath, change: change, isBase: true))
    }
    return changes.map { PlacedChange($0, in: directory) }
  }

  /// Returns the changes of the built-in template since it was copied, merged with edits.
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
