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
}
