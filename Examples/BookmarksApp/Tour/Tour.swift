import Foundation

/// Runs stop after stop, each with a new Liferay and a reset app.
@MainActor struct Tour {

  let stops: [any TourStop.Type]

  /// - Throws: `AppError` for the first stop that fails, prefixed with its name.
  func run() async throws {
    for (index, stop) in stops.enumerated() {
      if index > 0 { Transcript.gap() }
      Transcript.heading("\(stop.name): \(stop.subject)")
      let portal = try TourPortal()
      do {
        try await stop.init().visit(portal)
        await portal.close()
      } catch {
        await portal.close()
        throw AppError("\(stop.name): \(Transcript.abbreviated(error.localizedDescription))")
      }
      Transcript.forgetAbbreviations()
    }
  }
}
