internal import Foundation

/// The command line of `screens-gen-benchmark`.
struct Options {

  var counts = [1, 100, 1000, 10_000]
  var rounds = 5
  var wantsJSON = false
  var wantsHelp = false
  /// The tool whose bounds are checked, instead of measuring one that is built here.
  var bounded: String?
  var sections: Set<BenchmarkSection> = Set(BenchmarkSection.allCases)
  var disk = FileManager.default.temporaryDirectory.path
  /// The path of a file system in memory, or nil if the machine has none.
  var memory = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : nil

  static let help = """
    Measures screens-gen against what it cannot be faster than.

    usage: screens-gen-benchmark [options]

      --specs N,N    how many specs, 1,100,1000,10000 unless said otherwise
      --rounds N     how often each is measured, 5 unless said otherwise
      --only NAMES   some of \(BenchmarkSection.allCases.map(\.rawValue).joined(separator: ","))
      --disk DIR     a directory on a disk, that for temporary files unless said otherwise
      --memory DIR   a directory in memory, /dev/shm where there is one
      --bounds TOOL  fails if the release build TOOL takes more than it may for 1,000 and 10,000
                     specs, and measures nothing else
      --json         one JSON document instead of tables
      --help         this text

    """

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      switch option {
      case "--help", "-h": wantsHelp = true
      case "--json": wantsJSON = true
      case "--rounds": rounds = try Self.number(Self.value(of: option, &rest), of: option)
      case "--disk": disk = try Self.value(of: option, &rest)
      case "--memory": memory = try Self.value(of: option, &rest)
      case "--bounds": bounded = try Self.value(of: option, &rest)
      case "--specs":
        counts = try Self.value(of: option, &rest).split(separator: ",")
          .map { try Self.number(String($0), of: option) }
      case "--only":
        sections = try Set(
          Self.value(of: option, &rest).split(separator: ",").map { name in
            guard let section = BenchmarkSection(rawValue: String(name)) else {
              throw BenchmarkError("'--only' does not take '\(name)'; see '--help'")
            }
            return section
          })
      default:
        throw BenchmarkError("unknown option '\(option)'; see 'screens-gen-benchmark --help'")
      }
    }
  }

  private static func value(of option: String, _ rest: inout ArraySlice<String>) throws -> String {
    guard let value = rest.popFirst() else { throw BenchmarkError("'\(option)' needs a value") }
    return value
  }

  private static func number(_ text: String, of option: String) throws -> Int {
    guard let number = Int(text), (1...100_000).contains(number) else {
      throw BenchmarkError("'\(option)' does not take '\(text)'")
    }
    return number
  }
}

/// A part of the benchmark that can be run by itself.
enum BenchmarkSection: String, CaseIterable {
  case start, services, library, generate, stages, merge, typecheck
}
