import DemoServer
import Foundation
import LiferayScreens
import LoopbackHTTP

extension TourPortal {

  /// Stops the server, once the app has written its cache.
  func takeServerAway() async {
    Transcript.step("The server goes away")
    await Self.keptPages()
    server.stop()
  }

  /// Deletes a file that the app has downloaded, once the cache has its own.
  static func delete(download file: URL) async throws {
    await keptPages()
    try FileManager.default.removeItem(at: file)
  }

  /// Waits until the app has written its cache: a page may be shown before it is stored.
  static func keptPages() async {
    guard let cache = SessionContext.currentContext?.cacheManager else { return }
    await withCheckedContinuation { continuation in
      cache.countPendingToSync { _ in continuation.resume() }
    }
  }

  /// Whether a row of an image gallery asks for its image, at the address with the image's title.
  static func isOfRow(_ request: LoopbackRequest) -> Bool {
    request.path.hasPrefix("/documents/") && request.path.split(separator: "/").count == 5
  }

  /// `get-entries 0-4, get-entries-count` for service calls, otherwise `GET /web/guest/home`.
  static func words(_ request: LoopbackRequest) -> String {
    let commands = (try? JSONSerialization.jsonObject(with: request.body)) as? [[String: Any]]
    guard let commands else { return "\(request.method) \(request.path)" }
    return commands.flatMap { command in
      command.map { service, parameters in
        let rows = parameters as? [String: Any] ?? [:]
        let range = rows.intAttribute("start").map { " \($0)-\(rows.intAttribute("end") ?? -1)" }
        return (service.split(separator: "/").last ?? "") + (range ?? "")
      }
    }.joined(separator: ", ")
  }
}
