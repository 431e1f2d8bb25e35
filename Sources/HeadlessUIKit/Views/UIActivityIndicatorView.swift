#if !canImport(UIKit)
  public import Foundation

  /// A spinner. It is hidden while it is stopped, if `hidesWhenStopped` is true.
  @MainActor
  open class UIActivityIndicatorView: UIView {
    /// The sizes of a spinner. The raw values are UIKit's.
    public enum Style: Int, Sendable {
      case medium = 100
      case large = 101
    }

    /// The size of the spinner.
    open var style = Style.medium
    /// Whether the spinner is animating.
    open private(set) var isAnimating = false
    /// The colour of the spinner; stored only.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var color: UIColor!

    /// Whether the spinner is hidden while it is stopped.
    open var hidesWhenStopped = true {
      didSet { isHidden = hidesWhenStopped && !isAnimating }
    }

    /// Creates a stopped spinner of a size.
    public init(style: Style) {
      self.style = style
      super.init(frame: .zero)
      isHidden = true
    }

    override public init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
    }

    /// Decodes a spinner from a XIB, which may animate from the start.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    /// Shows the spinner as animating; nothing is drawn.
    open func startAnimating() {
      isAnimating = true
      isHidden = false
    }

    /// Stops the spinner, and hides it if `hidesWhenStopped` is true.
    open func stopAnimating() {
      isAnimating = false
      isHidden = hidesWhenStopped
    }

    override open var intrinsicContentSize: CGSize {
      style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      style = try element.value("style", in: XIBNames.spinnerStyles) ?? .medium
      hidesWhenStopped = try element.bool("hidesWhenStopped") ?? false
      if try element.bool("animating") ?? false {
        startAnimating()
      }
    }
  }
#endif
