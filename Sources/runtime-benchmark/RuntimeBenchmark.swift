internal import Foundation

/// `runtime-benchmark`: how much of bare `URLSession`'s speed is left to a connector, and whether
/// memory stays where it is.
///
/// Both ask the same demo server, which runs in a process of its own, for the same thing: a
/// thousand times one after the other, and a thousand times with 64 calls under way. They take
/// turns, and who begins changes from round to round.
@main struct RuntimeBenchmark {

  static func main() async {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      switch options.task {
      case .help: Console.write(Options.help)
      case .serve: try ServerProcess.serve()
      case .measure: try await measure(options)
      }
    } catch {
      Console.writeError("error: \(error.localizedDescription)\n")
      exit(error is UsageError ? 64 : 1)
    }
  }

  @MainActor private static func measure(_ options: Options) async throws {
    let server = try ServerProcess()
    defer { server.stop() }
    let race = Race(
      connector: ConnectorCalls(to: server.url), bare: BareCalls(to: server.url), options: options)
    let report = try await race.run { round in
      Console.writeError(round == 0 ? "warming up\n" : "round \(round) of \(options.rounds)\n")
    }
    Console.write(try options.wantsJSON ? report.json : report.table)
  }
}
