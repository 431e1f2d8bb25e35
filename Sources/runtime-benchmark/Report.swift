internal import Foundation

/// The measurements and their summary.
struct Report: Encodable {

  typealias Name = ContenderProcess.Name

  /// One sample of each contender with the same load, one after the other.
  typealias Samples = [Name: Sample]

  /// The results of all contenders with one load.
  struct Load: Encodable {
    let atOnce: Int
    let results: [Result]
  }

  /// The results of one contender with one load.
  struct Result: Encodable {
    let contender: Name
    let callsPerSecond: Spread
    /// In seconds.
    let cpuTimePerCall: Spread
    /// The ratio of the connector's calls per second to those of this contender, for each round.
    let ratio: Spread
    /// The ratio of this contender's processor time to the connector's, for each round. It is less
    /// affected by other processes on the machine.
    let cpuTimeRatio: Spread
  }

  /// The resident memory of one contender, in bytes: after the warm-up round, and at the end.
  struct Memory: Encodable {
    let contender: Name
    let before: Int
    let after: Int
    let growthPerCall: Double
  }

  let rounds: Int
  let calls: Int
  let loads: [Load]
  let memory: [Memory]
  /// The number of completions of a connector per call, which must be 1.
  let completionsPerCall: Spread

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}

extension Report {

  /// - Parameter rounds: the samples with each load; the first round is the warm-up.
  init(_ rounds: [[Samples]], loads: [Int], calls: Int) {
    let measured = rounds.dropFirst()
    self.rounds = measured.count
    self.calls = calls
    self.loads = loads.indices.map { load in
      let samples = measured.map { $0[load] }
      return Load(atOnce: loads[load], results: Name.allCases.map { Result(of: $0, samples) })
    }
    let callsInAll = measured.count * loads.count * calls
    memory = Name.allCases.map { name in
      Memory(of: name, rounds.map { $0.compactMap { $0[name] } }, calls: callsInAll)
    }
    completionsPerCall = Spread(
      rounds.joined().compactMap { $0[.connector]?.completionsPerCall })
  }
}

extension Report.Result {
  fileprivate init(of contender: Report.Name, _ samples: [Report.Samples]) {
    let own = samples.compactMap { $0[contender] }
    let connector = samples.compactMap { $0[.connector] }
    self.contender = contender
    callsPerSecond = Spread(own.map(\.callsPerSecond))
    cpuTimePerCall = Spread(own.map(\.cpuTimePerCall))
    ratio = Spread(zip(connector, own).map { $0.callsPerSecond / $1.callsPerSecond })
    cpuTimeRatio = Spread(zip(connector, own).map { $1.cpuTimePerCall / $0.cpuTimePerCall })
  }
}

extension Report.Memory {
  fileprivate init(of contender: Report.Name, _ rounds: [[Sample]], calls: Int) {
    self.contender = contender
    before = rounds.first?.last?.memory ?? 0
    after = rounds.last?.last?.memory ?? 0
    growthPerCall = Double(after - before) / Double(max(1, calls))
  }
}
