#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A lock that prevents two runs from working in the same tree at the same time.
///
/// A run locks the directories of its files, exclusively if it writes, and every directory above
/// them as shared. So runs in two branches of a tree do not wait for each other, and a run in the
/// whole tree waits for both. Nothing is left on disk, and the system releases the locks when the
/// process ends.
package struct TreeLock {
  private var numbers: [Int32] = []

  /// The time for which a run waits for another, in steps of 20 milliseconds.
  private static let patience = 500
  /// The maximum number of directories that are locked one by one. If there are more, the directory
  /// above all of them is locked instead, because a process can open only a limited number of
  /// files.
  private static let limit = 64

  /// Locks the trees of `directories`, until `release()` or the end of the process.
  package static func take(
    _ directories: [String], isWriting: Bool, in system: any FileSystem
  ) throws(FileProblem) -> TreeLock {
    var taken = TreeLock()
    let tops = tops(of: directories.map { existing($0, system) })
    var above: Set<[String]> = []
    for top in tops {
      for length in 0..<top.count { above.insert(Array(top.prefix(length))) }
    }
    // All runs lock in the same order, which prevents deadlocks.
    let places = above.map { ($0, false) } + tops.map { ($0, isWriting) }
    for (names, alone) in places.sorted(by: { $0.0.lexicographicallyPrecedes($1.0) }) {
      do {
        try taken.lock("/" + names.joined(separator: "/"), alone: alone)
      } catch {
        taken.release()
        throw error
      }
    }
    return taken
  }

  /// Releases the locks.
  package func release() {
    for number in numbers { close(number) }
  }

  /// Returns the paths, as names, that are not below another one.
  private static func tops(of paths: [[String]]) -> [[String]] {
    var tops: [[String]] = []
    for path in paths.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      if let last = tops.last, path.starts(with: last) { continue }
      tops.append(path)
    }
    guard tops.count > limit, let first = tops.first else { return tops }
    return [
      tops.dropFirst().reduce(first) { shared, path in
        zip(shared, path).prefix { $0 == $1 }.map(\.0)
      }
    ]
  }

  /// Returns the names on the path of a directory, or of the nearest existing one above it.
  private static func existing(_ directory: String, _ system: any FileSystem) -> [String] {
    var place = directory
    while true {
      if let real = system.realPath(of: place) {
        return real.split(separator: "/").map(String.init)
      }
      let above = Path.directory(of: place)
      if above == place { return [] }
      place = above
    }
  }

  private mutating func lock(_ directory: String, alone: Bool) throws(FileProblem) {
    let number = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // An unreadable directory above, or a file system without locks, is not a reason to fail.
    guard number >= 0 else { return }
    numbers.append(number)
    for _ in 0..<Self.patience {
      if flock(number, (alone ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0 { return }
      guard errno == EWOULDBLOCK || errno == EINTR else { return }
      usleep(20_000)
    }
    throw FileProblem(
      .inputOutput,
      "another screens-gen is at work in '\(directory)'; run again when it is done")
  }
}
