import Runs

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ExitCode {
  /// Ends the process with this code.
  func end() -> Never { exit(rawValue) }

  /// The codes with their meanings.
  static let rows: [ToolUsage.Row] = allCases.map { (String($0.rawValue), $0.meaning) }
}
