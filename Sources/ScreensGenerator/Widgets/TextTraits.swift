import SpecModel

/// The traits of the keyboard of a control that takes text.
struct TextTraits {
  var autocapitalization: TextInput.Autocapitalization?
  var autocorrects: Bool?
  var keyboard: TextInput.Keyboard?
  var returnKey: TextInput.ReturnKey?
  var isSecure = false
  var contentType: TextInput.ContentType?

  /// Returns the traits of a password of that name.
  static func password(_ name: String) -> TextTraits {
    var traits = verbatim(contentType: isWord(name, " new password") ? .newPassword : .password)
    traits.isSecure = true
    return traits
  }

  /// Returns the traits of a text that is meant as it is typed, without capitals and corrections.
  private static func verbatim(
    _ keyboard: TextInput.Keyboard? = nil, contentType: TextInput.ContentType? = nil
  ) -> TextTraits {
    TextTraits(
      autocapitalization: TextInput.Autocapitalization.none, autocorrects: false,
      keyboard: keyboard, contentType: contentType)
  }

  /// Returns whether a name ends with one of these words: a `curl` is not a `url`, and a
  /// `microphone` not a `phone`.
  private static func isWord(_ name: String, _ endings: String...) -> Bool {
    let words = " " + name.phrase.lowercased()
    return endings.contains(where: words.hasSuffix)
  }

  /// Returns the traits that suit a text of that name.
  static func suiting(_ name: String) -> TextTraits {
    // No content type: the address of a page is seldom the user's own.
    if isWord(name, " url") { return verbatim(.url) }
    if isWord(name, " email", " email address") {
      return verbatim(.emailAddress, contentType: .emailAddress)
    }
    if isWord(name, " phone", " phone number") {
      return TextTraits(keyboard: .phonePad, contentType: .telephoneNumber)
    }
    if isWord(name, " user name", " username", " screen name") {
      return verbatim(contentType: .username)
    }
    if isWord(name, " one time code", " verification code", " otp") {
      return verbatim(contentType: .oneTimeCode)
    }
    if isWord(name, " first name", " given name") { return TextTraits(contentType: .givenName) }
    if isWord(name, " last name", " family name") { return TextTraits(contentType: .familyName) }
    if isWord(name, " postal code", " zip code") { return TextTraits(contentType: .postalCode) }
    return TextTraits()
  }

  /// Returns the traits as changed by the spec. `returnKey` is the default of the return key.
  func changed(by options: WidgetOptions, returnKey: TextInput.ReturnKey?) -> TextTraits {
    TextTraits(
      autocapitalization: options.choice(.autocapitalization) ?? autocapitalization,
      autocorrects: options.flag(.autocorrection) ?? autocorrects,
      keyboard: options.choice(.keyboard) ?? keyboard,
      returnKey: options.choice(.returnKey) ?? returnKey,
      isSecure: options.flag(.secure) ?? isSecure,
      contentType: options.choice(.contentType) ?? contentType)
  }

  /// What a field shows as an example of what to enter; nil if that needs none.
  var example: String? {
    switch keyboard {
    case .url: "example.com"
    case .emailAddress: "a@example.com"
    case .phonePad: "+1 555 0100"
    default: nil
    }
  }

  /// The attributes of the XIB's `textInputTraits`, each after a blank, in the order of Interface
  /// Builder, which writes no defaults.
  var attributes: String {
    [
      attribute("autocapitalizationType", autocapitalization?.rawValue),
      attribute("autocorrectionType", autocorrects.map { $0 ? "yes" : "no" }),
      attribute("keyboardType", keyboard?.xibName),
      attribute("returnKeyType", returnKey?.xibName),
      attribute("secureTextEntry", isSecure ? "YES" : nil),
      attribute("textContentType", contentType?.xibName),
    ].joined()
  }

  private func attribute(_ name: String, _ value: String?) -> String {
    value.map { " \(name)=\"\($0)\"" } ?? ""
  }
}

extension TextInput.ReturnKey {
  fileprivate var xibName: String? { self == .default ? nil : rawValue }
}

extension TextInput.Keyboard {
  /// The name of the keyboard in Interface Builder; nil for the default one.
  fileprivate var xibName: String? {
    switch self {
    case .default: nil
    case .asciiCapable: "alphabet"
    case .asciiCapableNumberPad: "ASCIICapableNumberPad"
    default: rawValue
    }
  }
}

extension TextInput.ContentType {
  /// The name of the content type in Interface Builder: the value of the constant in UIKit.
  fileprivate var xibName: String {
    switch self {
    case .name, .nickname, .location, .username, .password: rawValue
    case .givenName: "given-name"
    case .familyName: "family-name"
    case .jobTitle: "organization-title"
    case .organizationName: "organization"
    case .fullStreetAddress: "street-address"
    case .addressCity: "address-level2"
    case .addressState: "address-level1"
    case .postalCode: "postal-code"
    case .countryName: "country-name"
    case .telephoneNumber: "tel"
    case .emailAddress: "email"
    case .url: "url"
    case .newPassword: "new-password"
    case .oneTimeCode: "one-time-code"
    }
  }
}
