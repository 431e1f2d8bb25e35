internal import Foundation
internal import LiferayMobileSDK

/// Asking the server again who is logged in.
///
/// Each method returns false, and does not call `completed`, if the session's authentication is of
/// another kind. Otherwise `completed` is called once, on the main actor: with the user's
/// attributes, which are those of the current context from then on; or with nil if the server could
/// not be asked or refused. Nobody is logged out by that.
extension SessionContext {

  /// Logs in again, in the way of the first login. False only for a session without authentication.
  @discardableResult
  public func relogin(_ completed: (@MainActor ([String: Any]?) -> Void)? = nil) -> Bool {
    reloginCookie(completed) || refreshUserAttributes(completed)
  }

  /// Shows name and password again.
  @discardableResult
  public func reloginBasic(_ completed: (@MainActor ([String: Any]?) -> Void)? = nil) -> Bool {
    guard session.authentication is LRBasicAuthentication else { return false }
    return refreshUserAttributes(completed)
  }

  /// Signs in again for new cookies.
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

  /// Shows the token again, which is renewed first if it runs out.
  @discardableResult
  public func reloginOAuth2(_ completed: (@MainActor ([String: Any]?) -> Void)? = nil) -> Bool {
    guard session.authentication is LROAuth2Authentication else { return false }
    return refreshUserAttributes(completed)
  }

  /// Asks for the user's attributes, with the session as it is. False if it has no authentication.
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
      // The app may hold the session, which goes on if nothing about it is new.
      let isSame = renewed.authentication === session.authentication
      giveWay(
        to: LiferayServerContext.factory.createSessionContext(
          session: isSame ? session : renewed, attributes: attributes,
          store: credentialsStorage.credentialsStore))
      completed?(attributes)
    }
  }

  /// A session with a name is asked about that, any other about its current user.
  @MainActor
  private static func user(of session: LRSession) async throws -> [String: Any] {
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
