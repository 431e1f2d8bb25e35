import CommandNotation
import Runs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ExitCode {
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
