#if !canImport(UIKit)
  public import Foundation

  /// Text that is only read. It ignores touches until `isUserInteractionEnabled` is set.
  @MainActor
  open class UILabel: UIView {
    /// The text shown.
    open var text: String?
    /// Whether the text looks as usual rather than pale; stored only.
    open var isEnabled = true
    /// Whether the text looks highlighted; stored only.
    open var isHighlighted = false
    /// How many lines there may be at most, 0 for any number; stored only.
    open var numberOfLines = 1
    /// How the lines sit between the edges; stored only.
    open var textAlignment = NSTextAlignment.natural
    /// Whether text that is too long is made smaller; stored only.
    open var adjustsFontSizeToFitWidth = false
    /// The width to break lines at, in points; stored only.
    open var preferredMaxLayoutWidth: CGFloat = 0

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // UIKit's own type: it takes nil and never gives it.
    /// The font, which the size that the label asks for follows from; the system's of 17 points
    /// unless set.
    open var font: UIFont! {
      get { ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
      set { ownFont = newValue }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // UIKit's own type: it takes nil and never gives it.
    /// The colour of the text, `UIColor.label` unless set; nothing is drawn.
    open var textColor: UIColor! {
      get { ownTextColor ?? .label }
      set { ownTextColor = newValue }
    }

    private var ownFont: UIFont?
    private var ownTextColor: UIColor?

    override public init(frame: CGRect) {
      super.init(frame: frame)
      isUserInteractionEnabled = false
    }

    /// A label in a XIB.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override open var intrinsicContentSize: CGSize {
      TextSize.of(text, pointSize: font.pointSize)
    }

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      text = element.text("text")
      isEnabled = try element.bool("enabled") ?? true
      numberOfLines = try element.integer("numberOfLines") ?? 1
      textAlignment = try element.value("textAlignment", in: XIBNames.textAlignments) ?? .natural
      ownTextColor = try element.child("color", key: "textColor")?.color()
      ownFont = try element.child("fontDescription", key: "fontDescription")?.font()
    }
  }
#endif
