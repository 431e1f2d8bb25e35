#if !canImport(UIKit)
  public import Foundation

  /// A stepper. `value` stays within its limits; setting it sends nothing, `stepUp()` and
  /// `stepDown()` do.
  @MainActor
  open class UIStepper: UIControl {
    open var minimumValue: Double = 0 {
      didSet { value = position }
    }

    open var maximumValue: Double = 100 {
      didSet { value = position }
    }

    open var stepValue: Double = 1
    open var wraps = false
    open var autorepeat = true
    open var isContinuous = true
    private var position: Double = 0

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
