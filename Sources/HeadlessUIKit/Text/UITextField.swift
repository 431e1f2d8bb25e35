#if !canImport(UIKit)
  public import Foundation

  /// An editable line of text.
  ///
  /// When editing begins: the delegate is asked, the previous first responder resigns, the field
  /// becomes first responder, `textFieldDidBeginEditing` is called, the notification is posted,
  /// `.editingDidBegin` is sent. When it ends, the corresponding steps are the same. For each
  /// change by the user: the delegate is asked, `text` changes, `.editingChanged` is sent, the
  /// notification is posted. Setting `text` in code has no such effects.
  @MainActor
  open class UITextField: UIControl, UITextInput {
    /// The border styles; only a rounded border increases the height.
    public enum BorderStyle: Int, Sendable {
      case none, line, bezel, roundedRect
    }

    /// The conditions for showing a view inside a field.
    public enum ViewMode: Int, Sendable {
      case never, whileEditing, unlessEditing, always
    }

    /// The reason why editing ended; here always `committed`.
    public enum DidEndEditingReason: Int, Sendable {
      case committed, cancelled
    }

    /// Posted with the field as its object when the user has begun to edit it.
    public static let textDidBeginEditingNotification = Notification.Name(
      "UITextFieldTextDidBeginEditingNotification")
    /// Posted with the field as its object when the user has changed its text.
    public static let textDidChangeNotification = Notification.Name(
      "UITextFieldTextDidChangeNotification")
    /// Posted with the field as its object when editing has ended.
    public static let textDidEndEditingNotification = Notification.Name(
      "UITextFieldTextDidEndEditingNotification")

    /// The text. Never nil: `""` if it was set to nil or not set, like in UIKit.
    open var text: String? {
      get { content }
      set { content = newValue ?? "" }
    }

    var content = ""
    /// The placeholder of an empty field. Error messages of simulated user actions identify the
    /// field by it. Setting it discards the attributes of `attributedPlaceholder`.
    open var placeholder: String? {
      get { attributedPlaceholder?.string }
      set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }
    /// The placeholder with its attributes.
    open var attributedPlaceholder: NSAttributedString?
    /// Controls editing and is notified of its changes; held weakly.
    @WeakOutlet open var delegate: (any UITextFieldDelegate)?
    /// Whether the delegate that was last asked about the return key has no method for it.
    package var returnKeyIsUnhandled = false
    /// The colour of the text; stored only.
    open var textColor: UIColor?
    /// The font, which determines the intrinsic size.
    open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)
    /// The alignment of the text; stored only.
    open var textAlignment = NSTextAlignment.natural
    /// The border style.
    open var borderStyle = BorderStyle.none
    /// The condition for showing the clear button; stored only, `tapClearButton()` works in any
    /// case.
    open var clearButtonMode = ViewMode.never
    /// Whether the field is cleared when editing begins, if the delegate allows it.
    open var clearsOnBeginEditing = false
    /// Whether the font is reduced to fit long text into the width; stored only.
    open var adjustsFontSizeToFitWidth = false
    /// Whether the font follows the text size of the user while the app runs; stored only.
    open var adjustsFontForContentSizeCategory = false
    /// The minimum size of a reduced font, in points; stored only.
    open var minimumFontSize: CGFloat = 0
    /// A view at the left end; stored only, and not a subview.
    open var leftView: UIView?
    /// A view at the right end; stored only, and not a subview.
    open var rightView: UIView?
    /// A view that replaces the keyboard; stored only.
    open var inputView: UIView?
    /// A view above the keyboard; stored only.
    open var inputAccessoryView: UIView?

    // MARK: UITextInputTraits

    /// The automatic capitalization of typed text; stored only.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether the keyboard corrects words; stored only.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether spelling is checked; stored only.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// The type of keyboard; stored only, any text can be typed.
    open var keyboardType = UIKeyboardType.default
    /// The appearance of the keyboard; stored only.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The title of the return key; stored only, but used by a Screenlet's view.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key is disabled while the field is empty; stored only.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is obscured; stored only, `text` is in plain text.
    open var isSecureTextEntry = false
    /// The kind of content, for autofill; stored only.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textContentType: UITextContentType!

    // MARK: Editing

    /// Whether the field is being edited.
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

    /// Whether the field is not empty.
    open var hasText: Bool {
      !content.isEmpty
    }

    /// Types text at the end, if the delegate allows it.
    open func insertText(_ text: String) {
      let end = NSRange(location: content.utf16.count, length: 0)
      replace(end, with: text)
    }

    /// Deletes the last character, if there is one and the delegate allows it.
    open func deleteBackward() {
      guard let last = content.indices.last else { return }
      replace(NSRange(last..., in: content), with: "")
    }

    override open var intrinsicContentSize: CGSize {
      let text = TextSize.of(
        content.isEmpty ? placeholder : content, pointSize: font?.pointSize ?? 14)
      guard borderStyle == .roundedRect else {
        return CGSize(width: text.width, height: (text.height + 2).rounded())
      }
      return CGSize(width: text.width + 14, height: max(34, (text.height + 14).rounded()))
    }

    // MARK: XIB

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      try decodeTextField(element)
    }

    // MARK: Simulated user actions

    override func touch() {
      sendActions(for: .touchDown)
      becomeFirstResponder()
    }
  }
#endif
