internal import Foundation

/// Connectors and bare `URLSession` take turns at each load, round after round.
@MainActor struct Race {

  let connector: ConnectorCalls
  let bare: BareCalls
  let options: Options

  /// `progress` is told the number of each round, and 0 for the one that warms up.
  func run(progress: (Int) -> Void) async throws -> Report {
    let loads = [1, options.atOnce]
    var connectorSamples: [[Sample]] = loads.map { _ in [] }
    var bareSamples: [[Sample]] = loads.map { _ in [] }
    var memoryBefore = 0
    for round in 0...options.rounds {
      progress(round)
      if round == 1 { memoryBefore = ResidentMemory.now }
      for (load, atOnce) in loads.enumerated() {
        let samples = try await samples(atOnce: atOnce, connectorFirst: round % 2 == 0)
        guard round > 0 else { continue }
        connectorSamples[load].append(samples.connector)
        bareSamples[load].append(samples.bare)
      }
    }
    return Report(
      rounds: options.rounds, calls: options.calls,
      loads: loads.indices.map {
        Report.Load(atOnce: loads[$0], connector: connectorSamples[$0], bare: bareSamples[$0])
      },
      completionsPerCall: connector.completionsPerCall, memoryBefore: memoryBefore,
      memoryAfter: ResidentMemory.now)
  }
}

extension Race {

  private func samples(
    atOnce: Int, connectorFirst: Bool
  ) async throws -> (connector: Sample, bare: Sample) {
    if connectorFirst {
      let first = try await sample(of: connector, atOnce: atOnce)
      return (first, try await sample(of: bare, atOnce: atOnce))
    } else {
      let first = try await sample(of: bare, atOnce: atOnce)
      return (try await sample(of: connector, atOnce: atOnce), first)
    }
  }

  private func sample(of contender: some Contender, atOnce: Int) async throws -> Sample {
    let memoryBefore = ResidentMemory.now
    let clock = ContinuousClock()
    let time = try await clock.measure {
      try await contender.call(times: options.calls, atOnce: atOnce)
    }
    return Sample(
      callsPerSecond: Double(options.calls) / (time / .seconds(1)), memoryBefore: memoryBefore,
      memoryAfter: ResidentMemory.now)
  }
}
