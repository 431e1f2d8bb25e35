#if !canImport(UIKit)
  public import Foundation

  /// How a text input wants its keyboard.
  @MainActor
  public protocol UITextInputTraits: NSObjectProtocol {
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    var autocorrectionType: UITextAutocorrectionType { get set }
    var spellCheckingType: UITextSpellCheckingType { get set }
    var keyboardType: UIKeyboardType { get set }
    var keyboardAppearance: UIKeyboardAppearance { get set }
    var returnKeyType: UIReturnKeyType { get set }
    var enablesReturnKeyAutomatically: Bool { get set }
    var isSecureTextEntry: Bool { get set }
  }

  /// What takes single strokes of a keyboard.
  @MainActor
  public protocol UIKeyInput: UITextInputTraits {
    var hasText: Bool { get }
    func insertText(_ text: String)
    func deleteBackward()
  }

  /// What a user edits text in: text fields and text views.
  @MainActor
  public protocol UITextInput: UIKeyInput {}

  public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
  }

  public enum UITextAutocorrectionType: Int, Sendable {
    case `default`, no, yes
  }

  public enum UITextSpellCheckingType: Int, Sendable {
    case `default`, no, yes
  }

  public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  }

  public enum UIKeyboardAppearance: Int, Sendable {
    case `default`, dark, light
  }

  public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
  }

  /// What a text is about, so that it can be filled in.
  public struct UITextContentType: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public static let name = UITextContentType(rawValue: "name")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let URL = UITextContentType(rawValue: "url")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
#endif
