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

  /// How many bytes the name of a file or a directory may have.
  package static let longestName = Int(NAME_MAX)
  /// The same for a path from the root.
  static let longestPath = Int(PATH_MAX) - 1

  /// Whether no file can have that path, for its length or that of a name in it.
  static func isTooLong(_ path: String) -> Bool {
    path.utf8.count > longestPath
      || path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.count > longestName }
  }
}

extension SystemError {
  /// Whether nothing is at the path of the call: what is too long to exist does not exist.
  var isAbsence: Bool { code == FileStore.noEntry || code == FileStore.tooLong }
}
