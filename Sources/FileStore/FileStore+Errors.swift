#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reading that treats expected errors as nil.
extension FileStore {
  static let noEntry = ENOENT
  static let exists = EEXIST
  static let loop = ELOOP
}
