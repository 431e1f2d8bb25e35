#if !canImport(UIKit)
  public import Foundation

  /// A slider. `value` stays within its limits; setting it sends no event, `drag(to:)` does.
  @MainActor
  open class UISlider: UIControl {
    /// The minimum value, at the leading end.
    open var minimumValue: Float = 0 {
      didSet { setValue(value, animated: false) }
    }

    /// The maximum value, at the trailing end.
    open var maximumValue: Float = 1 {
      didSet { setValue(value, animated: false) }
    }

    /// The value. A value beyond a limit is set to the limit.
    open var value: Float {
      get { position }
      set { setValue(newValue, animated: false) }
    }

    /// Whether a drag reports intermediate values; stored only, since a drag here has none.
    open var isContinuous = true
    private var position: Float = 0

    /// Sets `value`, without animation. Sends no event.
    open func setValue(_ value: Float, animated: Bool) {
      position = max(minimumValue, min(value, maximumValue))
    }

    override var alignmentInsets: UIEdgeInsets {
      UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    }

    override open var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: 31)
    }

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      minimumValue = Float(try element.number("minValue") ?? 0)
      maximumValue = Float(try element.number("maxValue") ?? 1)
      value = Float(try element.number("value") ?? 0)
      isContinuous = try element.bool("continuous") ?? true
    }
  }
#endif
