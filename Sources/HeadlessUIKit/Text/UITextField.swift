#if !canImport(UIKit)
  public import Foundation

  /// One line of text that a user edits.
  ///
  /// Beginning: the delegate is asked, the first responder before resigns, this becomes first
  /// responder, `textFieldDidBeginEditing`, the notification, `.editingDidBegin`. Ending is the
  /// same with its own names. A stroke: the delegate is asked, `text` changes, `.editingChanged`,
  /// the notification. Setting `text` in code sends nothing.
  @MainActor
  open class UITextField: UIControl, UITextInput {
    /// How a field is framed; only a rounded one asks for more height.
    public enum BorderStyle: Int, Sendable {
      case none, line, bezel, roundedRect
    }

    /// When a view inside a field is shown.
    public enum ViewMode: Int, Sendable {
      case never, whileEditing, unlessEditing, always
    }

    /// Why editing has ended; here it is always committed.
    public enum DidEndEditingReason: Int, Sendable {
      case committed, cancelled
    }

    /// Posted with the field as its object when the user has begun to edit it.
    public static let textDidBeginEditingNotification = Notification.Name(
      "UITextFieldTextDidBeginEditingNotification")
    /// Posted with the field as its object when the user has changed its text.
    public static let textDidChangeNotification = Notification.Name(
      "UITextFieldTextDidChangeNotification")
    /// Posted with the field as its object when it is edited no more.
    public static let textDidEndEditingNotification = Notification.Name(
      "UITextFieldTextDidEndEditingNotification")

    /// The text; `""`, never nil, once it has been set to nil or never set, as on a phone.
    open var text: String? {
      get { content }
      set { content = newValue ?? "" }
    }

    var content = ""
    /// What an empty field shows; tests' messages name the field by it.
    open var placeholder: String?
    /// Is asked and told about the editing; not kept alive.
    @WeakOutlet open var delegate: (any UITextFieldDelegate)?
    /// The colour of the text; stored only.
    open var textColor: UIColor?
    /// The font, which the size that the field asks for follows from.
    open var font: UIFont? = .systemFont(ofSize: UIFont.labelFontSize)
    /// How the text sits between the edges; stored only.
    open var textAlignment = NSTextAlignment.natural
    /// How the field is framed.
    open var borderStyle = BorderStyle.none
    /// When the clear button is shown; stored only, `tapClearButton()` finds it always.
    open var clearButtonMode = ViewMode.never
    /// Whether beginning to edit empties the field, if the delegate lets it.
    open var clearsOnBeginEditing = false
    /// Whether text that is too long is made smaller; stored only.
    open var adjustsFontSizeToFitWidth = false
    /// The least size, in points, that text is made smaller to; stored only.
    open var minimumFontSize: CGFloat = 0
    /// A view at the left end; stored only, and no subview.
    open var leftView: UIView?
    /// A view at the right end; stored only, and no subview.
    open var rightView: UIView?
    /// A view in the place of the keyboard; stored only.
    open var inputView: UIView?
    /// A view above the keyboard; stored only.
    open var inputAccessoryView: UIView?

    // MARK: UITextInputTraits

    /// When the keyboard writes capitals by itself; stored only.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether the keyboard corrects words; stored only.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether words are checked; stored only.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Which keyboard appears; stored only, any text can be typed.
    open var keyboardType = UIKeyboardType.default
    /// Whether the keyboard is dark; stored only.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the return key says; stored only, but a Screenlet's view goes by it.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key waits for some text; stored only.
    open var enablesReturnKeyAutomatically = false
    /// Whether what is typed is not to be seen; stored only, `text` has it in clear.
    open var isSecureTextEntry = false
    /// What the text is about; stored only.
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

    /// Whether the field is not empty.
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
