public import LiferayScreens

extension BasicAuthMethod {

  /// The name of an icon for the field in which users enter what they are known by: `mail` or
  /// `user`.
  public var iconType: String {
    self == .email ? "mail" : "user"
  }

  /// The keyboard of the field.
  ///
  /// In new code, say `keyboard` in the spec.
  public var keyboardType: UIKeyboardType {
    switch self {
    case .email: .emailAddress
    case .screenName: .asciiCapable
    case .userId: .numberPad
    }
  }

  /// The key of a text about the method, such as `auth-method-email`. The app has the text.
  public var description: String {
    "auth-method-" + rawValue.lowercased()
  }
}
