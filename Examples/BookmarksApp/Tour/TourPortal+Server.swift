import DemoServer
import Foundation
import LiferayScreens
import LoopbackHTTP

extension TourPortal {

  /// Has the server go away, once the app has kept what it keeps.
  func takeServerAway() async {
    Transcript.step("The server goes away")
    await withCheckedContinuation { continuation in
      SessionContext.currentContext?.cacheManager.countPendingToSync { _ in continuation.resume() }
    }
    server.stop()
  }

  /// `get-entries 0-4, get-entries-count` for a call of services, else `GET /web/guest/home`.
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
