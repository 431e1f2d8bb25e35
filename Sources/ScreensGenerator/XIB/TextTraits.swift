import SpecModel

/// The keyboard of a control that takes text: what the spec says, else by the kind of the control
/// and by what its name says it holds.
struct TextTraits {
  private var autocapitalization: TextInput.Autocapitalization?
  private var autocorrects: Bool?
  private var keyboard: TextInput.Keyboard?
  private var returnKey: TextInput.ReturnKey?
  private var isSecure = false
  private var contentType: TextInput.ContentType?

  /// `returnKey` is what the return key says if the spec does not; nil for several lines of text,
  /// where it begins a new one.
  init(_ member: ViewModelMember, returnKey: TextInput.ReturnKey?) {
    suit(member)
    let options = member.options
    autocapitalization = options.autocapitalization ?? autocapitalization
    autocorrects = options.autocorrects ?? autocorrects
    keyboard = options.keyboard ?? keyboard
    self.returnKey = options.returnKey ?? returnKey
    isSecure = options.isSecure ?? isSecure
    contentType = options.contentType ?? contentType
  }

  /// The attributes of the XIB's `textInputTraits`, each with a blank before it, in the order that
  /// Interface Builder has them in; it writes no defaults.
  var attributes: String {
    code(
      attribute("autocapitalizationType", autocapitalization?.rawValue),
      attribute("autocorrectionType", autocorrects.map { $0 ? "yes" : "no" }),
      attribute("keyboardType", keyboard?.xibName),
      attribute("returnKeyType", returnKey?.xibName),
      attribute("secureTextEntry", isSecure ? "YES" : nil),
      attribute("textContentType", contentType?.xibName))
  }

  private func attribute(_ name: String, _ value: String?) -> String {
    value.map { code(" ", name, "=\"", $0, "\"") } ?? ""
  }

  private mutating func suit(_ member: ViewModelMember) {
    switch member.widget {
    case .textView: autocapitalization = .sentences
    case .numberPad: keyboard = .numberPad
    case .decimalPad: keyboard = .decimalPad
    case .secureTextField:
      takeVerbatim()
      isSecure = true
      contentType = .password
    default:
      // By whole words: a `curl` is no `url`, and a `microphone` no `phone`.
      let name = " " + member.name.value.phrase.lowercased()
      func ends(with endings: String...) -> Bool { endings.contains(where: name.hasSuffix) }
      if ends(with: " url") {
        takeVerbatim()
        keyboard = .url
      } else if ends(with: " email", " email address") {
        takeVerbatim()
        keyboard = .emailAddress
      } else if ends(with: " phone", " phone number") {
        keyboard = .phonePad
      } else if ends(with: " user name", " username", " screen name") {
        takeVerbatim()
      }
    }
  }

  /// What is typed is what is meant: no capitals, no corrections.
  private mutating func takeVerbatim() {
    autocapitalization = TextInput.Autocapitalization.none
    autocorrects = false
  }
}

extension TextInput.ReturnKey {
  fileprivate var xibName: String? { self == .default ? nil : rawValue }
}

extension TextInput.Keyboard {
  /// What Interface Builder calls the keyboard; nil for the default one.
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
  /// What Interface Builder calls what a text is about: the value of the constant in UIKit.
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
