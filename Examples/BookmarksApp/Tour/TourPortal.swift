import DemoServer
import Foundation
import LiferayScreens
import LoopbackHTTP

/// A Liferay in this process, and an app that is configured to use it.
@MainActor final class TourPortal {

  let server: DemoServer
  private let folder: URL
  private var told = 0

  /// Starts the server, configures the app to use it, and logs Joe in.
  init() throws {
    server = try DemoServer()
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("bookmarks-app-\(UUID().uuidString)", isDirectory: true)
    // Its port differs each time, but the output should not.
    Transcript.abbreviate(server.url, as: "http://demo")

    LiferayServerContext.server = server.url
    LiferayServerContext.companyId = DemoServer.companyId
    LiferayServerContext.groupId = DemoServer.groupId
    LiferayServerContext.credentialsVault = CredentialsFile(directory: folder)
    LiferayServerContext.factory = TourFactory(
      cache: folder.appendingPathComponent("cache", isDirectory: true))
    logIn(.joe)
  }

  func logIn(_ user: DemoUser) {
    SessionContext.loginWithBasic(
      username: user.emailAddress, password: user.password,
      userAttributes: ["userId": user.userId])
  }

  /// Adds bookmarks with these names to the folder of the demo server, like another client would.
  func keep(_ bookmarks: KeyValuePairs<String, String>) async throws {
    let session = SessionContext.createSessionFromCurrentSession()
    for (name, url) in bookmarks {
      _ = try await session?.invoke([
        "/bookmarks.bookmarksentry/add-entry": [
          "groupId": DemoServer.groupId, "folderId": DemoServer.folderId, "name": name,
          "url": url, "description": "",
        ]
      ])
    }
    forgetRequests()
  }

  /// Adds blog entries with these titles, one after the other.
  func publish(_ titles: [String]) async throws {
    let session = SessionContext.createSessionFromCurrentSession()
    for title in titles {
      _ = try await session?.invoke([
        "/blogsentry/add-entry": [
          "title": title, "subtitle": "", "description": "", "content": "About \(title)",
          "displayDateMonth": 0, "displayDateDay": 1, "displayDateYear": 2020,
          "displayDateHour": 0, "displayDateMinute": 0, "allowPingbacks": false,
          "allowTrackbacks": false, "trackbacks": [String](), "coverImageCaption": "",
          "coverImageImageSelector": NSNull(), "smallImageImageSelector": NSNull(),
          "serviceContext": NSNull(),
        ]
      ])
    }
    forgetRequests()
  }

  /// Prints the requests since the last call, one per line, besides those of images in rows, which
  /// fetch them whenever they are shown.
  ///
  /// - Parameter unordered: which of the requests are concurrent, and may arrive in any order.
  func tellRequests(unordered: Range<Int> = 0..<0) {
    let new = server.requests.dropFirst(told)
    told += new.count
    var requests = new.filter { !Self.isOfRow($0) }.map(Self.words)
    if requests.isEmpty { requests = ["nothing was asked"] }
    if !unordered.isEmpty, unordered.upperBound <= requests.count {
      let words = requests[unordered].sorted().joined(separator: "; ")
      requests.replaceSubrange(unordered, with: ["in any order: \(words)"])
    }
    for request in requests { Transcript.call("server", request) }
  }

  /// Leaves out the requests so far.
  func forgetRequests() {
    told = server.requests.count
  }

  /// Stops the server and removes the login, with all stored data.
  func close() async {
    await Self.keptPages()
    SessionContext.logout()
    LiferayServerContext.reset()
    server.stop()
    try? FileManager.default.removeItem(at: folder)
  }
}
