public import Foundation
public import LiferayMobileSDK

/// Logging in on a page of the portal, in a browser.
extension SessionContext {

  /// Logs in on the portal's own page, where users enter their passwords and whatever else the
  /// portal asks for: the authorization code flow of OAuth 2, with PKCE. Returns the session;
  /// `currentContext` then has the user that the portal sent.
  ///
  /// ```swift
  /// try await SessionContext.loginInBrowser(
  ///   SystemBrowser(), clientId: "my-app", redirectURL: URL(string: "my-app://login")!)
  /// ```
  ///
  /// - Parameters:
  ///   - browser: what shows the page; a `SystemBrowser` on Apple platforms.
  ///   - clientSecret: empty for an application that cannot keep a secret, like most mobile apps.
  ///   - redirectURL: where the portal sends the browser afterwards, as registered in the portal.
  /// - Throws: an error with cause `cancelled` if the user closes the page, what the browser and
  ///   `LROAuth2Authorization` throw, and the error of the call for the user's attributes. The
  ///   current login is unchanged then.
  @MainActor
  @discardableResult
  public class func loginInBrowser(
    _ browser: any SignInBrowser, clientId: String, clientSecret: String = "", redirectURL: URL,
    scopes: [String] = []
  ) async throws -> LRSession {
    let session = LRSession(server: LiferayServerContext.server)
    let authorization = try LROAuth2Authorization(
      with: session, clientId: clientId, clientSecret: clientSecret, redirectURL: redirectURL,
      scopes: scopes)
    let answer = try await BrowserSignIn(authorization)
      .answer(in: browser, redirectedTo: redirectURL)
    let authentication = try await authorization.signIn(resumedWith: answer)
    session.authentication = authentication
    let attributes = try await user(of: session)
    return loginWithOAuth2(authentication: authentication, userAttributes: attributes)
  }
}

/// Shows a page of the portal on which users sign in.
@MainActor
public protocol SignInBrowser {

  /// Shows the page until the portal redirects to an address that begins like `redirectURL`, and
  /// returns that address. Throws an error with cause `cancelled` if the user closes the page, and ends
  /// when its task is cancelled.
  func answer(to page: URL, redirectedTo redirectURL: URL) async throws -> URL
}
