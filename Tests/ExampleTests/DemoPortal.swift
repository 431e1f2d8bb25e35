import DemoServer
import Foundation
import LiferayScreens
import TestSupport
import Testing

/// A demo server that the app talks to, with Joe logged in and a cache in a folder of its own.
@MainActor final class DemoPortal {

  let server: DemoServer
  private let home = FileManager.default.temporaryDirectory
    .appendingPathComponent("portal-\(UUID().uuidString)", isDirectory: true)

  /// Runs `body` with a portal whose folder has bookmarks of those names, at the address that
  /// `url` makes of each.
  static func run(
    bookmarks names: [String] = [], url: (String) -> String = { "http://example.com/\($0)" },
    _ body: @MainActor (DemoPortal) async throws -> Void
  ) async throws {
    let portal = try DemoPortal()
    defer { portal.end() }
    try portal.add(names, url: url)
    try await body(portal)
  }

  private init() throws {
    server = try DemoServer()
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    LiferayServerContext.server = server.url
    LiferayServerContext.companyId = DemoServer.companyId
    LiferayServerContext.groupId = DemoServer.groupId
    LiferayServerContext.factory = CacheInFolder(folder: home.appendingPathComponent("cache"))
    logIn()
  }

  func logIn() {
    SessionContext.loginWithBasic(
      username: DemoUser.joe.emailAddress, password: DemoUser.joe.password,
      userAttributes: ["userId": DemoUser.joe.userId])
  }

  func add(
    _ names: [String], url: (String) -> String = { "http://example.com/\($0)" }
  ) throws {
    let session = try #require(SessionContext.createSessionFromCurrentSession())
    let service = LRBookmarksEntryService_v7(session: session)
    for name in names {
      try service.addEntryWithGroupId(
        DemoServer.groupId, folderId: DemoServer.folderId, name: name, url: url(name),
        description: "", serviceContext: nil)
    }
  }

  /// The services that were called, one request to a line, those of the fixture left out.
  var calls: [String] {
    server.requests.compactMap { request in
      let commands = (try? JSONSerialization.jsonObject(with: request.body)) as? [[String: Any]]
      let calls = (commands ?? []).flatMap { command in
        command.map { path, parameters in
          let rows = parameters as? [String: Any] ?? [:]
          let range = rows.intAttribute("start").map { " \($0)-\(rows.intAttribute("end") ?? -1)" }
          return path.replacing("/bookmarks.bookmarksentry/", with: "") + (range ?? "")
        }
      }
      return calls.contains("add-entry") ? nil : calls.joined(separator: ", ")
    }
  }

  /// Waits until all that was to be kept is kept.
  func settled() async {
    await withCheckedContinuation { continuation in
      SessionContext.currentContext?.cacheManager.countPendingToSync { _ in continuation.resume() }
    }
  }

  private func end() {
    SessionContext.logout()
    LiferayServerContext.reset()
    server.stop()
    // After what the cache has still to write.
    CacheManager(directory: home).removeAll()
  }
}

private struct CacheInFolder: ScreensFactory {
  let folder: URL

  func createCacheManager(session: LRSession, userId: Int64) -> CacheManager {
    CacheManager(directory: folder)
  }
}

/// Waits, for ten seconds at most, until `condition` holds.
@MainActor func eventually(
  _ condition: () throws -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async rethrows {
  for _ in 0..<2000 {
    if try condition() { return }
    try? await Task.sleep(for: .milliseconds(5))
  }
  Issue.record("it did not come about within ten seconds", sourceLocation: sourceLocation)
}
