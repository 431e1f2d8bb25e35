public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// HTTP basic authentication: user name and password are sent with every request.
public final class LRBasicAuthentication: NSObject, LRAuthentication {

  /// An e-mail address, a screen name or a user id, depending on the configuration of the portal.
  public let username: String

  /// The password, in plain text.
  public let password: String

  private let header: String

  /// Creates an authentication with this user name and password.
  public init(username: String, password: String) {
    self.username = username
    self.password = password
    header = "Basic \(Data("\(username):\(password)".utf8).base64EncodedString())"
    super.init()
  }

  /// Sets the request's `Authorization` header.
  public func authenticate(_ request: NSMutableURLRequest) {
    request.setValue(header, forHTTPHeaderField: "Authorization")
  }
}
