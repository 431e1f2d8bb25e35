public import Foundation

/// The user who is logged in, as the attributes that the server sent at login.
///
/// An attribute that the server left out is "" or 0.
open class User: NSObject, @unchecked Sendable {

  public let attributes: [String: Any]

  public init(attributes: [String: Any]) {
    self.attributes = attributes
    super.init()
  }

  open var firstName: String { stringAttribute("firstName") }
  open var lastName: String { stringAttribute("lastName") }
  open var middleName: String { stringAttribute("middleName") }
  open var screenName: String { stringAttribute("screenName") }
  open var greeting: String { stringAttribute("greeting") }
  open var jobTitle: String { stringAttribute("jobTitle") }
  open var email: String { stringAttribute("emailAddress") }
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
