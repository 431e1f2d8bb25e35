internal import Foundation
public import LiferayMobileSDK

extension SessionContext {

  /// Answers the authentication challenges, such as a certificate that the system does not trust,
  /// of every server without its own block. If it is nil, the system answers them.
  ///
  /// It is called on a thread of the URL session, for connectors of the portal and of HTTP, and has
  /// to call its second parameter exactly once. Foundation on Linux never calls it.
  ///
  /// ```
  /// SessionContext.challengeResolver = { challenge, decide in
  ///   guard let trust = challenge.protectionSpace.serverTrust, isPinned(trust) else {
  ///     return decide(.cancelAuthenticationChallenge, nil)
  ///   }
  ///   decide(.useCredential, URLCredential(trust: trust))
  /// }
  /// ```
  public static var challengeResolver: ChallengeBlock? {
    get { AuthenticationChallenges.general }
    set { AuthenticationChallenges.general = newValue }
  }

  /// Answers the authentication challenges of one server, instead of ``challengeResolver``.
  ///
  /// - Parameter server: the address or the host name of the server. An address with a port applies
  ///   to this port only.
  public class func register(
    authenticationChallenge challenge: @escaping ChallengeBlock, for server: String
  ) {
    AuthenticationChallenges.register(challenge, for: server)
  }
}
