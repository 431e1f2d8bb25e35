internal import LiferayMobileSDK

/// Storing a login until the next run of the app.
///
/// "The architecture tutorial" describes apps that log in silently: an app tries
/// `loadStoredCredentials()` first, and shows a login screen if that returns false.
extension SessionContext {

  /// Stores this login. Returns false if that fails, which is logged with `ScreensLog`, or if the
  /// user has no attributes.
  ///
  /// While the user is logged in, an OAuth 2 token is stored again whenever it is renewed.
  @discardableResult
  public func storeCredentials() -> Bool {
    guard !user.attributes.isEmpty else { return false }
    let isStored = credentialsStorage.store(session: session, userAttributes: user.attributes)
    if isStored { storeRenewals() }
    return isStored
  }

  /// Removes the stored login. The user stays logged in.
  @discardableResult
  public func removeStoredCredentials() -> Bool {
    (session.authentication as? LROAuth2Authentication)?.onRenewal = nil
    return credentialsStorage.remove()
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
    let context = LiferayServerContext.factory.createSessionContext(
      session: session, attributes: attributes, store: storage.credentialsStore)
    context.storeRenewals()
    currentContext = context
    return true
  }
}

extension SessionContext {

  /// Stores the login again whenever its token is renewed, because a portal may accept a refresh
  /// token only once.
  private func storeRenewals() {
    guard let token = session.authentication as? LROAuth2Authentication else { return }
    token.onRenewal = { [weak token] in
      guard let context = SessionContext.currentContext, let token,
        context.session.authentication === token
      else { return }
      context.credentialsStorage.store(
        session: context.session, userAttributes: context.user.attributes)
    }
  }
}
