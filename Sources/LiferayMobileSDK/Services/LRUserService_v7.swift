/// The users of the portal, in a 7.x portal: only what signing in needs.
///
/// Each method has the name that the portal's own SDK gives it, and the name that Swift's importer
/// gives it. For return values and errors, see ``LRBaseService``. A 7.x portal sends a user's ids
/// as strings.
open class LRUserService_v7: LRBaseService, @unchecked Sendable {

  /// The user whose credentials the session has. The answer is a dictionary.
  @discardableResult
  open func getCurrentUser() throws -> Any? {
    try session.invoke(["/user/get-current-user": [String: Any]()])
  }

  /// The user with this e-mail address. The answer is a dictionary.
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

  /// The user with this screen name. The answer is a dictionary.
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

  /// The user with this id. The answer is a dictionary.
  @discardableResult
  open func getUserByIdWithUserId(_ userId: Int64) throws -> Any? {
    try session.invoke(["/user/get-user-by-id": ["userId": userId]])
  }
}

/// The same methods under the names that Swift's importer gives them.
extension LRUserService_v7 {

  /// Same as ``getUserByEmailAddressWithCompanyId(_:emailAddress:)``.
  @discardableResult
  public func getUserByEmailAddress(
    withCompanyId companyId: Int64, emailAddress: String?
  ) throws -> Any? {
    try getUserByEmailAddressWithCompanyId(companyId, emailAddress: emailAddress)
  }

  /// Same as ``getUserByScreenNameWithCompanyId(_:screenName:)``.
  @discardableResult
  public func getUserByScreenName(
    withCompanyId companyId: Int64, screenName: String?
  ) throws -> Any? {
    try getUserByScreenNameWithCompanyId(companyId, screenName: screenName)
  }

  /// Same as ``getUserByIdWithUserId(_:)``.
  @discardableResult
  public func getUserById(withUserId userId: Int64) throws -> Any? {
    try getUserByIdWithUserId(userId)
  }
}
