extension FileStore {
  /// Returns whether something is at `path`, or at the target of a link there.
  package func exists(_ path: String) -> Bool { kind(of: path, followingLinks: true) != nil }

  package func isDirectory(_ path: String) -> Bool {
    kind(of: path, followingLinks: true) == .directory
  }

  /// Returns the top of the git repository around a directory, as a path without links, or nil if
  /// there is none.
  package func repository(around directory: String) -> String? {
    var place = identity(of: directory)
    while !exists(Path.join(place, ".git")) {
      guard place != "/" else { return nil }
      place = Path.directory(of: place)
    }
    return place
  }

  /// Returns `path` as written in a file at `other`, such as `../westeros.theme.yml`.
  package func path(to path: String, seenFrom other: String) -> String {
    let target = identity(of: path).split(separator: "/")
    let origin = identity(of: Path.directory(of: other)).split(separator: "/")
    let shared = zip(target, origin).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: origin.count - shared)
    return (up + target.dropFirst(shared).map(String.init)).joined(separator: "/")
  }

  /// The identities of many files; each directory is looked up only once.
  package struct Identities {
    private let store: FileStore
    private var directories: [String: String] = [:]

    package init(in store: FileStore) { self.store = store }

    package mutating func identity(ofFile path: String) -> String {
      guard store.kind(of: path) == .file else { return store.identity(of: path) }
      let directory = Path.directory(of: path)
      let known = directories[directory] ?? store.identity(of: directory)
      directories[directory] = known
      return Path.join(known, Path.name(of: path))
    }
  }
}
