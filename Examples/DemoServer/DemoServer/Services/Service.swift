/// A JSON web service.
struct Service: Sendable {

  /// Works for a user: reads and changes the portal, and answers.
  typealias Answer =
    @Sendable (inout Portal, DemoUser, Parameters) throws(PortalException) -> JSON

  /// `/user/get-current-user`
  let path: String

  /// The portal's method behind it: `com.liferay.portal.kernel.service.UserService#getCurrentUser`.
  let method: String

  let answer: Answer

  init(_ path: String, _ method: String, _ answer: @escaping Answer) {
    self.path = path
    self.method = method
    self.answer = answer
  }

  /// The service at that path.
  static func named(_ path: String) -> Service? {
    byPath[path]
  }

  private static let byPath = Dictionary(
    uniqueKeysWithValues: (users + groups + bookmarks + ratings).map { ($0.path, $0) })
}
