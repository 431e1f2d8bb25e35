#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The variables of the process's environment.
package enum Environment {
  /// The value of a variable, or nil if it is not set.
  package static subscript(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
