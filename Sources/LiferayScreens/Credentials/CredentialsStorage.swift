public import Foundation
public import LiferayMobileSDK

/// Turns a session into what a `CredentialsStore` keeps, and back.
open class CredentialsStorage: NSObject, @unchecked Sendable {

  /// Where the credentials are kept.
  public let credentialsStore: any CredentialsStore

  /// A storage that keeps its credentials in that store.
  public init(store: any CredentialsStore) {
    credentialsStore = store
    super.init()
  }

  /// A storage with the store for the credentials that are kept, whichever kind they are; nil if
  /// there are none. The stores come from `LiferayServerContext.factory`.
  public static func createFromStoredAuthType() -> CredentialsStorage? {
    let factory = LiferayServerContext.factory
    for authType in AuthType.allCases {
      let store = factory.createCredentialsStore(authType)
      if store.storedAuthType == authType { return CredentialsStorage(store: store) }
    }
    return nil
  }

  /// Keeps the session's credentials and the user's attributes. False if that was not possible.
  @discardableResult
  open func store(session: LRSession?, userAttributes: [String: Any]?) -> Bool {
    credentialsStore.storeCredentials(session, userAttributes: userAttributes)
  }

  /// Forgets what is kept. False if that was not possible.
  @discardableResult
  open func remove() -> Bool {
    credentialsStore.removeStoredCredentials()
  }

  /// A session with the credentials that are kept, and the user's attributes; nil if there are none
  /// for the server, company and site of `LiferayServerContext`. With `shouldLoadServer`,
  /// that takes over those which the credentials are for.
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
