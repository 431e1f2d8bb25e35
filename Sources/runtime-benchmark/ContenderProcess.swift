internal import Foundation

/// Runs a contender in a separate process, to measure its memory and processor time separately.
@MainActor struct ContenderProcess {

  enum Name: String, CaseIterable, Encodable {
    case connector, bare
    case byHand = "by-hand"
  }

  let name: Name
  private let process: ChildProcess

  init(_ name: Name, server: String) throws {
    self.name = name
    process = try ChildProcess("--contender", name.rawValue, "--server", server)
  }

  func sample(of calls: Int, atOnce: Int) throws -> Sample {
    process.write(line: "\(calls) \(atOnce)")
    return try JSONDecoder().decode(Sample.self, from: Data(process.readLine().utf8))
  }

  func stop() {
    process.stop()
  }

  /// Runs as a contender: reads the number of calls and the concurrency from each line of standard
  /// input, and writes a line with the sample.
  static func contend(as name: Name, server: URL) async throws {
    let contender: any Contender =
      switch name {
      case .connector: ConnectorCalls(to: server)
      case .bare: BareCalls(to: server)
      case .byHand: HandWrittenCalls(to: server)
      }
    while let line = readLine() {
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 2 else { throw UsageError("'\(line)' is not two numbers") }
      let sample = try await contender.sample(of: numbers[0], atOnce: numbers[1])
      Console.write(String(decoding: try JSONEncoder().encode(sample), as: UTF8.self) + "\n")
    }
  }
}
