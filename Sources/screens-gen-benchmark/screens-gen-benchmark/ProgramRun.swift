internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#endif

/// The resources that one run of a program used, as counted by the kernel.
struct ProgramRun {

  /// The time from start to end, in seconds.
  var wall: Double
  /// The time of all processors, in user mode and in the kernel, in seconds.
  var cpu: Double
  /// The peak of the resident memory, in bytes.
  var peakMemory: Int

  /// Runs a program to its end, and discards its output.
  ///
  /// - Throws: a `BenchmarkError` if the program cannot be started, or ends with a status other
  ///   than `status`.
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
    // The exit status is in the second byte, a signal in the first.
    guard ending == status << 8 else {
      let call = ([program] + arguments).joined(separator: " ")
      throw BenchmarkError("'\(call)' ended with \(ending >> 8), signal \(ending & 0x7f)")
    }
  }
}

/// The reason that a measurement failed.
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
