/// Keeping a login until the app runs again.
///
/// "The architecture tutorial" has apps that log in silently: an app tries
/// `loadStoredCredentials()` first, and shows a login if that is false.
extension SessionContext {

  /// Keeps this login. False if that was not possible, which is said in `ScreensLog`, or if nothing
  /// is known about the user.
  @discardableResult
  public func storeCredentials() -> Bool {
    guard !user.attributes.isEmpty else { return false }
    return credentialsStorage.store(session: session, userAttributes: user.attributes)
  }

  /// Forgets the login that is kept. Nobody is logged out by that.
  @discardableResult
  public func removeStoredCredentials() -> Bool {
    credentialsStorage.remove()
  }

  /// Logs in as it was kept, without a call. False, and everything as it is, if nothing was kept
  /// for the server, company and site of `LiferayServerContext`.
  @discardableResult
  public class func loadStoredCredentials() -> Bool {
    guard let storage = CredentialsStorage.createFromStoredAuthType() else { return false }
    return loadStoredCredentials(storage)
  }

  /// Logs in as it was kept, and makes `LiferayServerContext` name the server, company and site of
  /// that login. False, and everything as it is, if nothing was kept.
  @discardableResult
  public class func loadStoredCredentialsAndServer() -> Bool {
    guard let storage = CredentialsStorage.createFromStoredAuthType() else { return false }
    return loadStoredCredentials(storage, shouldLoadServer: true)
  }

  /// The same with a storage of the app's own.
  @discardableResult
  public class func loadStoredCredentials(
    _ storage: CredentialsStorage, shouldLoadServer: Bool = false
  ) -> Bool {
    guard let (session, attributes) = storage.load(shouldLoadServer: shouldLoadServer) else {
      return false
    }
    currentContext = LiferayServerContext.factory.createSessionContext(
      session: session, attributes: attributes, store: storage.credentialsStore)
    return true
  }
}
