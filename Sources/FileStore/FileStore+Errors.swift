#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The error codes of system calls that callers expect.
extension FileStore {
  static let noEntry = ENOENT
  static let exists = EEXIST
  static let loop = ELOOP
  static let tooLong = ENAMETOOLONG

  /// The maximum number of bytes in the name of a file or a directory.
  package static let longestName = Int(NAME_MAX)
  /// The maximum number of bytes in a path from the root.
  static let longestPath = Int(PATH_MAX) - 1

  /// Returns whether the path, or a name in it, is too long for any file.
  static func isTooLong(_ path: String) -> Bool {
    path.utf8.count > longestPath
      || path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.count > longestName }
  }

  /// Calls `body`. An error of it becomes the one that the file at `path` cannot be written.
  func writing(
    _ path: String, _ body: () throws(SystemError) -> Void
  ) throws(FileProblem) {
    do {
      try body()
    } catch {
      throw .write(path, error)
    }
  }
}

extension SystemError {
  /// Whether nothing is at the path of the call. A path that is too long cannot exist.
  var isAbsence: Bool { code == FileStore.noEntry || code == FileStore.tooLong }
}
