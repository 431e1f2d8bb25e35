import Foundation

/// A walk from stop to stop, each of which finds a Liferay and an app as new.
@MainActor struct Tour {

  let stops: [any TourStop.Type]

  /// - Throws: `AppError` at the first stop that does not go as planned, its name in front.
  func run() async throws {
    for (index, stop) in stops.enumerated() {
      if index > 0 { Transcript.gap() }
      Transcript.heading("\(stop.name): \(stop.subject)")
      do {
        let portal = try TourPortal()
        defer { portal.close() }
        try await stop.init().visit(portal)
      } catch {
        throw AppError("\(stop.name): \(Transcript.abbreviated(error.localizedDescription))")
      }
      Transcript.forgetAbbreviations()
    }
  }
}
