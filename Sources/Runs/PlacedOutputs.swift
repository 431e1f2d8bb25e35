import FileStore
import Regeneration
import SourceText
import SpecModel

/// The output for which users named a directory with `--output`, as the bases in a tree record it.
/// Runs without the option find it there.
struct PlacedOutputs {
  /// The directories with output, by the spec, and by the name of a spec that no longer exists. All
  /// paths are without links.
  private var directories: [String: [String]] = [:]
  private var orphaned: [String: [String]] = [:]

  init(below root: String) throws(Failure) {
    let found = try Workspace.files(
      below: root, hidden: Workspace.isBase, skipping: SpecPlace.buildFolders, incomplete: true)
    for path in found.paths where Workspace.isBase(path) {
      let base = Path.join(root, path)
      guard let provenance = Self.provenance(ofBaseAt: base), provenance.isPlacedByOption,
        let spec = provenance.spec
      else { continue }
      let folder = Path.directory(of: base)
      let directory = ModuleSpec.isFile(spec) ? folder : Path.directory(of: folder)
      let place = Workspace.identity(of: Path.join(directory, spec))
      directories[place, default: []].append(Workspace.identity(of: directory))
    }
    for (spec, directories) in directories where !Workspace.exists(spec) {
      orphaned[Path.name(of: spec), default: []] += directories
    }
  }

  /// Returns the directories with output of the spec at a path without links, or else those with
  /// output of a spec of this name that no longer exists, because the spec may have been moved.
  func directories(ofSpecAt path: String) -> [String] {
    (directories[path] ?? orphaned[Path.name(of: path)] ?? []).eachOnce(by: \.self).sorted()
  }

  private static func provenance(ofBaseAt path: String) -> Base.Provenance? {
    var ignored = Diagnostics()
    let file = try? Workspace.read(path, as: .base, reporting: &ignored)
    return file.flatMap { Base($0, reporting: &ignored)?.provenance }
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
