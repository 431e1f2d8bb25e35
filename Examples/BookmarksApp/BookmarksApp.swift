import Foundation

/// `bookmarks-app`: an app without a screen, which runs a tour of all examples.
@MainActor @main struct BookmarksApp {

  static func main() async {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      switch options.request {
      case .help: print(Options.help, terminator: "")
      case .tour(let stops): try await Tour(stops: stops).run()
      case .portal(let portal): try await portal.run()
      }
    } catch let error as UsageError {
      fail("\(error.localizedDescription)\nsee 'bookmarks-app --help'", code: 64)
    } catch {
      fail(Transcript.abbreviated(error.localizedDescription), code: 1)
    }
  }

  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data("error: \(message)\n".utf8))
    // 'exit' would tear down OpenSSL, which threads of URLSession may be using on Linux.
    fflush(nil)
    _exit(code)
  }
}
