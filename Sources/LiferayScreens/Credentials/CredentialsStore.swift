public import LiferayMobileSDK

/// Stores the credentials of the logged-in user until the next run of the app.
///
/// Used through `SessionContext`. A method that fails returns false and changes nothing.
public protocol CredentialsStore: AnyObject, Sendable {

  /// The credentials loaded last, or nil if none have been loaded.
  var authentication: (any LRAuthentication)? { get }

  /// The user's attributes loaded last, or nil if none have been loaded.
  var userAttributes: [String: Any]? { get }

  /// The type of the stored credentials, or nil if there are none.
  var storedAuthType: AuthType? { get }

  /// Stores the session's credentials and the user's attributes, replacing any others.
  func storeCredentials(_ session: LRSession?, userAttributes: [String: Any]?) -> Bool

  /// Removes the stored credentials. Returns true if there are none afterwards, even if there were
  /// none before.
  func removeStoredCredentials() -> Bool

  /// Loads the stored credentials. Returns false if there are none, or if they are for a server,
  /// company or site other than those of `LiferayServerContext`.
  func loadStoredCredentials() -> Bool

  /// Loads the stored credentials, and sets the server, company and site of `LiferayServerContext`
  /// to theirs.
  func loadStoredCredentialsAndServer() -> Bool
}
