import FileStore
import SourceText

/// The names in the sources and XIBs of projects, where the specs of a run look for those that they
/// change. Each file is read once, by whichever thread asks first, however many specs there are.
/// Only names are kept, because memory may be too small for the texts of an app.
final class ProjectSources: @unchecked Sendable {
  private struct Project {
    var paths: [String] = []
    /// The files with a name, as indices of their paths.
    var files: [String: [Int32]] = [:]
  }

  /// The projects by their directories, guarded by the lock.
  private var known: [String: Project] = [:]
  private let lock = Lock()

  /// Returns the paths of the sources in the project that contain one of the names, in order.
  func paths(in root: String, with names: Set<String>) throws(Failure) -> [String] {
    let project = try lock.alone { () throws(Failure) in
      if let project = known[root] { return project }
      let project = try Self.read(root)
      known[root] = project
      return project
    }
    let files = names.reduce(into: Set<Int32>()) { $0.formUnion(project.files[$1] ?? []) }
    return files.sorted().map { project.paths[Int($0)] }
  }

  private static func read(_ root: String) throws(Failure) -> Project {
    var project = Project()
    for path in try SpecPlace.sources(in: root) {
      guard let text = SpecPlace.text(at: path) else { continue }
      for word in NameSearch.words(in: text) {
        project.files[word, default: []].append(Int32(project.paths.count))
      }
      project.paths.append(path)
    }
    return project
  }
}
