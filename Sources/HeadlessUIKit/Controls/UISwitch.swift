#if !canImport(UIKit)
  public import Foundation

  /// A switch. A tap flips it and sends `.valueChanged`; setting `isOn` sends nothing.
  @MainActor
  open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?

    open func setOn(_ on: Bool, animated: Bool) {
      isOn = on
    }

    override open var intrinsicContentSize: CGSize {
      CGSize(width: 51, height: 31)
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
