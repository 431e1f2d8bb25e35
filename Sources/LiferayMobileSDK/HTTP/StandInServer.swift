package import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// What answers every request of the process in the place of its server: a stub, while a test has
/// put it there. Nothing goes out to the network then.
package enum StandInServer {

  package struct Reply: Sendable {
    package var status: Int
    package var headers: [String: String]
    package var body: Data

    package init(status: Int = 200, headers: [String: String] = [:], body: Data) {
      self.status = status
      self.headers = headers
      self.body = body
    }
  }

  /// Called on any thread. What it throws, the network would have reported.
  package typealias Answer = @Sendable (URLRequest) throws -> Reply

  package static var answer: Answer? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  private static let current = Locked<Answer?>(nil)
}
