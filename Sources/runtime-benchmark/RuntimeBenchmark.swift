internal import DemoServer
internal import Foundation

/// `runtime-benchmark`: how much of bare `URLSession`'s speed is left to a connector, and whether
/// memory stays where it is.
///
/// Both ask the same demo server for the same thing: a thousand times one after the other, and a
/// thousand times with 64 calls under way. They take turns, and who begins changes from round to
/// round. Foundation on Linux loses some memory with each request, whoever makes it: what counts is
/// what a connector adds to that.
@main struct RuntimeBenchmark {

  static func main() async {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      switch options.task {
      case .help: Console.write(Options.help)
      case .serve: try serve()
      case .contend(let name):
        guard let server = options.server else { throw UsageError("'--contender' needs --server") }
        try await ContenderProcess.contend(as: name, server: server)
      case .measure: try measure(options)
      }
    } catch {
      Console.writeError("error: \(error.localizedDescription)\n")
      exit(error is UsageError ? 64 : 1)
    }
  }

  @MainActor private static func measure(_ options: Options) throws {
    let server = try ChildProcess("--serve")
    defer { server.stop() }
    let url = try server.readLine()
    let connector = try ContenderProcess(.connector, server: url)
    defer { connector.stop() }
    let bare = try ContenderProcess(.bare, server: url)
    defer { bare.stop() }
    let report = try Race(connector: connector, bare: bare, options: options).run { round in
      Console.writeError(round == 0 ? "warming up\n" : "round \(round) of \(options.rounds)\n")
    }
    Console.write(try options.wantsJSON ? report.json : report.table)
  }

  /// Is the server, until standard input ends.
  private static func serve() throws {
    let server = try DemoServer(remembersRequests: false)
    defer { server.stop() }
    Console.write("\(server.url)\n")
    _ = FileHandle.standardInput.readDataToEndOfFile()
  }
}
