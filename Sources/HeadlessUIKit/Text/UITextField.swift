#if !canImport(UIKit)
  public import Foundation

  /// One line of text that a user edits.
  ///
  /// Beginning: the delegate is asked, the first responder before resigns, this becomes first
  /// responder, `textFieldDidBeginEditing`, the notification, `.editingDidBegin`. Ending is the same
  /// with its own names. A stroke: the delegate is asked, `text` changes, `.editingChanged`, the
  /// notification. Setting `text` in code sends nothing.
  @MainActor
  open class UITextField: UIControl, UITextInput {
    public enum BorderStyle: Int, Sendable {
      case none, line, bezel, roundedRect
    }

    public enum ViewMode: Int, Sendable {
      case never, whileEditing, unlessEditing, always
    }

    public enum DidEndEditingReason: Int, Sendable {
      case committed, cancelled
    }

    public static let textDidBeginEditingNotification = Notification.Name(
      "UITextFieldTextDidBeginEditingNotification")
    public static let textDidChangeNotification = Notification.Name(
      "UITextFieldTextDidChangeNotification")
    public static let textDidEndEditingNotification = Notification.Name(
      "UITextFieldTextDidEndEditingNotification")

    /// The text; `""`, never nil, once it has been set to nil or never set, as on a phone.
    open var text: String? {
      get { content }
      set { content = newValue ?? "" }
    }

    var content = ""
    open var placeholder: String?
    @WeakOutlet open var delegate: (any UITextFieldDelegate)?
    open var textColor: UIColor?
    open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none
    open var clearButtonMode = ViewMode.never
    open var clearsOnBeginEditing = false
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var leftView: UIView?
    open var rightView: UIView?
    open var inputView: UIView?
    open var inputAccessoryView: UIView?

    // MARK: UITextInputTraits

    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var keyboardType = UIKeyboardType.default
    open var keyboardAppearance = UIKeyboardAppearance.default
    open var returnKeyType = UIReturnKeyType.default
    open var enablesReturnKeyAutomatically = false
    open var isSecureTextEntry = false
    open var textContentType: UITextContentType?

    // MARK: Editing

    /// Whether the user is typing here.
    open var isEditing: Bool {
      isFirstResponder
    }

    override open var canBecomeFirstResponder: Bool {
      isEnabled
    }

    @discardableResult
    override open func becomeFirstResponder() -> Bool {
      if isFirstResponder {
        return true
      }
      guard canBecomeFirstResponder, window != nil,
        delegate?.textFieldShouldBeginEditing(self) ?? true,
        super.becomeFirstResponder()
      else { return false }
      beginEditing()
      return true
    }

    @discardableResult
    override open func resignFirstResponder() -> Bool {
      guard isFirstResponder else { return true }
      let mayEnd = delegate?.textFieldShouldEndEditing(self) ?? true
      guard mayEnd || EditingEnd.isForced, super.resignFirstResponder() else { return false }
      delegate?.textFieldDidEndEditing(self, reason: .committed)
      announce(Self.textDidEndEditingNotification)
      sendActions(for: .editingDidEnd)
      return true
    }

    open var hasText: Bool {
      !content.isEmpty
    }

    /// Types at the end of the text, if the delegate lets it.
    open func insertText(_ text: String) {
      let end = NSRange(location: content.utf16.count, length: 0)
      replace(end, with: text)
    }

    /// Deletes the last character, if there is one and the delegate lets it.
    open func deleteBackward() {
      guard let last = content.indices.last else { return }
      replace(NSRange(last..., in: content), with: "")
    }

    override open var intrinsicContentSize: CGSize {
      let size = TextSize.of(
        content.isEmpty ? placeholder : content, pointSize: font?.pointSize ?? 14)
      return CGSize(
        width: size.width + 14, height: borderStyle == .roundedRect ? 34 : size.height)
    }

    // MARK: XIB

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      try decodeTextField(element)
    }

    // MARK: What a user does

    override func touch() {
      sendActions(for: .touchDown)
      becomeFirstResponder()
    }
  }
#endif
