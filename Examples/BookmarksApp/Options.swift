import Foundation

/// The command line of `bookmarks-app`.
@MainActor struct Options {

  /// The requested run.
  enum Request {
    case help
    case tour([any TourStop.Type])
    case portal(Lifecycle)
  }

  let request: Request

  static var help: String {
    let width = (TourStops.all.map { $0.name.count }.max() ?? 0) + 3
    let stops = TourStops.all.map { stop in
      "  \(stop.name.padding(toLength: width, withPad: " ", startingAt: 0))\(stop.subject)\n"
    }
    return """
      A tour of the examples: an app without a screen uses each as a person would, and prints
      what happens.

      usage: bookmarks-app [STOP...]
             bookmarks-app --server URL --user NAME --password PASSWORD --folder ID [options]

      Each stop has a small Liferay of its own, in this process. Without any it is all of them:

      \(stops.joined())
      With --server it is the last of them, with a Liferay of yours:

        --server URL         its address
        --user NAME          who signs in: an e-mail address, a screen name or an id
        --password PASSWORD  the user's password
        --folder ID          the folder of the Bookmarks portlet that a bookmark is added to
        --group ID           the site of that folder; the user's first site unless said otherwise
        --page URL           what to bookmark; the home page of the server unless said otherwise

        --help               this text

      """
  }

  init(_ arguments: some Sequence<String>) throws {
    let arguments = Array(arguments)
    if arguments.contains(where: { ["--help", "-h"].contains($0) }) {
      request = .help
    } else if arguments.contains(where: { $0.hasPrefix("-") }) {
      request = .portal(try PortalOptions(arguments).lifecycle)
    } else {
      request = .tour(try Options.stops(arguments))
    }
  }

  /// The stops with these names, in the order of the names; all if there are none.
  private static func stops(_ names: [String]) throws -> [any TourStop.Type] {
    if names.isEmpty { return TourStops.all }
    return try names.map { name in
      guard let stop = TourStops.all.first(where: { $0.name == name }) else {
        let known = TourStops.all.map { $0.name }.joined(separator: ", ")
        throw UsageError("there is no stop '\(name)'; there are \(known)")
      }
      return stop
    }
  }
}
