#if !canImport(UIKit)
  public import Foundation

  /// Several lines of text that a user reads or edits.
  ///
  /// Beginning: the delegate is asked, the first responder before resigns, this becomes first
  /// responder, `textViewDidBeginEditing`, the notification. Ending is the same with its own names.
  /// A stroke: the delegate is asked, `text` changes, `textViewDidChange`, the notification.
  @MainActor
  open class UITextView: UIScrollView, UITextInput {
    /// Posted with the view as its object when the user has begun to edit it.
    public static let textDidBeginEditingNotification = Notification.Name(
      "UITextViewTextDidBeginEditingNotification")
    /// Posted with the view as its object when the user has changed its text.
    public static let textDidChangeNotification = Notification.Name(
      "UITextViewTextDidChangeNotification")
    /// Posted with the view as its object when it is edited no more.
    public static let textDidEndEditingNotification = Notification.Name(
      "UITextViewTextDidEndEditingNotification")

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // UIKit's own type: it takes nil and never gives it.
    /// The text; setting it in code tells nobody.
    open var text: String! {
      get { content }
      set { content = newValue ?? "" }
    }

    private var content = ""
    /// Is asked and told about the editing; not kept alive.
    @WeakOutlet open var delegate: (any UITextViewDelegate)?
    /// Whether the user can edit the text.
    open var isEditable = true
    /// Whether the user can select text; stored only.
    open var isSelectable = true
    /// The colour of the text; stored only.
    open var textColor: UIColor?
    /// The font; without scrolling, the size that the view asks for follows from it.
    open var font: UIFont?
    /// How the lines sit between the edges; stored only.
    open var textAlignment = NSTextAlignment.natural
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
    /// What the return key says; stored only.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key waits for some text; stored only.
    open var enablesReturnKeyAutomatically = false
    /// Whether what is typed is not to be seen; stored only, `text` has it in clear.
    open var isSecureTextEntry = false
    /// What the text is about; stored only.
    open var textContentType: UITextContentType?

    // MARK: Editing

    override open var canBecomeFirstResponder: Bool {
      isEditable
    }

    @discardableResult
    override open func becomeFirstResponder() -> Bool {
      if isFirstResponder {
        return true
      }
      guard canBecomeFirstResponder, window != nil,
        delegate?.textViewShouldBeginEditing(self) ?? true,
        super.becomeFirstResponder()
      else { return false }
      delegate?.textViewDidBeginEditing(self)
      announce(Self.textDidBeginEditingNotification)
      return true
    }

    @discardableResult
    override open func resignFirstResponder() -> Bool {
      guard isFirstResponder else { return true }
      let mayEnd = delegate?.textViewShouldEndEditing(self) ?? true
      guard mayEnd || EditingEnd.isForced, super.resignFirstResponder() else { return false }
      delegate?.textViewDidEndEditing(self)
      announce(Self.textDidEndEditingNotification)
      return true
    }

    /// Whether the view is not empty.
    open var hasText: Bool {
      !content.isEmpty
    }

    /// Types at the end of the text, if the delegate lets it. A return key types `"\n"`.
    open func insertText(_ text: String) {
      replace(NSRange(location: content.utf16.count, length: 0), with: text)
    }

    /// Deletes the last character, if there is one and the delegate lets it.
    open func deleteBackward() {
      guard let last = content.indices.last else { return }
      replace(NSRange(last..., in: content), with: "")
    }

    /// Only without scrolling does the text ask for a size.
    override open var intrinsicContentSize: CGSize {
      isScrollEnabled
        ? super.intrinsicContentSize : TextSize.of(content, pointSize: font?.pointSize ?? 12)
    }

    override var scrollDelegate: (any UIScrollViewDelegate)? {
      get { delegate }
      set { delegate = newValue as? any UITextViewDelegate }
    }

    override var laysOutItsContent: Bool {
      true
    }

    // MARK: XIB

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      content = element.text("text") ?? ""
      isEditable = try element.bool("editable") ?? true
      isSelectable = try element.bool("selectable") ?? true
      textAlignment = try element.value("textAlignment", in: XIBNames.textAlignments) ?? .natural
      textColor = try element.child("color", key: "textColor")?.color()
      font = try element.child("fontDescription", key: "fontDescription")?.font()
      try element.child("textInputTraits", key: "textInputTraits")?.apply(to: self)
    }
  }

  extension UITextView {
    private func replace(_ range: NSRange, with text: String) {
      guard let place = Range(range, in: content),
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
      else { return }
      content.replaceSubrange(place, with: text)
      delegate?.textViewDidChange(self)
      announce(Self.textDidChangeNotification)
    }

    private func announce(_ name: Notification.Name) {
      NotificationCenter.default.post(name: name, object: self)
    }
  }
#endif
