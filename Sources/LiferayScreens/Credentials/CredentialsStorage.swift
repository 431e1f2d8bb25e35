public import Foundation
public import LiferayMobileSDK

/// Stores the credentials of a session in a `CredentialsStore`, and creates a session from stored
/// ones.
open class CredentialsStorage: NSObject, @unchecked Sendable {

  /// The store of the credentials.
  public let credentialsStore: any CredentialsStore

  /// Creates a storage that uses `store`.
  public init(store: any CredentialsStore) {
    credentialsStore = store
    super.init()
  }

  /// Creates a storage for the stored credentials of any type, or returns nil if there are none.
  /// The stores come from `LiferayServerContext.factory`.
  public static func createFromStoredAuthType() -> CredentialsStorage? {
    let factory = LiferayServerContext.factory
    for authType in AuthType.allCases {
      let store = factory.createCredentialsStore(authType)
      if store.storedAuthType == authType { return CredentialsStorage(store: store) }
    }
    return nil
  }

  /// Stores the session's credentials and the user's attributes. Returns false if that fails.
  @discardableResult
  open func store(session: LRSession?, userAttributes: [String: Any]?) -> Bool {
    credentialsStore.storeCredentials(session, userAttributes: userAttributes)
  }

  /// Removes the stored credentials. Returns false if that fails.
  @discardableResult
  open func remove() -> Bool {
    credentialsStore.removeStoredCredentials()
  }

  /// Returns a session with the stored credentials, and the user's attributes. Returns nil if there
  /// are none for the server, company and site of `LiferayServerContext`. With `shouldLoadServer`,
  /// `LiferayServerContext` is set to those of the credentials instead.
  open func load(
    shouldLoadServer: Bool
  ) -> (session: LRSession, userAttributes: [String: Any])? {
    let isLoaded =
      shouldLoadServer
      ? credentialsStore.loadStoredCredentialsAndServer()
      : credentialsStore.loadStoredCredentials()
    guard isLoaded, let authentication = credentialsStore.authentication,
      let userAttributes = credentialsStore.userAttributes
    else { return nil }
    let session = LRSession(server: LiferayServerContext.server, authentication: authentication)
    return (session, userAttributes)
  }
}
