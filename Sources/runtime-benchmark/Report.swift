internal import Foundation

/// What was measured, and what it comes to.
struct Report: Encodable {

  /// What both contenders did under one load.
  struct Load: Encodable {
    let atOnce: Int
    let connector: Figures
    let bare: Figures
    /// The connector's calls per second by bare `URLSession`'s, round by round.
    let ratio: Spread
  }

  /// What one contender did under one load.
  struct Figures: Encodable {
    let callsPerSecond: Spread
    /// By how many bytes resident memory grew in a round.
    let memoryGrowth: Spread
  }

  let rounds: Int
  let calls: Int
  let loads: [Load]
  /// How often the completion of a connector was called for each call: 1.
  let completionsPerCall: Double
  /// Resident memory in bytes, after the round that warmed up and at the end.
  let memoryBefore: Int
  let memoryAfter: Int

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}

extension Report.Load {

  /// - Parameters: samples of the same rounds, in the same order.
  init(atOnce: Int, connector: [Sample], bare: [Sample]) {
    self.atOnce = atOnce
    self.connector = Report.Figures(connector)
    self.bare = Report.Figures(bare)
    ratio = Spread(zip(connector, bare).map { $0.callsPerSecond / $1.callsPerSecond })
  }
}

extension Report.Figures {

  init(_ samples: [Sample]) {
    callsPerSecond = Spread(samples.map(\.callsPerSecond))
    memoryGrowth = Spread(samples.map(\.memoryGrowth))
  }
}
