import DemoServer
import Foundation

/// `bookmarks-app`: an app without a screen. It signs in, shows the Add Bookmark Screenlet, uses it
/// as a person would, and prints what it hears of that.
@main struct BookmarksApp {

  static func main() async {
    do {
      let options = try Options(CommandLine.arguments.dropFirst())
      if options.wantsHelp { return print(Options.help, terminator: "") }
      try await run(options)
    } catch {
      let help = error is UsageError ? "see 'bookmarks-app --help'\n" : ""
      let message = Transcript.abbreviated(error.localizedDescription)
      FileHandle.standardError.write(Data("error: \(message)\n\(help)".utf8))
      exit(1)
    }
  }

  @MainActor private static func run(_ options: Options) async throws {
    if let server = options.server {
      return try await visit(server, page: options.page ?? server + "/", options)
    }
    let demo = try DemoServer()
    defer { demo.stop() }
    // Its port is another one each time; what is printed should not be.
    Transcript.abbreviate(demo.url, as: "http://demo")
    try await visit(demo.url, page: options.page ?? demo.homePage, options)
  }

  @MainActor private static func visit(
    _ server: String, page: String, _ options: Options
  ) async throws {
    try await SignIn(server: server, user: options.user, password: options.password)
      .run(groupId: options.groupId)
    try await addBookmark(of: page, to: options.folderId)
    let count = try await Folder(id: options.folderId).count()
    Transcript.step("Folder \(options.folderId) holds \(count) bookmark\(count == 1 ? "" : "s")")
  }

  /// The screen is gone when this returns.
  @MainActor private static func addBookmark(of page: String, to folderId: Int64) async throws {
    let screen = AddBookmarkScreen(folderId: folderId)
    try await screen.addBookmark(of: page)
    screen.close()
  }
}
