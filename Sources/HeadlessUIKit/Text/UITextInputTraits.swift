#if !canImport(UIKit)
  public import Foundation

  /// How a text input wants its keyboard.
  @MainActor
  public protocol UITextInputTraits: NSObjectProtocol {
    /// When the keyboard writes capitals by itself.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether the keyboard corrects words.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether words are checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// Which keyboard appears.
    var keyboardType: UIKeyboardType { get set }
    /// Whether the keyboard is dark.
    var keyboardAppearance: UIKeyboardAppearance { get set }
    /// What the return key says.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether the return key waits for some text.
    var enablesReturnKeyAutomatically: Bool { get set }
    /// Whether what is typed is not to be seen.
    var isSecureTextEntry: Bool { get set }
  }

  /// What takes single strokes of a keyboard.
  @MainActor
  public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is anything to delete.
    var hasText: Bool { get }
    /// Types a text.
    func insertText(_ text: String)
    /// Deletes the character before the cursor, which is at the end here.
    func deleteBackward()
  }

  /// What a user edits text in: text fields and text views.
  @MainActor
  public protocol UITextInput: UIKeyInput {}

  /// Where a keyboard writes capitals by itself. The numbers are UIKit's.
  public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
  }

  /// Whether a keyboard corrects words; the default leaves it to the system.
  public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
  }

  /// Whether words are checked; the default leaves it to the system.
  public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
  }

  /// The kinds of keyboards. The numbers are UIKit's.
  public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  }

  /// The looks of a keyboard; the default leaves it to the system.
  public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
  }

  /// The words on the return key. The numbers are UIKit's.
  public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
  }

  /// What a text is about, so that it can be filled in.
  public struct UITextContentType: Hashable, Sendable, RawRepresentable {
    /// The name of what the text is about.
    public let rawValue: String

    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// An e-mail address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// The address of a page.
    public static let URL = UITextContentType(rawValue: "url")
    /// The name that somebody logs in with.
    public static let username = UITextContentType(rawValue: "username")
    /// The password that somebody logs in with.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is good once, as from a text message.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")

    /// The content type of that name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
#endif
