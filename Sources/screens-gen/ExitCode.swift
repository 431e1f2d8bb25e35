import CommandNotation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How the process ends, in the numbers of `sysexits.h`.
enum ExitCode: Int32 {
  case done = 0
  /// `check` found differences, `lint` errors, or conflicts were left.
  case differences = 1
  case usage = 64
  /// A spec, a template or data has errors.
  case badInput = 65
  case noInput = 66
  /// A mistake of our own.
  case software = 70
  case cannotCreate = 73
  case inputOutput = 74
  /// The user ended the run.
  case interrupted = 130

  /// Ends the process.
  func end() -> Never { exit(rawValue) }

  /// The codes with what they mean.
  static let rows: [ToolUsage.Row] = [
    ("0", "done, or nothing to do"),
    ("1", "check found differences, lint found errors, or conflicts were left"),
    ("64", "the command line is wrong"),
    ("65", "a spec, a template or its data has errors"),
    ("66", "an input was not found"),
    ("70", "screens-gen itself failed"),
    ("73", "an output could not be created"),
    ("74", "reading or writing failed, or another screens-gen is at work"),
    ("130", "interrupted; nothing was written"),
  ]
}
