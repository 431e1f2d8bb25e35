import Foundation

/// The session of a service that was created without one. Its calls fail.
final class MissingSession: LRSession, @unchecked Sendable {

  init() {
    super.init(server: "")
  }

  override func invoke(_ command: [String: Any]) throws -> Any? {
    throw NSError.missingSession
  }

  nonisolated(nonsending) override func invoke(
    _ command: [String: Any]
  ) async throws -> sending Any? {
    throw NSError.missingSession
  }

  override func upload(_ command: [String: Any]) throws -> Any? {
    throw NSError.missingSession
  }
}

extension NSError {
  fileprivate static var missingSession: NSError {
    .lrError(.unauthorized, "There is no session to call the service with.")
  }
}
