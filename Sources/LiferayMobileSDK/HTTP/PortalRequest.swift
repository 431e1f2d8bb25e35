import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What a session can send: commands, or a file.
protocol PortalRequest: Sendable {

  /// Whether there is nothing to ask, so that the answer is known without a server.
  var isEmpty: Bool { get }

  /// Told how many bytes of how many have been sent; false cancels the call. Called where the
  /// transport works, which waits for the answer.
  var onProgress: Transport.Progress? { get }

  /// The request as a session sends it: the session's own headers first, then the content type,
  /// then what the authentication adds, so that none of the former can stand in for the latter.
  func urlRequest(with settings: LRSession.Settings) throws -> URLRequest

  /// What the reply answers: `NSNull` for JSON's `null`.
  func answer(in reply: HTTPReply) throws -> sending Any
}
