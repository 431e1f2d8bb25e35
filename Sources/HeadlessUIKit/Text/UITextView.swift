#if !canImport(UIKit)
  public import Foundation

  /// A text of several lines, editable or read-only.
  ///
  /// When editing begins: the delegate is asked, the previous first responder resigns, the view
  /// becomes first responder, `textViewDidBeginEditing` is called, the notification is posted. When
  /// it ends, the corresponding steps are the same. For each change by the user: the delegate is
  /// asked, `text` changes, `textViewDidChange` is called, the notification is posted.
  @MainActor
  open class UITextView: UIScrollView, UITextInput {
    /// Posted with the view as its object when the user has begun to edit it.
    public static let textDidBeginEditingNotification = Notification.Name(
      "UITextViewTextDidBeginEditingNotification")
    /// Posted with the view as its object when the user has changed its text.
    public static let textDidChangeNotification = Notification.Name(
      "UITextViewTextDidChangeNotification")
    /// Posted with the view as its object when editing has ended.
    public static let textDidEndEditingNotification = Notification.Name(
      "UITextViewTextDidEndEditingNotification")

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // UIKit's type: the setter accepts nil, the getter never returns it.
    /// The text. Setting it in code does not notify the delegate.
    open var text: String! {
      get { content }
      set { content = newValue ?? "" }
    }

    private var content = ""
    /// Controls editing and is notified of its changes; held weakly.
    @WeakOutlet open var delegate: (any UITextViewDelegate)?
    /// Whether the user can edit the text.
    open var isEditable = true
    /// Whether the user can select text; stored only.
    open var isSelectable = true
    /// The colour of the text; stored only.
    open var textColor: UIColor?
    /// The font, which determines the intrinsic size if scrolling is disabled.
    open var font: UIFont?
    /// Whether the font follows the text size of the user while the app runs; stored only.
    open var adjustsFontForContentSizeCategory = false
    /// The alignment of the text; stored only.
    open var textAlignment = NSTextAlignment.natural
    /// The distances of the text from the edges.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    /// The area of the text.
    public let textContainer = NSTextContainer()
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
    /// The title of the return key; stored only.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key is disabled while there is no text; stored only.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is obscured; stored only, `text` is in plain text.
    open var isSecureTextEntry = false
    /// The kind of content, for autofill; stored only.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textContentType: UITextContentType!

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

    /// Types text at the end, if the delegate allows it. The return key types `"\n"`.
    open func insertText(_ text: String) {
      replace(NSRange(location: content.utf16.count, length: 0), with: text)
    }

    /// Deletes the last character, if there is one and the delegate allows it.
    open func deleteBackward() {
      guard let last = content.indices.last else { return }
      replace(NSRange(last..., in: content), with: "")
    }

    /// The text has an intrinsic size only if scrolling is disabled.
    override open var intrinsicContentSize: CGSize {
      isScrollEnabled ? super.intrinsicContentSize : textSize(inWidth: .infinity)
    }

    /// The size of the text with the insets around it, if lines are broken to a width.
    func textSize(inWidth width: CGFloat) -> CGSize {
      let inset = textContainerInset
      let sides = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
      let text = TextSize.of(content, pointSize: font?.pointSize ?? 12, width: width - sides)
      return CGSize(width: text.width + sides, height: text.height + inset.top + inset.bottom)
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
      adjustsFontForContentSizeCategory =
        try element.bool("adjustsFontForContentSizeCategory") ?? false
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
