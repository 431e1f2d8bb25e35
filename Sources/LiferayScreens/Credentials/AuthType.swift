internal import LiferayMobileSDK

/// The ways of logging in.
public enum AuthType: Int, Sendable, CaseIterable {

  /// Name and password go with every request.
  case basic = 1

  /// The cookies of a sign-in go with every request.
  case cookie = 2

  /// An OAuth 2 token goes with every request; the user got it on a page of the portal.
  case oauth2Redirect = 3

  /// An OAuth 2 token goes with every request; it was got for a name and a password.
  case oauth2UsernameAndPassword = 4
}

extension AuthType {

  /// The way of logging in that has brought these credentials, as far as they show it.
  init(of authentication: (any LRAuthentication)?) {
    switch authentication {
    case is LRCookieAuthentication: self = .cookie
    case is LROAuth2Authentication: self = .oauth2UsernameAndPassword
    default: self = .basic
    }
  }
}

/// The name under which a way of logging in is stored: "basic", "oauth2redirect".
public func StringFromAuthType(_ authType: AuthType) -> String {
  "\(authType)".lowercased()
}

/// The way of logging in of that name, in capital or small letters; nil if there is none.
public func AuthTypeFromString(_ name: String) -> AuthType? {
  AuthType.allCases.first { StringFromAuthType($0) == name.lowercased() }
}
