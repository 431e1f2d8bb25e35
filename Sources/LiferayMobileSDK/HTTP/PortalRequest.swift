import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A request that a session can send: commands, or a file.
protocol PortalRequest: Sendable {

  /// Whether there is nothing to send, so that the answer is known without a server.
  var isEmpty: Bool { get }

  /// Called with the number of bytes sent and the total; returning false cancels the call. Called
  /// on the transport's thread, which waits for the result.
  var onProgress: Transport.Progress? { get }

  /// The request to send. Headers are set in this order, so that later ones override earlier ones:
  /// the session's own headers, the content type, the headers of the authentication.
  func urlRequest(with settings: LRSession.Settings) throws -> URLRequest

  /// The answer in the response: `NSNull` for JSON `null`.
  func answer(in reply: HTTPReply) throws -> sending Any
}
