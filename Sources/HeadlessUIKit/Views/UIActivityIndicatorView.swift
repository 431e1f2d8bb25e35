#if !canImport(UIKit)
  public import Foundation

  /// A spinner. It is hidden while it stands still unless `hidesWhenStopped` says otherwise.
  @MainActor
  open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
      case medium = 100
      case large = 101
    }

    open var style = Style.medium
    open private(set) var isAnimating = false
    open var color: UIColor?

    open var hidesWhenStopped = true {
      didSet { isHidden = hidesWhenStopped && !isAnimating }
    }

    public init(style: Style) {
      self.style = style
      super.init(frame: .zero)
      isHidden = true
    }

    override public init(frame: CGRect) {
      super.init(frame: frame)
      isHidden = true
    }

    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    open func startAnimating() {
      isAnimating = true
      isHidden = false
    }

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
