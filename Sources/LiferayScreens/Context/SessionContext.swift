public import Foundation
public import LiferayMobileSDK

/// The session of the user who is logged in.
///
/// "The architecture tutorial" describes it: an app logs in once, invisibly or with what the user
/// typed, and every connector takes its session from here. Logging in makes no call: it only builds
/// the session that later calls will use. Every member may be used from any thread.
open class SessionContext: NSObject, @unchecked Sendable {

  /// The context of the user who is logged in, or nil.
  public class var currentContext: SessionContext? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  private static let current = Locked<SessionContext?>(nil)

  /// The session that request sessions are copied from.
  public let session: LRSession

  /// The user, as the attributes given at login say.
  public let user: User

  /// What is kept of the server for this user.
  public let cacheManager: CacheManager

  /// Where this login is kept when `storeCredentials()` is called.
  open var credentialsStorage: CredentialsStorage {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  private let storage: Locked<CredentialsStorage>

  /// Makes a context, which becomes current by assigning it to `currentContext`. Its cache comes
  /// from `LiferayServerContext.factory`.
  public init(session: LRSession, attributes: [String: Any], store: any CredentialsStore) {
    self.session = session
    user = User(attributes: attributes)
    cacheManager = LiferayServerContext.factory.createCacheManager(
      session: session, userId: user.userId)
    storage = Locked(CredentialsStorage(store: store))
    super.init()
  }

  /// Makes a context with the store that `LiferayServerContext.factory` has for the session's kind
  /// of credentials.
  public convenience init(session: LRSession, attributes: [String: Any]) {
    let authType = AuthType(of: session.authentication)
    self.init(
      session: session, attributes: attributes,
      store: LiferayServerContext.factory.createCredentialsStore(authType))
  }

  /// The name that a basic or cookie login was made with; nil for other kinds.
  open var basicAuthUsername: String? {
    (session.authentication as? LRBasicAuthentication)?.username
      ?? (session.authentication as? LRCookieAuthentication)?.username
  }

  /// The password that a basic or cookie login was made with; nil for other kinds.
  open var basicAuthPassword: String? {
    (session.authentication as? LRBasicAuthentication)?.password
      ?? (session.authentication as? LRCookieAuthentication)?.password
  }

  /// A copy of the session, for one request: what is done to it shows nowhere else.
  open func createRequestSession() -> LRSession {
    LRSession(session: session)
  }
}

extension SessionContext {

  /// Whether somebody is logged in.
  /// No call is made: the server may have ended the login meanwhile.
  public class var isLoggedIn: Bool {
    currentContext != nil
  }

  /// Logs in with a name and a password, which every later request will carry to
  /// `LiferayServerContext.server`.
  @discardableResult
  public class func loginWithBasic(
    username: String, password: String, userAttributes: [String: Any]
  ) -> LRSession {
    login(
      with: LRBasicAuthentication(username: username, password: password),
      userAttributes: userAttributes)
  }

  /// Logs in with the cookies that a sign-in has brought.
  @discardableResult
  public class func loginWithCookie(
    authentication: LRCookieAuthentication, userAttributes: [String: Any]
  ) -> LRSession {
    login(with: authentication, userAttributes: userAttributes)
  }

  /// Logs in with the tokens that an OAuth 2 authorization has brought.
  @discardableResult
  public class func loginWithOAuth2(
    authentication: LROAuth2Authentication, userAttributes: [String: Any]
  ) -> LRSession {
    login(with: authentication, userAttributes: userAttributes)
  }

  /// Logs in with what a sign-in of any of these kinds has brought.
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

  /// A session for that name and password. Nobody is logged in or out by it.
  public class func createEphemeralBasicSession(
    _ userName: String, _ password: String
  ) -> LRSession {
    LRSession(
      server: LiferayServerContext.server,
      authentication: LRBasicAuthentication(username: userName, password: password))
  }

  /// A copy of the current session; nil if nobody is logged in.
  ///
  /// "The interactor tutorial" gives it a callback and calls a service with it.
  public class func createSessionFromCurrentSession() -> LRSession? {
    currentContext?.createRequestSession()
  }

  /// Forgets the session. Calls under way keep the copies that they began with.
  public class func logout() {
    currentContext = nil
  }
}

extension SessionContext {

  /// Puts a context in the place of this one, unless another has become current meanwhile.
  func giveWay(to context: SessionContext) {
    SessionContext.current.withLock { if $0 === self { $0 = context } }
  }
}
