public import LiferayMobileSDK

/// Makes what belongs to a login, so that an app can put its own in place.
///
/// An app assigns its factory to `LiferayServerContext.factory`, or names its class in
/// `liferay-server-context.plist`. Each method has a default implementation. A factory is asked on
/// whatever thread logs in.
public protocol ScreensFactory: Sendable {

  /// The context of a user who has logged in, to become `SessionContext.currentContext`.
  func createSessionContext(
    session: LRSession, attributes: [String: Any], store: any CredentialsStore
  ) -> SessionContext

  /// The cache of a user of the session's server. `userId` is 0 if it is not known.
  func createCacheManager(session: LRSession, userId: Int64) -> CacheManager

  /// Where credentials of that kind are kept.
  func createCredentialsStore(_ authType: AuthType) -> any CredentialsStore
}

extension ScreensFactory {

  /// A plain `SessionContext`.
  public func createSessionContext(
    session: LRSession, attributes: [String: Any], store: any CredentialsStore
  ) -> SessionContext {
    SessionContext(session: session, attributes: attributes, store: store)
  }

  /// A cache in the app's folder of caches.
  public func createCacheManager(session: LRSession, userId: Int64) -> CacheManager {
    CacheManager(session: session, userId: userId)
  }

  /// A store with `LiferayServerContext.credentialsVault`.
  public func createCredentialsStore(_ authType: AuthType) -> any CredentialsStore {
    VaultCredentialsStore(authType, vault: LiferayServerContext.credentialsVault)
  }
}

/// A factory that `liferay-server-context.plist` can name, under the key `factory`, as
/// `Module.Class`.
public protocol NamedScreensFactory: AnyObject, ScreensFactory {
  /// Called when the factory is asked first, on whatever thread that is.
  init()
}

/// Makes what the protocol's default implementations say.
public struct DefaultScreensFactory: ScreensFactory {

  /// A factory that leaves everything to the defaults.
  public init() {}
}
