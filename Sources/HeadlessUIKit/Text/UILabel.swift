#if !canImport(UIKit)
  public import Foundation

  /// Text that is only read. It ignores touches until `isUserInteractionEnabled` is set.
  @MainActor
  open class UILabel: UIView {
    open var text: String?
    open var isEnabled = true
    open var isHighlighted = false
    open var numberOfLines = 1
    open var textAlignment = NSTextAlignment.natural
    open var adjustsFontSizeToFitWidth = false
    open var preferredMaxLayoutWidth: CGFloat = 0

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // UIKit's own type: it takes nil and never gives it.
    open var font: UIFont! {
      get { ownFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
      set { ownFont = newValue }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // UIKit's own type: it takes nil and never gives it.
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
