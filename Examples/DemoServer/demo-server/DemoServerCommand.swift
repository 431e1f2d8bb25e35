import DemoServer
import Foundation

/// `demo-server`: runs a `DemoServer` until it is stopped.
@main struct DemoServerCommand {

  static func main() {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.wantsHelp { return write(Options.help) }
      let server = try started(with: options)
      write(welcome(to: server))
      while true { sleep(3600) }
    } catch {
      let help = error is UsageError ? "see 'demo-server --help'\n" : ""
      FileHandle.standardError.write(Data("error: \(error.localizedDescription)\n\(help)".utf8))
      exit(1)
    }
  }

  private static func started(with options: Options) throws -> DemoServer {
    let server: DemoServer
    do {
      server = try DemoServer(
        port: options.port, version: options.version, remembersRequests: false)
    } catch let error as POSIXError where error.code == .EADDRINUSE {
      throw PortTaken(port: options.port)
    }
    for fault in options.faults {
      server.add(fault.kind, at: fault.path, times: fault.times)
    }
    return server
  }

  private static func welcome(to server: DemoServer) -> String {
    let users = server.users.map { user in
      "  \(user.emailAddress), \(user.screenName) or \(user.userId), password \(user.password)\n"
    }
    return """
      Liferay \(server.version.rawValue) is at \(server.url)
      company \(DemoServer.companyId), site \(DemoServer.groupId), \
      bookmarks folder \(DemoServer.folderId)
      a page with a title is at \(server.homePage)
      users:
      \(users.joined())stop it with Control-C

      """
  }

  /// Unlike `print`, this is not buffered if the output is not a terminal.
  private static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}

private struct PortTaken: LocalizedError {

  let port: UInt16

  var errorDescription: String? {
    "something else listens on port \(port) already"
  }
}
