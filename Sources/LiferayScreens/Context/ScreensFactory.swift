public import LiferayMobileSDK

/// Creates the objects that belong to a login, so that an app can substitute its own.
///
/// An app assigns its factory to `LiferayServerContext.factory`, or names its class in
/// `liferay-server-context.plist`. Each method has a default implementation. A factory is called on
/// the thread that logs in.
public protocol ScreensFactory: Sendable {

  /// Creates the context of a user who has logged in, which becomes
  /// `SessionContext.currentContext`.
  func createSessionContext(
    session: LRSession, attributes: [String: Any], store: any CredentialsStore
  ) -> SessionContext

  /// Creates the cache of a user of the session's server. `userId` is 0 if it is not known.
  func createCacheManager(session: LRSession, userId: Int64) -> CacheManager

  /// Creates the store for credentials of this type.
  func createCredentialsStore(_ authType: AuthType) -> any CredentialsStore
}

extension ScreensFactory {

  /// Creates a plain `SessionContext`.
  public func createSessionContext(
    session: LRSession, attributes: [String: Any], store: any CredentialsStore
  ) -> SessionContext {
    SessionContext(session: session, attributes: attributes, store: store)
  }

  /// Creates a cache in the app's caches directory.
  public func createCacheManager(session: LRSession, userId: Int64) -> CacheManager {
    CacheManager(session: session, userId: userId)
  }

  /// Creates a store that uses `LiferayServerContext.credentialsVault`.
  public func createCredentialsStore(_ authType: AuthType) -> any CredentialsStore {
    VaultCredentialsStore(authType, vault: LiferayServerContext.credentialsVault)
  }
}

/// A factory that `liferay-server-context.plist` can name as `Module.Class`, under the key
/// `factory`.
public protocol NamedScreensFactory: AnyObject, ScreensFactory {
  /// Creates the factory. Called when the factory is first used, on the thread that uses it.
  init()
}

/// Uses the default implementations of `ScreensFactory`.
public struct DefaultScreensFactory: ScreensFactory {

  /// Creates the default factory.
  public init() {}
}
