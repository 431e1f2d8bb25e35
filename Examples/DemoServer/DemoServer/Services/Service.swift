/// A JSON web service.
struct Service: Sendable {

  /// Executes a command for a user: reads or changes the portal's data, and returns the answer.
  typealias Answer =
    @Sendable (inout Portal, DemoUser, Parameters) throws(PortalException) -> JSON

  /// The path, such as `/user/get-current-user`.
  let path: String

  /// The Java method, such as `com.liferay.portal.kernel.service.UserService#getCurrentUser`.
  let method: String

  let answer: Answer

  init(_ path: String, _ method: String, _ answer: @escaping Answer) {
    self.path = path
    self.method = method
    self.answer = answer
  }

  /// The service at this path.
  static func named(_ path: String) -> Service? {
    byPath[path]
  }

  private static let byPath = Dictionary(
    uniqueKeysWithValues: (users + groups + bookmarks + ratings).map { ($0.path, $0) })
}
