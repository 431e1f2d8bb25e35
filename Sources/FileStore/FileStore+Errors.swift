#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The errors that are expected.
extension FileStore {
  static let noEntry = ENOENT
  static let exists = EEXIST
  static let loop = ELOOP
}
