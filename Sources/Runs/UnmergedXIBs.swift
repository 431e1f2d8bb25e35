import FileStore
import Regeneration
import SourceText

/// The XIBs that git merged with conflicts, in the repositories around some directories. They are
/// known until somebody adds them to git's index.
struct UnmergedXIBs: Sendable {
  /// By their absolute paths.
  private var files: [String: UnmergedFile] = [:]

  init(around directories: [String]) {
    var repositories: Set<String> = []
    for directory in Set(directories.map(Workspace.identity)) {
      guard let top = Self.repository(of: directory), repositories.insert(top).inserted,
        Self.mayBeMerging(top)
      else { continue }
      add(in: top)
    }
  }

  var isEmpty: Bool { files.isEmpty }

  /// Those at the paths below a directory.
  func files(at paths: [String], in directory: String) -> [String: UnmergedFile] {
    if isEmpty { return [:] }
    let directory = Workspace.identity(of: directory)
    return paths.reduce(into: [:]) { $0[$1] = files[Path.join(directory, $1)] }
  }

  private mutating func add(in top: String) {
    var stages: [String: [Character: String]] = [:]
    for entry in GitIndex.unmerged("*.xib", in: top) {
      stages[entry.path, default: [:]][entry.stage] = entry.blob
    }
    for (path, blobs) in stages {
      guard let ours = blobs["2"].flatMap({ GitIndex.text(of: $0, in: top) }),
        let theirs = blobs["3"].flatMap({ GitIndex.text(of: $0, in: top) })
      else { continue }
      files[Path.join(top, path)] = UnmergedFile(ours: ours, theirs: theirs)
    }
  }

  private static func repository(of directory: String) -> String? {
    var place = directory
    while !Workspace.exists(Path.join(place, ".git")) {
      let above = Path.directory(of: place)
      if above == place { return nil }
      place = above
    }
    return place
  }

  /// Whether git has begun what may leave conflicts: most runs need not ask it. A file `.git` leads
  /// elsewhere, so that git has to say.
  private static func mayBeMerging(_ top: String) -> Bool {
    let folder = Path.join(top, ".git")
    return !Workspace.isDirectory(folder)
      || [
        "AUTO_MERGE", "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge",
        "rebase-apply",
      ].contains { Workspace.exists(Path.join(folder, $0)) }
  }
}
