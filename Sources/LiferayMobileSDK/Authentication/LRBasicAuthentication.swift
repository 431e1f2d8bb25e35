public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// HTTP's basic authentication: user name and password go with every request.
public final class LRBasicAuthentication: NSObject, LRAuthentication {

  /// An e-mail address, a screen name or a user id: whichever the portal is set up for.
  public let username: String

  /// The password, in clear.
  public let password: String

  /// Signs requests as the user of that name.
  public init(username: String, password: String) {
    self.username = username
    self.password = password
    super.init()
  }

  /// Sets the request's `Authorization` header.
  public func authenticate(_ request: NSMutableURLRequest) {
    let credentials = Data("\(username):\(password)".utf8).base64EncodedString()
    request.setValue("Basic \(credentials)", forHTTPHeaderField: "Authorization")
  }
}
