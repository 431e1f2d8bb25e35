internal import DemoServer
internal import Foundation

/// `runtime-benchmark`: compares the speed of a connector with that of `URLSession` alone, and
/// checks whether memory grows.
///
/// All contenders send the same requests to the same demo server: a thousand in sequence, and a
/// thousand with 64 in flight. They take turns, in alternating order. Foundation on Linux leaks some
/// memory with every request, so only the memory that a connector adds to that counts.
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
      case .list: Console.write(try await ListScroll.measure().line)
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
    let contenders = try ContenderProcess.Name.allCases.map {
      try ContenderProcess($0, server: url)
    }
    defer { for contender in contenders { contender.stop() } }
    let report = try Race(contenders: contenders, options: options).run { round in
      Console.writeError(round == 0 ? "warming up\n" : "round \(round) of \(options.rounds)\n")
    }
    Console.write(try options.wantsJSON ? report.json : report.table)
  }

  /// Runs as the server until standard input ends.
  private static func serve() throws {
    let server = try DemoServer(remembersRequests: false)
    defer { server.stop() }
    Console.write("\(server.url)\n")
    _ = FileHandle.standardInput.readDataToEndOfFile()
  }
}
