internal import Foundation

/// The measurements and their summary.
struct Report: Encodable {

  /// A pair of samples: both contenders with the same load, one after the other.
  struct Pair {
    let connector: Sample
    let bare: Sample
  }

  /// The results of both contenders with one load.
  struct Load: Encodable {
    let atOnce: Int
    let connector: Figures
    let bare: Figures
    /// The ratio of the connector's calls per second to those of bare `URLSession`, for each round.
    let ratio: Spread
    /// The ratio of bare `URLSession`'s processor time to the connector's, for each round. It is
    /// less affected by other processes on the machine.
    let cpuTimeRatio: Spread
  }

  /// The results of one contender with one load.
  struct Figures: Encodable {
    let callsPerSecond: Spread
    /// In seconds.
    let cpuTimePerCall: Spread
  }

  /// The resident memory of one contender, in bytes: after the warm-up round, and at the end.
  struct Memory: Encodable {
    let before: Int
    let after: Int
    let growthPerCall: Double
  }

  let rounds: Int
  let calls: Int
  let loads: [Load]
  let connectorMemory: Memory
  let bareMemory: Memory
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

  /// - Parameter rounds: one pair for each load; the first round is the warm-up.
  init(_ rounds: [[Pair]], loads: [Int], calls: Int) {
    let measured = Array(rounds.dropFirst())
    self.rounds = measured.count
    self.calls = calls
    self.loads = loads.indices.map { load in
      Load(atOnce: loads[load], pairs: measured.map { $0[load] })
    }
    let callsInAll = measured.count * loads.count * calls
    connectorMemory = Memory(rounds.map { $0.map(\.connector) }, calls: callsInAll)
    bareMemory = Memory(rounds.map { $0.map(\.bare) }, calls: callsInAll)
    completionsPerCall = Spread(rounds.joined().map(\.connector.completionsPerCall))
  }
}

extension Report.Load {
  fileprivate init(atOnce: Int, pairs: [Report.Pair]) {
    self.atOnce = atOnce
    connector = Report.Figures(pairs.map(\.connector))
    bare = Report.Figures(pairs.map(\.bare))
    ratio = Spread(pairs.map { $0.connector.callsPerSecond / $0.bare.callsPerSecond })
    cpuTimeRatio = Spread(pairs.map { $0.bare.cpuTimePerCall / $0.connector.cpuTimePerCall })
  }
}

extension Report.Figures {
  fileprivate init(_ samples: [Sample]) {
    callsPerSecond = Spread(samples.map(\.callsPerSecond))
    cpuTimePerCall = Spread(samples.map(\.cpuTimePerCall))
  }
}

extension Report.Memory {
  fileprivate init(_ rounds: [[Sample]], calls: Int) {
    before = rounds.first?.last?.memory ?? 0
    after = rounds.last?.last?.memory ?? 0
    growthPerCall = Double(after - before) / Double(max(1, calls))
  }
}
