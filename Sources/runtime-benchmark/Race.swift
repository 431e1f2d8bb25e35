/// Runs connectors and bare `URLSession` alternately at each load, for several rounds.
@MainActor struct Race {

  let connector: ContenderProcess
  let bare: ContenderProcess
  let options: Options

  /// Calls `progress` with the number of each round, and 0 for the warm-up round.
  func run(progress: (Int) -> Void) throws -> Report {
    let loads = [1, options.atOnce]
    var rounds: [[Report.Pair]] = []
    for round in 0...options.rounds {
      progress(round)
      rounds.append(try loads.map { try pair(atOnce: $0, connectorFirst: round.isMultiple(of: 2)) })
    }
    return Report(rounds, loads: loads, calls: options.calls)
  }

  private func pair(atOnce: Int, connectorFirst: Bool) throws -> Report.Pair {
    if connectorFirst {
      let sample = try connector.sample(of: options.calls, atOnce: atOnce)
      return Report.Pair(
        connector: sample, bare: try bare.sample(of: options.calls, atOnce: atOnce))
    } else {
      let sample = try bare.sample(of: options.calls, atOnce: atOnce)
      return Report.Pair(
        connector: try connector.sample(of: options.calls, atOnce: atOnce), bare: sample)
    }
  }
}
