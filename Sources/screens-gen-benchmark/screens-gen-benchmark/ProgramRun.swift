internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#endif

/// What one run of a program took, as the kernel counts it.
struct ProgramRun {

  /// From start to end, in seconds.
  var wall: Double
  /// Of all processors, in the program and in the kernel for it, in seconds.
  var cpu: Double
  /// The most memory that it held at once, in bytes.
  var peakMemory: Int

  /// Runs a program to its end, its output thrown away.
  ///
  /// - Throws: a `BenchmarkError` if it cannot be started, or ends with another status than
  ///   `status`.
  init(_ program: String, _ arguments: [String], expecting status: Int32 = 0) throws {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&files, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)

    var child = pid_t()
    let start = ContinuousClock.now
    let failure = posix_spawnp(&child, program, &files, nil, words, environ)
    guard failure == 0 else {
      throw BenchmarkError("cannot start '\(program)': \(String(cString: strerror(failure)))")
    }
    var ending: Int32 = 0
    var usage = rusage()
    while wait4(child, &ending, 0, &usage) < 0 {
      guard errno == EINTR else { throw BenchmarkError("lost sight of '\(program)'") }
    }
    wall = (ContinuousClock.now - start).seconds
    cpu = usage.ru_utime.seconds + usage.ru_stime.seconds
    #if canImport(Darwin)
      peakMemory = usage.ru_maxrss
    #else
      peakMemory = usage.ru_maxrss * 1024
    #endif
    // A status in the second byte, a signal in the first.
    guard ending == status << 8 else {
      let call = ([program] + arguments).joined(separator: " ")
      throw BenchmarkError("'\(call)' ended with \(ending >> 8), signal \(ending & 0x7f)")
    }
  }
}

/// Why there are no figures.
struct BenchmarkError: LocalizedError {

  let errorDescription: String?

  init(_ description: String) {
    errorDescription = description
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1_000_000 }
}

extension Duration {
  var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
