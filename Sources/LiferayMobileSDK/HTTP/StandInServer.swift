package import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// What answers in the place of servers while a test has put it there: requests of sessions with
/// its address, and of all HTTP connectors. Other sessions ask their own servers, as those of other
/// tests do meanwhile.
package struct StandInServer: Sendable {

  package struct Reply: Sendable {
    package var status: Int
    package var body: Data

    package init(status: Int = 200, body: Data) {
      self.status = status
      self.body = body
    }
  }

  /// The address of the sessions that it answers.
  package let address: String
  /// Called on any thread. What it throws, the network would have reported.
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

  /// Whether a session's request is one to this server.
  func isAsked(by request: URLRequest) -> Bool {
    request.url?.absoluteString.hasPrefix(address) == true
  }
}
