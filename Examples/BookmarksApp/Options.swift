import DemoServer
import Foundation

/// The command line of `bookmarks-app`.
struct Options {

  /// The Liferay to talk to; nil for one in this process.
  var server: String?
  var user = DemoUser.joe.emailAddress
  var password = DemoUser.joe.password
  var folderId = DemoServer.folderId
  /// The site that the folder belongs to; nil for the user's first.
  var groupId: Int64?
  /// The page to bookmark; nil for the server's own.
  var page: String?
  var wantsHelp = false

  static let help = """
    Adds a bookmark with the Add Bookmark Screenlet, without a screen, and prints what happens.

    usage: bookmarks-app
           bookmarks-app --server URL --user NAME --password PASSWORD --folder ID [options]

      --server URL         a Liferay; without it, a small one runs in this process
      --user NAME          who signs in: an e-mail address, a screen name or an id
      --password PASSWORD  the user's password
      --folder ID          the folder of the Bookmarks portlet that the bookmark goes into
      --group ID           the site of that folder; the user's first site unless said otherwise
      --page URL           what to bookmark; the home page of the server unless said otherwise
      --help               this text

    """

  init(_ arguments: some Sequence<String>) throws {
    var given: Set<String> = []
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      if option == "--help" || option == "-h" {
        wantsHelp = true
        return
      }
      guard Options.names.contains(option) else { throw UsageError("unknown option '\(option)'") }
      guard given.insert(option).inserted else { throw UsageError("'\(option)' is given twice") }
      guard let value = rest.popFirst(), !value.isEmpty else {
        throw UsageError("'\(option)' needs a value")
      }
      guard take(value, for: option) else {
        throw UsageError("'\(option)' does not take '\(value)'")
      }
    }
    if server != nil, let missing = Options.neededByServer.first(where: { !given.contains($0) }) {
      throw UsageError("'--server' needs '\(missing)' too")
    }
  }
}

extension Options {

  private static let neededByServer = ["--user", "--password", "--folder"]
  private static let names = ["--server", "--group", "--page"] + neededByServer

  /// Keeps a value; false if it is none for this option.
  private mutating func take(_ value: String, for option: String) -> Bool {
    switch option {
    case "--server":
      guard Options.isWebAddress(value) else { return false }
      server = value.hasSuffix("/") ? String(value.dropLast()) : value
    case "--user": user = value
    case "--password": password = value
    case "--folder":
      guard let id = Int64(value), id > 0 else { return false }
      folderId = id
    case "--group":
      guard let id = Int64(value), id > 0 else { return false }
      groupId = id
    default:
      guard Options.isWebAddress(value) else { return false }
      page = value
    }
    return true
  }

  private static func isWebAddress(_ text: String) -> Bool {
    guard let url = URL(string: text), let host = url.host else { return false }
    return ["http", "https"].contains(url.scheme?.lowercased()) && !host.isEmpty
  }
}

/// What is wrong with the command line.
struct UsageError: LocalizedError {

  let errorDescription: String?

  init(_ description: String) {
    errorDescription = description
  }
}
