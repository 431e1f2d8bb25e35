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
    var bases = BasesOfCommit(top)
    for (path, blobs) in stages.sorted(by: { $0.key < $1.key }) {
      let place = Path.join(top, path)
      guard directories.contains(where: { Path.isAt(place, orBelow: $0) }),
        let ours = blobs["2"].flatMap({ GitIndex.text(of: $0, in: top) }),
        let theirs = blobs["3"].flatMap({ GitIndex.text(of: $0, in: top) })
      else { continue }
      files[place] = UnmergedFile(ours: ours, theirs: theirs, generated: bases.texts(at: path))
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

/// The bases in the commit that git merges.
private struct BasesOfCommit {
  private let top: String
  private let commit: String?
  private var known: [String: [Base]] = [:]

  init(_ top: String) {
    self.top = top
    commit = GitIndex.otherCommit(in: top)
  }

  /// Returns what each base around the file at a path of the repository has for it.
  mutating func texts(at path: String) -> [String] {
    guard let commit else { return [] }
    let parts = path.split(separator: "/")
    let bases = parts.indices.flatMap { end -> [Base] in
      let directory = parts[..<end].joined(separator: "/")
      let bases = known[directory] ?? self.bases(in: directory, of: commit)
      known[directory] = bases
      return bases
    }
    // The paths in a base are relative to its output directory, which is around the base.
    let names = parts.indices.map { parts[$0...].joined(separator: "/") }
    return bases.flatMap { base in names.compactMap { base.files[$0]?.text } }
  }

  private func bases(in directory: String, of commit: String) -> [Base] {
    GitIndex.paths(in: directory, of: commit, in: top).filter(Workspace.isBase).compactMap { path in
      guard let text = GitIndex.text(of: commit + ":" + path, in: top) else { return nil }
      var ignored = Diagnostics()
      return Base(SourceFile(path: path, text: text), reporting: &ignored)
    }
  }
}
