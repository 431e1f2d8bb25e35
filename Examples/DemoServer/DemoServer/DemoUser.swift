/// A user who may sign in to a `DemoServer`: with e-mail address, screen name or id.
public struct DemoUser: Hashable, Sendable {

  public var userId: Int64
  public var emailAddress: String
  public var screenName: String
  public var firstName: String
  public var lastName: String
  public var password: String

  public init(
    userId: Int64, emailAddress: String, screenName: String, firstName: String, lastName: String,
    password: String
  ) {
    self.userId = userId
    self.emailAddress = emailAddress
    self.screenName = screenName
    self.firstName = firstName
    self.lastName = lastName
    self.password = password
  }

  /// The full name, such as `Joe Bloggs`.
  public var fullName: String {
    "\(firstName) \(lastName)"
  }
}

extension DemoUser {

  public static let joe = DemoUser(
    userId: 20156, emailAddress: "joe@example.com", screenName: "joe", firstName: "Joe",
    lastName: "Bloggs", password: "secret")

  public static let jane = DemoUser(
    userId: 20157, emailAddress: "jane@example.com", screenName: "jane", firstName: "Jane",
    lastName: "Doe", password: "pass:word")

  /// The default users of a server.
  public static let samples = [joe, jane]
}
