package import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// A stub that a test sets as `current` to replace servers. It answers the requests of sessions
/// with its address, and of all HTTP connectors. Other sessions use their own servers, such as
/// those of other tests running at the same time.
package struct StandInServer: Sendable {

  package struct Reply: Sendable {
    package var status: Int
    package var body: Data

    package init(status: Int = 200, body: Data) {
      self.status = status
      self.body = body
    }
  }

  /// The address of the sessions whose requests are answered.
  package let address: String
  /// Called on any thread. An error that it throws is reported as a network error.
  package let answer: @Sendable (URLRequest) throws -> Reply

  package init(
    address: String, answer: @escaping @Sendable (URLRequest) throws -> Reply
  ) {
    self.address = address
    self.answer = answer
  }

  package static var current: StandInServer? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  private static let stored = Locked<StandInServer?>(nil)

  /// Returns whether a session's request is sent to this server.
  func isAsked(by request: URLRequest) -> Bool {
    request.url?.absoluteString.hasPrefix(address) == true
  }
}
