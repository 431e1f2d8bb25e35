internal import LiferayMobileSDK

/// The types of authentication.
public enum AuthType: Int, Sendable, CaseIterable {

  /// User name and password, sent with every request.
  case basic = 1

  /// The cookies of a sign-in, sent with every request.
  case cookie = 2

  /// An OAuth 2 token, sent with every request; the user obtained it on a page of the portal.
  case oauth2Redirect = 3

  /// An OAuth 2 token, sent with every request; it was obtained with a user name and password.
  case oauth2UsernameAndPassword = 4
}

extension AuthType {

  /// Creates the type of these credentials. It does not distinguish how an OAuth 2 token was
  /// obtained.
  init(of authentication: (any LRAuthentication)?) {
    switch authentication {
    case is LRCookieAuthentication: self = .cookie
    case is LROAuth2Authentication: self = .oauth2UsernameAndPassword
    default: self = .basic
    }
  }
}

/// Returns the name under which a type of authentication is stored, such as "basic" or
/// "oauth2redirect".
public func StringFromAuthType(_ authType: AuthType) -> String {
  "\(authType)".lowercased()
}

/// Returns the type of authentication with this name, ignoring case, or nil if there is none.
public func AuthTypeFromString(_ name: String) -> AuthType? {
  AuthType.allCases.first { StringFromAuthType($0) == name.lowercased() }
}
