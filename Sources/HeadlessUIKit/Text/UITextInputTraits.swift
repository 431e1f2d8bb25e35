#if !canImport(UIKit)
  public import Foundation

  /// The keyboard settings of a text input.
  @MainActor
  public protocol UITextInputTraits: NSObjectProtocol {
    /// The automatic capitalization of typed text.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether the keyboard corrects words.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether spelling is checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The type of keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// The appearance of the keyboard.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// The title of the return key.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key is disabled while there is no text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether the text is obscured.
    var isSecureTextEntry: Bool { get set }
  }

  /// Accepts single keystrokes.
  @MainActor
  public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is anything to delete.
    var hasText: Bool { get }
    /// Types text.
    func insertText(_ text: String)
    /// Deletes the character before the cursor, which is always at the end here.
    func deleteBackward()
  }

  /// A view for editing text: a text field or a text view.
  @MainActor
  public protocol UITextInput: UIKeyInput {}

  /// The automatic capitalization of typed text. The raw values are UIKit's.
  public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
  }

  /// Whether the keyboard corrects words; `default` is the system's choice.
  public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
  }

  /// Whether spelling is checked; `default` is the system's choice.
  public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
  }

  /// The types of keyboards. The raw values are UIKit's.
  public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  }

  /// The appearances of the keyboard; `default` is the system's choice.
  public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
  }

  /// The titles of the return key. The raw values are UIKit's.
  public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
  }

  /// The kind of content in a text input, for autofill.
  public struct UITextContentType: Hashable, Sendable, RawRepresentable {
    /// The name of the kind of content.
    public let rawValue: String

    /// A person's full name.
    public static let name = UITextContentType(rawValue: "name")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
    /// A user name for a login.
    public static let username = UITextContentType(rawValue: "username")
    /// A password for a login.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A one-time code, such as one from a text message.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")

    /// Creates a content type from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
#endif
