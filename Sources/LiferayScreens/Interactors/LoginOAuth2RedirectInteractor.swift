internal import Foundation

/// Logs a user in on the portal's own page, in a browser, and has the app call the server as
/// the user who has logged in there. Errors are those of `SessionContext.loginInBrowser`, and
/// `abortedDueToPreconditions` without a valid redirect URL or without a browser.
open class LoginOAuth2RedirectInteractor: Interactor {

  public let redirectURL: String
  public let scopes: [String]
  public let clientId: String
  public let clientSecret: String

  open var resultUserAttributes: [String: Any]?

  private let browser: (any SignInBrowser)?
  private var login: Task<Void, Never>?

  /// - Parameters:
  ///   - browser: what shows the page; nil for the browser of the system.
  ///   - clientSecret: empty for an application that cannot keep a secret, like most mobile apps.
  public init(
    screenlet: BaseScreenlet?, browser: (any SignInBrowser)? = nil, redirectURL: String,
    scopes: [String] = [], clientId: String, clientSecret: String = ""
  ) {
    self.browser = browser ?? LoginOAuth2RedirectInteractor.systemBrowser
    self.redirectURL = redirectURL
    self.scopes = scopes
    self.clientId = clientId
    self.clientSecret = clientSecret
    super.init(screenlet: screenlet)
  }

  private static var systemBrowser: (any SignInBrowser)? {
    #if canImport(AuthenticationServices) && canImport(UIKit)
      SystemBrowser()
    #else
      nil
    #endif
  }

  // MARK: Interactor

  @discardableResult
  override open func start() -> Bool {
    super.start()
    guard let browser, let address = URL(string: redirectURL), address.scheme != nil else {
      return false
    }
    login = Task { [self] in
      do {
        try await SessionContext.loginInBrowser(
          browser, clientId: clientId, clientSecret: clientSecret, redirectURL: address,
          scopes: scopes)
        resultUserAttributes = SessionContext.currentContext?.user.attributes
        callOnSuccess()
      } catch {
        callOnFailure(error as NSError)
      }
    }
    return true
  }

  /// Closes the page, and reports the failure at once.
  override open func cancel() {
    login?.cancel()
    super.cancel()
  }

  override open func interactionResult() -> Any? {
    resultUserAttributes
  }
}
