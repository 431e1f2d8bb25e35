/// The portal's users, in a 7.x portal: what signing in needs.
///
/// Each method has the name that the portal's own SDK gives it, and the one that current Swift
/// does. What they return and throw: ``LRBaseService``. A 7.x portal writes a user's ids as
/// strings.
open class LRUserService_v7: LRBaseService, @unchecked Sendable {

  /// The user that the session is authenticated as. Answers a dictionary.
  @discardableResult
  open func getCurrentUser() throws -> Any? {
    try session.invoke(["/user/get-current-user": [String: Any]()])
  }

  /// The user with an e-mail address. Answers a dictionary.
  @discardableResult
  open func getUserByEmailAddressWithCompanyId(
    _ companyId: Int64, emailAddress: String?
  ) throws -> Any? {
    try session.invoke([
      "/user/get-user-by-email-address": [
        "companyId": companyId, "emailAddress": checkNull(emailAddress),
      ]
    ])
  }

  /// The user with a screen name. Answers a dictionary.
  @discardableResult
  open func getUserByScreenNameWithCompanyId(
    _ companyId: Int64, screenName: String?
  ) throws -> Any? {
    try session.invoke([
      "/user/get-user-by-screen-name": [
        "companyId": companyId, "screenName": checkNull(screenName),
      ]
    ])
  }

  /// The user with an id. Answers a dictionary.
  @discardableResult
  open func getUserByIdWithUserId(_ userId: Int64) throws -> Any? {
    try session.invoke(["/user/get-user-by-id": ["userId": userId]])
  }
}

/// The same methods, by the names that current Swift gives them.
extension LRUserService_v7 {

  /// ``getUserByEmailAddressWithCompanyId(_:emailAddress:)`` by its other name.
  @discardableResult
  public func getUserByEmailAddress(
    withCompanyId companyId: Int64, emailAddress: String?
  ) throws -> Any? {
    try getUserByEmailAddressWithCompanyId(companyId, emailAddress: emailAddress)
  }

  /// ``getUserByScreenNameWithCompanyId(_:screenName:)`` by its other name.
  @discardableResult
  public func getUserByScreenName(
    withCompanyId companyId: Int64, screenName: String?
  ) throws -> Any? {
    try getUserByScreenNameWithCompanyId(companyId, screenName: screenName)
  }

  /// ``getUserByIdWithUserId(_:)`` by its other name.
  @discardableResult
  public func getUserById(withUserId userId: Int64) throws -> Any? {
    try getUserByIdWithUserId(userId)
  }
}
