internal import Foundation
internal import LiferayMobileSDK

/// Logging in again, with the credentials of the session.
///
/// Each method returns false, without calling `completed`, if the session has another kind of
/// authentication. Otherwise `completed` is called once, on the main actor: with the user's
/// attributes, which the current context then has; or with nil if the server could not be reached
/// or rejected the credentials. A failure does not log the user out.
extension SessionContext {

  /// Logs in again, in the same way as before. Returns false only for a session without
  /// authentication.
  @discardableResult
  public func relogin(_ completed: (@MainActor ([String: Any]?) -> Void)? = nil) -> Bool {
    reloginCookie(completed) || refreshUserAttributes(completed)
  }

  /// Checks the user name and password again.
  @discardableResult
  public func reloginBasic(_ completed: (@MainActor ([String: Any]?) -> Void)? = nil) -> Bool {
    guard session.authentication is LRBasicAuthentication else { return false }
    return refreshUserAttributes(completed)
  }

  /// Signs in again to get new cookies.
  @discardableResult
  public func reloginCookie(_ completed: (@MainActor ([String: Any]?) -> Void)? = nil) -> Bool {
    guard let cookies = session.authentication as? LRCookieAuthentication else { return false }
    goOn(completed) { session in
      session.authentication = try await LRCookieSignIn.signIn(
        with: session, shouldHandleExpiration: cookies.shouldHandleExpiration,
        cookieExpirationTime: cookies.cookieExpirationTime)
    }
    return true
  }

  /// Uses the token again, after renewing it if it is about to expire.
  @discardableResult
  public func reloginOAuth2(_ completed: (@MainActor ([String: Any]?) -> Void)? = nil) -> Bool {
    guard session.authentication is LROAuth2Authentication else { return false }
    return refreshUserAttributes(completed)
  }

  /// Requests the user's attributes with the session's current authentication. Returns false if it
  /// has none.
  @discardableResult
  public func refreshUserAttributes(
    _ completed: (@MainActor ([String: Any]?) -> Void)? = nil
  ) -> Bool {
    guard session.authentication != nil else { return false }
    goOn(completed) { _ in }
    return true
  }
}

extension SessionContext {

  private func goOn(
    _ completed: (@MainActor ([String: Any]?) -> Void)?,
    renewing renew: @escaping @MainActor (LRSession) async throws -> Void
  ) {
    Task { @MainActor in
      let renewed = createRequestSession()
      guard (try? await renew(renewed)) != nil,
        let attributes = try? await SessionContext.user(of: renewed)
      else {
        completed?(nil)
        return
      }
      // The app may hold on to the session, which stays current unless its authentication is new.
      let isSame = renewed.authentication === session.authentication
      giveWay(
        to: LiferayServerContext.factory.createSessionContext(
          session: isSame ? session : renewed, attributes: attributes,
          store: credentialsStorage.credentialsStore))
      completed?(attributes)
    }
  }

  /// Requests the user of a session: the user with its user name, or else the current user.
  @MainActor
  static func user(of session: LRSession) async throws -> [String: Any] {
    if session.authentication is LRBasicAuthentication
      || session.authentication is LRCookieAuthentication
    {
      return try await LRSignIn.signIn(with: session)
    }
    let answer = try await session.invoke(["/user/get-current-user": [String: Any]()])
    guard let user = answer as? [String: Any], user.int64Attribute("userId") != nil else {
      throw NSError.errorWithCause(
        .invalidServerResponse, message: "The server's reply is not a user.")
    }
    return user
  }
}
