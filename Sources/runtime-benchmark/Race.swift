/// Runs all contenders in turn at each load, for several rounds.
@MainActor struct Race {

  let contenders: [ContenderProcess]
  let options: Options

  /// Calls `progress` with the number of each round, and 0 for the warm-up round.
  func run(progress: (Int) -> Void) throws -> Report {
    let loads = [1, options.atOnce]
    var rounds: [[Report.Samples]] = []
    for round in 0...options.rounds {
      progress(round)
      let order = round.isMultiple(of: 2) ? contenders : contenders.reversed()
      rounds.append(try loads.map { try samples(atOnce: $0, in: order) })
    }
    return Report(rounds, loads: loads, calls: options.calls)
  }

  private func samples(atOnce: Int, in order: [ContenderProcess]) throws -> Report.Samples {
    var samples: Report.Samples = [:]
    for contender in order {
      samples[contender.name] = try contender.sample(of: options.calls, atOnce: atOnce)
    }
    return samples
  }
}
