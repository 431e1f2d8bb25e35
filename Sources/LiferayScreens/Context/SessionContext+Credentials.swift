/// Storing a login until the next run of the app.
///
/// "The architecture tutorial" describes apps that log in silently: an app tries
/// `loadStoredCredentials()` first, and shows a login screen if that returns false.
extension SessionContext {

  /// Stores this login. Returns false if that fails, which is logged with `ScreensLog`, or if the
  /// user has no attributes.
  @discardableResult
  public func storeCredentials() -> Bool {
    guard !user.attributes.isEmpty else { return false }
    return credentialsStorage.store(session: session, userAttributes: user.attributes)
  }

  /// Removes the stored login. The user stays logged in.
  @discardableResult
  public func removeStoredCredentials() -> Bool {
    credentialsStorage.remove()
  }

  /// Logs in with the stored credentials, without a call to the server. Returns false, and changes
  /// nothing, if none are stored for the server, company and site of `LiferayServerContext`.
  @discardableResult
  public class func loadStoredCredentials() -> Bool {
    guard let storage = CredentialsStorage.createFromStoredAuthType() else { return false }
    return loadStoredCredentials(storage)
  }

  /// Logs in with the stored credentials, and sets the server, company and site of
  /// `LiferayServerContext` to theirs. Returns false, and changes nothing, if none are stored.
  @discardableResult
  public class func loadStoredCredentialsAndServer() -> Bool {
    guard let storage = CredentialsStorage.createFromStoredAuthType() else { return false }
    return loadStoredCredentials(storage, shouldLoadServer: true)
  }

  /// Loads credentials from the app's own storage, with or without their server.
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
