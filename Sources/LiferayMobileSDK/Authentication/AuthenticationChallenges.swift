#if canImport(FoundationNetworking)
  import Foundation
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// Answers an authentication challenge: it calls the second parameter exactly once, on any thread.
///
/// The disposition `.useCredential` with `URLCredential(trust:)` accepts a certificate that the
/// system does not trust; `.cancelAuthenticationChallenge` rejects one that the app has not pinned.
public typealias ChallengeBlock =
  @Sendable (
    URLAuthenticationChallenge,
    @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) -> Void

/// How the app answers challenges of the connection itself, such as the certificate of a server.
///
/// Requests for a user name and a password (HTTP status 401) are not among them: requests have the
/// credentials of their session from the beginning. Foundation on Linux does not ask: there, only
/// certificates are accepted that the system trusts.
package enum AuthenticationChallenges {

  private struct State: Sendable {
    var general: ChallengeBlock?
    var ofServers: [String: ChallengeBlock] = [:]
  }

  private static let state = Locked(State())

  /// Answers the challenges of all servers without a block of their own.
  package static var general: ChallengeBlock? {
    get { state.withLock { $0.general } }
    set { state.withLock { $0.general = newValue } }
  }

  /// Answers the challenges of one server, given by its address or by its host name. An address with
  /// a port is for this port only.
  package static func register(_ block: @escaping ChallengeBlock, for server: String) {
    let url = URL(string: server)
    let host = url?.host?.lowercased() ?? server.lowercased()
    let name = url?.port.map { "\(host):\($0)" } ?? host
    state.withLock { $0.ofServers[name] = block }
  }

  package static func block(for space: URLProtectionSpace) -> ChallengeBlock? {
    let host = space.host.lowercased()
    return state.withLock {
      $0.ofServers["\(host):\(space.port)"] ?? $0.ofServers[host] ?? $0.general
    }
  }
}
