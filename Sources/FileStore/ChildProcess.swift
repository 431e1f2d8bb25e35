import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another program, which the tool runs for its output.
package enum ChildProcess {
  /// Returns the standard output of a command whose first word is a program in the search path, or
  /// nil if the command fails. It gets no input, and its errors are not shown. `variables` are
  /// added to the environment. Throws an error if there is no such program.
  package static func output(
    of words: [String], setting variables: [String: String] = [:]
  ) throws(FileProblem) -> [UInt8]? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .cannotRun(words[0], SystemError()) }
    let (output, input) = (Descriptor(number: ends[0]), ends[1])
    let child: pid_t
    do {
      defer { close(input) }
      child = try spawn(words, variables, output: input, closing: output.number)
    } catch {
      close(output.number)
      throw .cannotRun(words[0], error)
    }
    let bytes = try? output.bytes(limit: InputFormat.gitOutput.limits.size)
    // Without this, a child with more output would wait for a reader, and this process for the
    // child.
    close(output.number)
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1, errno == EINTR {}
    return status == 0 ? bytes : nil
  }

  private static func spawn(
    _ words: [String], _ variables: [String: String], output: Int32, closing unused: Int32
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, unused)
    for (name, value) in variables { setenv(name, value, 1) }
    let arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    let code = posix_spawnp(&child, words[0], &actions, nil, arguments, environ)
    if code != 0 { throw SystemError(code: code) }
    return child
  }
}

extension FileProblem {
  fileprivate static func cannotRun(_ program: String, _ error: SystemError) -> FileProblem {
    FileProblem(.missing, "cannot run '\(program)': \(error.reason)")
  }
}
