#if !canImport(UIKit)
  public import Foundation

  /// A switch. A tap toggles it and sends `.valueChanged`; setting `isOn` sends no event.
  @MainActor
  open class UISwitch: UIControl {
    /// Whether the switch is on.
    open var isOn = false
    /// The colour of the switch while it is on; stored only.
    open var onTintColor: UIColor?
    /// The colour of the knob; stored only.
    open var thumbTintColor: UIColor?

    /// Sets `isOn`, without animation. Sends no event.
    open func setOn(_ on: Bool, animated: Bool) {
      isOn = on
    }

    override var alignmentInsets: UIEdgeInsets {
      UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    }

    /// The size of what is aligned with other views; the frame is wider.
    override open var intrinsicContentSize: CGSize {
      CGSize(width: 49, height: 31)
    }

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      isOn = try element.bool("on") ?? false
      onTintColor = try element.child("color", key: "onTintColor")?.color()
    }

    override func touch() {
      isOn.toggle()
      sendActions(for: [.valueChanged, .primaryActionTriggered])
      sendActions(for: .touchUpInside)
    }
  }
#endif
