/// The portal's sites, in a 7.x portal: what signing in needs. What its methods return and throw:
/// ``LRBaseService``.
open class LRGroupService_v7: LRBaseService, @unchecked Sendable {

  /// The sites of the user that the session is authenticated as. Answers an array of dictionaries.
  @discardableResult
  open func getUserSitesGroups() throws -> Any? {
    try session.invoke(["/group/get-user-sites-groups": [String: Any]()])
  }
}
