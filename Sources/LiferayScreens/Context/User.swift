public import Foundation

/// The user who is logged in, as the attributes that the server sent at login.
///
/// An attribute that the server left out is "" or 0.
open class User: NSObject, @unchecked Sendable {

  /// The attributes as they came, under the server's own names.
  public let attributes: [String: Any]

  /// A user with these attributes.
  public init(attributes: [String: Any]) {
    self.attributes = attributes
    super.init()
  }

  /// The given name.
  open var firstName: String { stringAttribute("firstName") }
  /// The family name.
  open var lastName: String { stringAttribute("lastName") }
  /// The name between the two.
  open var middleName: String { stringAttribute("middleName") }
  /// The name that the portal shows, and that the user may log in with.
  open var screenName: String { stringAttribute("screenName") }
  /// The words that the portal greets the user with.
  open var greeting: String { stringAttribute("greeting") }
  /// What the user works as.
  open var jobTitle: String { stringAttribute("jobTitle") }
  /// The e-mail address, which the server calls `emailAddress`.
  open var email: String { stringAttribute("emailAddress") }
  /// The id of the user in the portal; 0 if it is not known.
  open var userId: Int64 { int64Attribute("userId") }

  /// The number under `key`, also if the server sent it as text; 0 if there is none.
  open func int64Attribute(_ key: String) -> Int64 {
    attributes.int64Attribute(key) ?? 0
  }

  /// The text under `key`; "" if there is none.
  open func stringAttribute(_ key: String) -> String {
    attributes.stringAttribute(key) ?? ""
  }
}
