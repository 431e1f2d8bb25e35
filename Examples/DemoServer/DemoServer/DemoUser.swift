/// Somebody who may sign in to a `DemoServer`: by e-mail address, by screen name or by id.
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

  /// `Joe Bloggs`
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

  /// The users of a server that is given no others.
  public static let samples = [joe, jane]
}
