public import LiferayMobileSDK

/// Where the credentials of the user who is logged in are kept until the app runs again.
///
/// Used through `SessionContext`. Every method returns false, and changes nothing, if it fails.
public protocol CredentialsStore: AnyObject, Sendable {

  /// What was loaded last; nil before.
  var authentication: (any LRAuthentication)? { get }

  /// The attributes of the user that were loaded last; nil before.
  var userAttributes: [String: Any]? { get }

  /// The way of logging in of the credentials that are kept; nil if there are none.
  var storedAuthType: AuthType? { get }

  /// Keeps the session's credentials, with those attributes of the user, instead of others.
  func storeCredentials(_ session: LRSession?, userAttributes: [String: Any]?) -> Bool

  /// Forgets the credentials that are kept. True if there are none, also if there were none.
  func removeStoredCredentials() -> Bool

  /// Loads the credentials that are kept. False if there are none, or if they are for another
  /// server, company or site than `LiferayServerContext` has.
  func loadStoredCredentials() -> Bool

  /// Loads the credentials that are kept, and makes `LiferayServerContext` name the server, company
  /// and site that they are for.
  func loadStoredCredentialsAndServer() -> Bool
}
