/// The sites of the portal, in a 7.x portal: only what signing in needs. For return values and
/// errors, see ``LRBaseService``.
open class LRGroupService_v7: LRBaseService, @unchecked Sendable {

  /// The sites of the user whose credentials the session has. The answer is an array of
  /// dictionaries.
  @discardableResult
  open func getUserSitesGroups() throws -> Any? {
    try session.invoke(["/group/get-user-sites-groups": [String: Any]()])
  }
}
