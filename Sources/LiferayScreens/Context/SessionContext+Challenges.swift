internal import Foundation
public import LiferayMobileSDK

extension SessionContext {

  /// Answers the authentication challenges of every server that has no block of its own, such as a
  /// certificate that the system does not trust; nil to leave them to the system.
  ///
  /// It is called on a thread of the URL session, for connectors of the portal and of HTTP alike,
  /// and calls its second parameter exactly once. Foundation on Linux never asks.
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

  /// Answers the authentication challenges of one server, in place of ``challengeResolver``.
  ///
  /// - Parameter server: its address or its host name; an address with a port is for this port only.
  public class func register(
    authenticationChallenge challenge: @escaping ChallengeBlock, for server: String
  ) {
    AuthenticationChallenges.register(challenge, for: server)
  }
}
