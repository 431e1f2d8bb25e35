public import Foundation
public import LiferayMobileSDK

/// The session of the logged-in user.
///
/// "The architecture tutorial" describes it: an app logs in once, silently or with what the user
/// typed, and every connector gets its session from here. Logging in does not call the server: it
/// only creates the session for later calls. Every member may be used from any thread.
open class SessionContext: NSObject, @unchecked Sendable {

  /// The context of the logged-in user, or nil.
  public class var currentContext: SessionContext? {
    get { current.withLock { $0 } }
    set {
      current.withLock { $0 = newValue }
      ImageLoader.forget()
    }
  }

  private static let current = Locked<SessionContext?>(nil)

  /// The session that request sessions are copied from.
  public let session: LRSession

  /// The user, with the attributes passed at login.
  public let user: User

  /// The cache of server data for this user.
  public let cacheManager: CacheManager

  /// The storage that `storeCredentials()` uses.
  open var credentialsStorage: CredentialsStorage {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  private let storage: Locked<CredentialsStorage>

  /// Creates a context. To make it current, assign it to `currentContext`. Its cache comes from
  /// `LiferayServerContext.factory`.
  public init(session: LRSession, attributes: [String: Any], store: any CredentialsStore) {
    self.session = session
    user = User(attributes: attributes)
    cacheManager = LiferayServerContext.factory.createCacheManager(
      session: session, userId: user.userId)
    storage = Locked(CredentialsStorage(store: store))
    super.init()
  }

  /// Creates a context with the store that `LiferayServerContext.factory` creates for the session's
  /// type of credentials.
  public convenience init(session: LRSession, attributes: [String: Any]) {
    let authType = AuthType(of: session.authentication)
    self.init(
      session: session, attributes: attributes,
      store: LiferayServerContext.factory.createCredentialsStore(authType))
  }

  /// The user name of a basic or cookie login, or nil for other types.
  open var basicAuthUsername: String? {
    (session.authentication as? LRBasicAuthentication)?.username
      ?? (session.authentication as? LRCookieAuthentication)?.username
  }

  /// The password of a basic or cookie login, or nil for other types.
  open var basicAuthPassword: String? {
    (session.authentication as? LRBasicAuthentication)?.password
      ?? (session.authentication as? LRCookieAuthentication)?.password
  }

  /// Returns a copy of the session for one request, so that changes to it have no effect elsewhere.
  open func createRequestSession() -> LRSession {
    session.copyForServer
  }
}

extension LRSession {

  /// A copy that calls services by their names in the version of `LiferayServerContext`.
  var copyForServer: LRSession {
    let copy = LRSession(session: self)
    if LiferayServerContext.serverVersion == .v62 { copy.portal = .liferay62 }
    return copy
  }
}

extension SessionContext {

  /// Whether a user is logged in. The server is not called: it may have ended the login in the
  /// meantime.
  public class var isLoggedIn: Bool {
    currentContext != nil
  }

  /// Logs in with a user name and a password, which every later request sends to
  /// `LiferayServerContext.server`.
  @discardableResult
  public class func loginWithBasic(
    username: String, password: String, userAttributes: [String: Any]
  ) -> LRSession {
    login(
      with: LRBasicAuthentication(username: username, password: password),
      userAttributes: userAttributes)
  }

  /// Logs in with the cookies of a sign-in.
  @discardableResult
  public class func loginWithCookie(
    authentication: LRCookieAuthentication, userAttributes: [String: Any]
  ) -> LRSession {
    login(with: authentication, userAttributes: userAttributes)
  }

  /// Logs in with the tokens of an OAuth 2 authorization.
  @discardableResult
  public class func loginWithOAuth2(
    authentication: LROAuth2Authentication, userAttributes: [String: Any]
  ) -> LRSession {
    login(with: authentication, userAttributes: userAttributes)
  }

  /// Logs in with an authentication of any type.
  @discardableResult
  public class func login(
    with authentication: any LRAuthentication, userAttributes: [String: Any]
  ) -> LRSession {
    let factory = LiferayServerContext.factory
    let session = LRSession(
      server: LiferayServerContext.server, authentication: authentication)
    currentContext = factory.createSessionContext(
      session: session, attributes: userAttributes,
      store: factory.createCredentialsStore(AuthType(of: authentication)))
    return session
  }

  /// Creates a session for this user name and password, without changing who is logged in.
  public class func createEphemeralBasicSession(
    _ userName: String, _ password: String
  ) -> LRSession {
    LRSession(
      server: LiferayServerContext.server,
      authentication: LRBasicAuthentication(username: userName, password: password))
  }

  /// Returns a copy of the current session, or nil if no user is logged in.
  ///
  /// "The interactor tutorial" sets a callback on it and calls a service with it.
  public class func createSessionFromCurrentSession() -> LRSession? {
    currentContext?.createRequestSession()
  }

  /// Discards the session. Calls in flight keep their copies of it.
  public class func logout() {
    currentContext = nil
  }
}

extension SessionContext {

  /// Replaces this context with another, unless this one is no longer the current one.
  func giveWay(to context: SessionContext) {
    SessionContext.current.withLock { if $0 === self { $0 = context } }
  }
}
