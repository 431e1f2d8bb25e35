#if !canImport(UIKit)
  public import Foundation

  /// A stepper. `value` stays within its limits; setting it sends no event, `stepUp()` and
  /// `stepDown()` do.
  @MainActor
  open class UIStepper: UIControl {
    /// The minimum value.
    open var minimumValue: Double = 0 {
      didSet { value = position }
    }

    /// The maximum value.
    open var maximumValue: Double = 100 {
      didSet { value = position }
    }

    /// The difference made by a tap on plus or minus.
    open var stepValue: Double = 1
    /// Whether a step beyond one limit continues at the other.
    open var wraps = false
    /// Whether holding a button repeats the step; stored only, since buttons are never held here.
    open var autorepeat = true
    /// Whether repeated steps report each value; stored only.
    open var isContinuous = true
    private var position: Double = 0

    /// The value. A value beyond a limit is set to the limit.
    open var value: Double {
      get { position }
      set { position = max(minimumValue, min(newValue, maximumValue)) }
    }

    override open var intrinsicContentSize: CGSize {
      CGSize(width: 94, height: 32)
    }

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      minimumValue = Double(try element.number("minimumValue") ?? 0)
      maximumValue = Double(try element.number("maximumValue") ?? 100)
      stepValue = Double(try element.number("stepValue") ?? 1)
      value = Double(try element.number("value") ?? 0)
      wraps = try element.bool("wraps") ?? false
    }
  }
#endif
