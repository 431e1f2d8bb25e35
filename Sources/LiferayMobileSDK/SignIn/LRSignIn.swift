import Foundation

/// Signs a user in: finds the user that a session's credentials belong to.
///
/// It makes two calls, both with those credentials: one for the user's sites, to determine the
/// company, then one for the user, by e-mail address, screen name or id, depending on the form of
/// the user name.
public enum LRSignIn {

  /// Finds the user, blocking the calling thread. The session's callback is not called.
  ///
  /// - Parameter session: a session with the user name in its authentication
  ///   (``LRBasicAuthentication`` or ``LRCookieAuthentication``).
  /// - Returns: the user's attributes as the portal sends them. A 7.x portal sends ids as strings.
  /// - Throws: as ``LRSession/invoke(_:)``: code ``LRErrorCode/unauthorized`` for a wrong password;
  ///   code ``LRErrorCode/parse`` if the user has no site, or the response is not a user.
  public static func signIn(with session: LRSession) throws -> [String: Any] {
    let session = LRSession(session: session)
    session.callback = nil
    let username = try username(of: session)
    let companyId = try companyId(in: session.invoke(sitesCommand))
    return try user(in: session.invoke(userCommand(username, companyId: companyId)))
  }

  /// Finds the user without blocking a thread; otherwise like the blocking method of the same name.
  @concurrent
  public static func signIn(with session: LRSession) async throws -> sending [String: Any] {
    let username = try username(of: session)
    let companyId = try companyId(in: await session.invoke(sitesCommand))
    return try user(in: await session.invoke(userCommand(username, companyId: companyId)))
  }

  /// Finds the user in the background, and calls `callback` on the main actor: with the user's
  /// attributes, a `[String: Any]`, or with the error.
  public static func signIn(with session: LRSession, callback: any LRCallback) {
    let session = LRSession(session: session)
    Task {
      do {
        let user = try await signIn(with: session)
        await callback.onSuccess(user)
      } catch {
        await callback.onFailure(error)
      }
    }
  }
}

extension LRSignIn {

  private static var sitesCommand: [String: Any] {
    ["/group/get-user-sites-groups": [String: Any]()]
  }

  private static func userCommand(_ username: String, companyId: Int64) -> [String: Any] {
    if username.contains("@") {
      let user: [String: Any] = ["companyId": companyId, "emailAddress": username]
      return ["/user/get-user-by-email-address": user]
    }
    if let userId = Int64(username), userId != 0 {
      return ["/user/get-user-by-id": ["userId": userId]]
    }
    let user: [String: Any] = ["companyId": companyId, "screenName": username]
    return ["/user/get-user-by-screen-name": user]
  }

  private static func username(of session: LRSession) throws -> String {
    switch session.authentication {
    case let basic as LRBasicAuthentication: basic.username
    case let cookie as LRCookieAuthentication: cookie.username
    default:
      throw NSError.lrError(.unauthorized, "The session has no user name to sign in with.")
    }
  }

  private static func companyId(in sites: Any?) throws -> Int64 {
    let first = (sites as? [Any])?.lazy.compactMap { $0 as? [String: Any] }.first
    switch first?["companyId"] {
    case let number as NSNumber: return number.int64Value
    case let text as String where Int64(text) != nil: return Int64(text) ?? 0
    default: throw NSError.lrError(.parse, "The user has no site to tell the company from.")
    }
  }

  private static func user(in answer: Any?) throws -> [String: Any] {
    guard let user = answer as? [String: Any], user["userId"] != nil else {
      throw NSError.lrError(.parse, "The server's reply is not a user.")
    }
    return user
  }
}
