internal import Foundation

/// The command line of `runtime-benchmark`.
struct Options {

  enum Task {
    case measure
    /// Measures a list that is scrolled.
    case list
    case help
    /// Runs as the server; used by the benchmark itself.
    case serve
    /// Runs as one of the contenders; used by the benchmark itself.
    case contend(ContenderProcess.Name)
  }

  var task = Task.measure
  var rounds = 7
  var calls = 1000
  var atOnce = 64
  var wantsJSON = false
  var server: URL?

  static let help = """
    Compares connectors with URLSession alone, by calls per second, processor time and memory.

    usage: runtime-benchmark [options]

      --rounds N     how often each is measured, 7 unless said otherwise; one more warms up
      --calls N      calls for each measurement, 1000 unless said otherwise
      --at-once N    calls under way where several are, 64 unless said otherwise
      --list         a list of pictures that is scrolled: requests, bytes, time of the main thread
      --json         one JSON document instead of a table
      --help         this text

    """

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      switch option {
      case "--help", "-h": task = .help
      case "--list": task = .list
      case "--serve": task = .serve
      case "--contender": task = .contend(try Options.value(option, &rest) { .init(rawValue: $0) })
      case "--server": server = try Options.value(option, &rest) { URL(string: $0) }
      case "--json": wantsJSON = true
      case "--rounds": rounds = try Options.number(option, &rest)
      case "--calls": calls = try Options.number(option, &rest)
      case "--at-once": atOnce = try Options.number(option, &rest)
      default: throw UsageError("unknown option '\(option)'; see 'runtime-benchmark --help'")
      }
    }
  }

  private static func number(_ option: String, _ rest: inout ArraySlice<String>) throws -> Int {
    try value(option, &rest) { Int($0).flatMap { 1...1_000_000 ~= $0 ? $0 : nil } }
  }

  private static func value<Value>(
    _ option: String, _ rest: inout ArraySlice<String>, _ read: (String) -> Value?
  ) throws -> Value {
    guard let text = rest.popFirst() else { throw UsageError("'\(option)' needs a value") }
    guard let value = read(text) else {
      throw UsageError("'\(option)' does not take '\(text)'")
    }
    return value
  }
}

/// An error in the command line.
struct UsageError: LocalizedError {

  let errorDescription: String?

  init(_ description: String) {
    errorDescription = description
  }
}
