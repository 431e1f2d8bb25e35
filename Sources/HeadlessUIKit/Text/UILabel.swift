#if !canImport(UIKit)
  public import Foundation

  /// A read-only text. It ignores touches unless `isUserInteractionEnabled` is set.
  @MainActor
  open class UILabel: UIView {
    /// The text of the label.
    open var text: String? {
      didSet {
        if text != oldValue { invalidateIntrinsicContentSize() }
      }
    }
    /// Whether the text is drawn in its normal colour rather than dimmed; stored only.
    open var isEnabled = true
    /// Whether the text is drawn highlighted; stored only.
    open var isHighlighted = false
    /// The maximum number of lines, 0 for no limit. Lines are broken to the width of the label.
    open var numberOfLines = 1 {
      didSet {
        if numberOfLines != oldValue { invalidateIntrinsicContentSize() }
      }
    }
    /// The alignment of the text; stored only.
    open var textAlignment = NSTextAlignment.natural
    /// Whether the font is reduced to fit long text into the width; stored only.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest part of its size that the font is reduced to, 0 for no limit; stored only.
    open var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the text size of the user while the app runs; stored only.
    open var adjustsFontForContentSizeCategory = false
    /// The width at which lines break for `intrinsicContentSize`, in points; 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
      didSet {
        if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
      }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // UIKit's type: the setter accepts nil, the getter never returns it.
    /// The font, which determines the intrinsic size; the system font of 17 points by default.
    open var font: UIFont! {
      get { ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
      set {
        ownFont = newValue
        invalidateIntrinsicContentSize()
      }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // UIKit's type: the setter accepts nil, the getter never returns it.
    /// The colour of the text, `UIColor.label` by default; nothing is drawn.
    open var textColor: UIColor! {
      get { ownTextColor ?? .label }
      set { ownTextColor = newValue }
    }

    private var ownFont: UIFont?
    private var ownTextColor: UIColor?

    override public init(frame: CGRect) {
      super.init(frame: frame)
      isAccessibilityElement = true
      isUserInteractionEnabled = false
    }

    /// Decodes a label from a XIB.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    override open var intrinsicContentSize: CGSize {
      textSize(inWidth: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
    }

    /// The size of the text if lines are broken to a width. An empty label has no size.
    func textSize(inWidth width: CGFloat) -> CGSize {
      guard let text, !text.isEmpty else { return .zero }
      return TextSize.of(
        text, pointSize: font.pointSize, isBold: font.isBold, width: width, limit: numberOfLines)
    }

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      isAccessibilityElement = true
      try super.decode(element)
      text = element.text("text")
      isEnabled = try element.bool("enabled") ?? true
      adjustsFontForContentSizeCategory =
        try element.bool("adjustsFontForContentSizeCategory") ?? false
      numberOfLines = try element.integer("numberOfLines") ?? 1
      textAlignment = try element.value("textAlignment", in: XIBNames.textAlignments) ?? .natural
      ownTextColor = try element.child("color", key: "textColor")?.color()
      ownFont = try element.child("fontDescription", key: "fontDescription")?.font()
    }
  }
#endif
