#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The reason why a system call failed.
package struct SystemError: Error, Hashable {
  /// The `errno` of the call.
  package let code: Int32

  /// The error of the call that was just made.
  package init() { code = errno }

  package init(code: Int32) { self.code = code }

  /// Whether the reader has closed the pipe.
  package var isClosedPipe: Bool { code == EPIPE }

  /// The reason in words, such as `No such file or directory`.
  package var reason: String { String(cString: strerror(code)) }
}
