public import Foundation

/// The logged-in user, with the attributes that the server sent at login.
///
/// An attribute that the server did not send is "" or 0.
open class User: NSObject, @unchecked Sendable {

  /// The attributes as received, under the server's names.
  public let attributes: [String: Any]

  /// Creates a user with these attributes.
  public init(attributes: [String: Any]) {
    self.attributes = attributes
    super.init()
  }

  /// The given name.
  open var firstName: String { stringAttribute("firstName") }
  /// The family name.
  open var lastName: String { stringAttribute("lastName") }
  /// The middle name.
  open var middleName: String { stringAttribute("middleName") }
  /// The screen name, which the portal shows and the user may log in with.
  open var screenName: String { stringAttribute("screenName") }
  /// The portal's greeting for the user.
  open var greeting: String { stringAttribute("greeting") }
  /// The job title.
  open var jobTitle: String { stringAttribute("jobTitle") }
  /// The e-mail address, `emailAddress` on the server.
  open var email: String { stringAttribute("emailAddress") }
  /// The id of the user in the portal; 0 if it is not known.
  open var userId: Int64 { int64Attribute("userId") }

  /// Returns the number under `key`, even if the server sent it as text, or 0 if there is none.
  open func int64Attribute(_ key: String) -> Int64 {
    attributes.int64Attribute(key) ?? 0
  }

  /// Returns the text under `key`, or "" if there is none.
  open func stringAttribute(_ key: String) -> String {
    attributes.stringAttribute(key) ?? ""
  }
}
