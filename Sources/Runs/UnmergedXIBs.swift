import FileStore
import Regeneration
import SourceText

/// The XIBs that git could not merge, in the repositories around some directories, until somebody
/// adds them to git's index.
struct UnmergedXIBs: Sendable {
  /// The files, by their absolute paths.
  private var files: [String: UnmergedFile] = [:]

  /// Creates an empty list, for callers that do not need it.
  init() {}

  /// Finds the unmerged XIBs below the directories.
  init(around directories: [String]) {
    let directories = Set(directories).map(Workspace.identity)
    let repositories = Set(directories.compactMap { Workspace.store.repository(around: $0) })
    for repository in repositories where Self.mayBeMerging(repository) {
      add(in: repository, below: directories)
    }
  }

  var isEmpty: Bool { files.isEmpty }

  /// Returns the unmerged XIB at the path below a directory, if git left one there.
  func file(at path: String, in directory: String) -> UnmergedFile? {
    isEmpty ? nil : files[Path.join(Workspace.identity(of: directory), path)]
  }

  private mutating func add(in top: String, below directories: [String]) {
    var stages: [String: [Character: String]] = [:]
    for entry in GitIndex.unmerged("*.xib", in: top) {
      stages[entry.path, default: [:]][entry.stage] = entry.blob
    }
    let generated = stages.isEmpty ? [:] : Self.generated(in: top)
    for (path, blobs) in stages {
      let place = Path.join(top, path)
      guard directories.contains(where: { Path.isAt(place, orBelow: $0) }),
        let ours = blobs["2"].flatMap({ GitIndex.text(of: $0, in: top) }),
        let theirs = blobs["3"].flatMap({ GitIndex.text(of: $0, in: top) })
      else { continue }
      files[place] = UnmergedFile(
        ours: ours, theirs: theirs, generated: generated[Path.name(of: path)] ?? [])
    }
  }

  /// Whether git has begun an operation that can leave conflicts. Most runs need not ask git then.
  private static func mayBeMerging(_ top: String) -> Bool {
    let folder = folder(of: top)
    return [
      "AUTO_MERGE", "MERGE_HEAD", "CHERRY_PICK_HEAD", "REVERT_HEAD", "rebase-merge", "rebase-apply",
    ].contains { Workspace.exists(Path.join(folder, $0)) }
  }

  /// Returns the directory in which git keeps its state: `.git`, or the directory that a file of
  /// that name refers to, as in a worktree.
  private static func folder(of top: String) -> String {
    let place = Path.join(top, ".git")
    guard !Workspace.isDirectory(place), let text = try? Workspace.read(place, as: .gitOutput).text,
      text.hasPrefix("gitdir: ")
    else { return place }
    let path = String(text.dropFirst("gitdir: ".count).prefix { !$0.isNewline })
    return path.hasPrefix("/") ? path : Path.join(top, path)
  }
}

extension UnmergedXIBs {
  /// Returns what was last generated as each XIB, by its name, in the commit that git merges. Its
  /// path can be another one there, if one of the branches has another layout or moved the spec.
  private static func generated(in top: String) -> [String: [String]] {
    guard let commit = GitIndex.otherCommit(in: top) else { return [:] }
    var texts: [String: [String]] = [:]
    for path in GitIndex.paths(of: commit, in: top) where Workspace.isBase(path) {
      guard let text = GitIndex.text(of: commit + ":" + path, in: top) else { continue }
      var ignored = Diagnostics()
      let base = Base(SourceFile(path: path, text: text), reporting: &ignored)
      for (path, file) in base?.files ?? [:] where path.hasSuffix(".xib") {
        texts[Path.name(of: path), default: []].append(file.text)
      }
    }
    return texts
  }
}
