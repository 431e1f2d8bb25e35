import ScreensGenerator
import SourceText

/// The directories below a home that a run makes.
///
/// One that is made in a directory that is there already, a root, is put together beside its place, as
/// a file is, and takes it with all that is in it. A text below it needs no step of its own then, and
/// nobody sees a part of what belongs together.
struct NewDirectories {
  struct Root {
    /// The path below the home.
    let path: String
    private let staged: String

    init(_ path: String, in home: String) {
      self.path = path
      staged = Disk.staged(for: Workspace.join(home, path))
    }

    /// Where a file or a directory below the root is put together.
    func staged(_ path: String) -> String {
      String(joining: [staged, String(Substring(path.utf8.dropFirst(self.path.utf8.count)))])
    }
  }

  private let home: String
  /// The root that each directory belongs to; nil for one that was there before.
  private var known: [String: Root?] = [:]
  /// How many files each root gets.
  private(set) var roots: [String: Int] = [:]

  init(in home: String) {
    self.home = home
  }

  /// A directory that nobody knew to be missing.
  struct New {
    let path: String
    let root: Root
  }

  /// The root of each file; nil if it gets no text, or its directory was there before. Adds to
  /// `missing` the directories that were not known to be missing, each after the one that holds it.
  mutating func roots(
    of entries: [RunRecord.Entry], adding missing: inout [New]
  ) throws(Failure) -> [Root?] {
    var roots: [Root?] = []
    roots.reserveCapacity(entries.count)
    // Files of one directory mostly come one after the other.
    var last = "."
    var root: Root?
    var count = 0
    for entry in entries {
      if entry.after == nil {
        roots.append(nil)
        continue
      }
      let directory = Workspace.directory(of: entry.path)
      if directory != last {
        let next = try self.root(of: directory, adding: &missing)
        if next?.path != root?.path {
          add(count, to: root)
          count = 0
        }
        (last, root) = (directory, next)
      }
      count += 1
      roots.append(root)
    }
    add(count, to: root)
    return roots
  }

  private mutating func add(_ count: Int, to root: Root?) {
    if let root { roots[root.path, default: 0] += count }
  }

  private mutating func root(
    of directory: String, adding missing: inout [New]
  ) throws(Failure) -> Root? {
    if directory == "." { return nil }
    if let root = known[directory] { return root }
    var root = try root(of: Workspace.directory(of: directory), adding: &missing)
    if root == nil, Disk.kind(of: Workspace.join(home, directory)) == nil {
      root = try newRoot(directory)
    }
    if let root { missing.append(New(path: directory, root: root)) }
    known[directory] = .some(root)
    return root
  }

  private func newRoot(_ directory: String) throws(Failure) -> Root {
    let root = Root(directory, in: home)
    let staged = root.staged(directory)
    if Disk.kind(of: staged) != nil {
      let place = Workspace.join(home, directory)
      throw Failure(
        code: .cannotCreate, message: "'\(staged)' is in the way of '\(place)'; delete it")
    }
    return root
  }
}

extension RunRecord {
  /// The root of a file or a directory that the run changed in `home`; nil if its directory was there
  /// before. `made` are the directories of the record.
  static func root(
    of path: String, among made: Set<String>, in home: String
  ) -> NewDirectories.Root? {
    var root: String?
    var directory = path
    repeat {
      if made.contains(directory) { root = directory }
      directory = Workspace.directory(of: directory)
    } while directory != "."
    return root.map { NewDirectories.Root($0, in: home) }
  }
}
