import LiferayScreens

/// Whose portrait is shown.
extension UserPortraitScreenlet {

  /// Shows the portrait of a user from now on: sets `userId` and performs `LoadPortraitAction`.
  /// Returns false if it could not be started.
  @discardableResult
  public func load(userId: Int64) -> Bool {
    self.userId = userId
    return performAction(name: UserPortraitScreenlet.LoadPortraitAction)
  }

  /// Sets `companyId` and performs `LoadPortraitOfEmailAddressAction`. Returns false if it could
  /// not be started.
  @discardableResult
  public func load(companyId: Int64, emailAddress: String) -> Bool {
    self.companyId = companyId
    return load(emailAddress: emailAddress)
  }

  /// Sets `companyId` and performs `LoadPortraitOfScreenNameAction`. Returns false if it could not
  /// be started.
  @discardableResult
  public func load(companyId: Int64, screenName: String) -> Bool {
    self.companyId = companyId
    return load(screenName: screenName)
  }

  /// Shows the portrait of the user who is logged in from now on. Returns false if nobody is, or if
  /// it could not be started.
  @discardableResult
  public func loadLoggedUserPortrait() -> Bool {
    guard let user = SessionContext.currentContext?.user else { return false }
    return load(userId: user.userId)
  }
}
