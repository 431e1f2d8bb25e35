import FileStore
import Regeneration
import SourceText

/// The output for which users named a directory with `--output`, as the bases in a tree record it.
/// Runs without the option find it there.
struct PlacedOutputs {
  /// The directories with output, by the spec, and by the name and the folder of specs that no longer
  /// exist. All paths are without links.
  private var directories: [String: [String]] = [:]
  private var orphanedByName: [String: [String]] = [:]
  private var orphanedByFolder: [String: [String]] = [:]
  /// What is wrong with bases that cannot be read, by their names.
  private var damaged: [String: Diagnostics] = [:]

  init(below root: String) throws(Failure) {
    let found = try Workspace.files(
      below: root, hidden: Workspace.isBase, skipping: SpecPlace.buildFolders, incomplete: true)
    for path in found.paths where Workspace.isBase(path) {
      let place = Path.join(root, path)
      var problems = Diagnostics()
      let file = try? Workspace.read(Workspace.shown(place), as: .base, reporting: &problems)
      guard let file, let base = Base(file, reporting: &problems) else {
        if problems.hasErrors { damaged[Path.name(of: path)] = problems }
        continue
      }
      guard let way = base.provenance.wayToOutput, let spec = base.provenance.spec else { continue }
      let directory = Workspace.identity(of: Path.join(Path.directory(of: place), way))
      guard Path.isAt(directory, orBelow: Workspace.identity(of: root)) else { continue }
      directories[Workspace.identity(of: Path.join(directory, spec)), default: []].append(directory)
    }
    for (spec, directories) in directories where !Workspace.exists(spec) {
      orphanedByName[Path.name(of: spec), default: []] += directories
      orphanedByFolder[Path.directory(of: spec), default: []] += directories
    }
  }

  /// Returns the directories with output of the spec at a path without links. A spec without output
  /// may have been moved or renamed: for it, returns the directories with output of a spec of the
  /// same name, or else in the same folder, that no longer exists.
  ///
  /// - Throws: what is wrong with a base that has one of the names, and may be that of the spec.
  func directories(ofSpecAt path: String, withBase names: [String]) throws(Failure) -> [String] {
    let found =
      directories[path] ?? orphanedByName[Path.name(of: path)]
      ?? orphanedByFolder[Path.directory(of: path)] ?? []
    if found.isEmpty, let problems = names.lazy.compactMap({ damaged[$0] }).first {
      throw Failure(problems)
    }
    return found.eachOnce(by: \.self).sorted()
  }
}

extension Failure {
  static func severalOutputs(of spec: String, _ directories: [String]) -> Failure {
    let places = directories.map { "'\(Workspace.shown($0))'" }.joined(separator: " and in ")
    return Failure(
      code: .badInput,
      message: "the output of '\(spec)' is in \(places); name one of them with '--output'")
  }
}
