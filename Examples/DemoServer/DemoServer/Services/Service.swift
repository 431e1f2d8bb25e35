/// A JSON web service.
struct Service: Sendable {

  /// Executes a command for a user: reads or changes the portal's data, and returns the answer.
  typealias Answer =
    @Sendable (inout Portal, DemoUser, Parameters) throws(PortalException) -> JSON

  /// The path, such as `/user/get-current-user`.
  let path: String

  /// The Java method, such as `com.liferay.portal.kernel.service.UserService#getCurrentUser`.
  let method: String

  /// What can be passed: the parameters of each overload, in order.
  let overloads: [KeyValuePairs<String, JavaType>]

  /// What is returned.
  let result: JavaType

  let answer: Answer

  init(
    _ path: String, _ method: String, _ overloads: KeyValuePairs<String, JavaType>...,
    returns result: JavaType, _ answer: @escaping Answer
  ) {
    self.path = path
    self.method = method
    self.overloads = overloads
    self.result = result
    self.answer = answer
  }
}

extension Service {

  /// All services, in the order of their paths.
  static let all =
    (users + groups + bookmarks + ratings + blogs + comments + articles + assets + documents
    + records)
    .sorted { $0.path < $1.path }

  /// The service at this path.
  static func named(_ path: String) -> Service? {
    byPath[path]
  }

  private static let byPath = Dictionary(uniqueKeysWithValues: all.map { ($0.path, $0) })

  /// The application that the path names: `bookmarks` in `/bookmarks.bookmarksentry/get-entry`; ""
  /// for the portal itself.
  static func context(of path: String) -> String {
    let service = path.dropFirst().prefix { $0 != "/" }
    return service.contains(".") ? String(service.prefix { $0 != "." }) : ""
  }

  /// The overload with the most parameters of which all have a value, as in a portal. A
  /// `serviceContext` always has one.
  func overload(for parameters: Parameters) -> KeyValuePairs<String, JavaType>? {
    overloads
      .filter { $0.allSatisfy { $0.key == "serviceContext" || parameters.isSent($0.key) } }
      .max { $0.count < $1.count }
  }
}
