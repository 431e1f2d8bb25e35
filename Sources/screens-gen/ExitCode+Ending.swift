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
  static let rows: [ToolUsage.Row] = allCases.map { (String($0.rawValue), $0.meaning) }
}
