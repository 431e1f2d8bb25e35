import DemoServer
import Foundation
import LiferayScreens
import LoopbackHTTP

extension TourPortal {

  /// Stops the server, once the app has written its cache.
  func takeServerAway() async {
    Transcript.step("The server goes away")
    await keptPages()
    server.stop()
  }

  /// Waits until the app has written its cache.
  func keptPages() async {
    await withCheckedContinuation { continuation in
      SessionContext.currentContext?.cacheManager.countPendingToSync { _ in continuation.resume() }
    }
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
