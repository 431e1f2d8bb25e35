#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A clock that only goes forward. Those of the toolchain are in the concurrency library, which slows
/// the start (docs/performance.md).
package enum MonotonicClock {
  /// The milliseconds since some moment before the program began.
  package static var milliseconds: Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
