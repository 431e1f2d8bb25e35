#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// The label of a value in the view of a theme. It takes no room while it has no text, nor does its
/// caption, nor a stack view or a card of nothing but such labels, so that nothing is shown until
/// there is an answer.
open class ValueLabel: UILabel {

  /// Whether the text is bold, which Interface Builder cannot combine with a text style. Set in the
  /// theme's XIB; read when that is loaded.
  @IBInspectable open var isEmphasized: Bool = false

  override open var text: String? {
    didSet { showOrHide() }
  }

  nonisolated override open func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated {
      if isEmphasized { font = font.emphasized }
      showOrHide()
    }
  }

  #if !canImport(UIKit)
    override open class var runtimeAttributes: [RuntimeAttribute] {
      super.runtimeAttributes + [RuntimeAttribute("isEmphasized", \ValueLabel.isEmphasized)]
    }
  #endif

  private func showOrHide() {
    isHidden = text?.isEmpty != false
    hideEmptySuperviews()
    // With a caption as its label, the text is read out as its value.
    if accessibilityLabel != nil { accessibilityValue = text }
  }

  /// Hides the stack views that have only such labels and captions, while all of these labels are
  /// empty, and the card of such a stack view.
  private func hideEmptySuperviews() {
    var view: UIView = self
    while let stack = view.superview as? UIStackView, stack.hasOnlyValues {
      stack.isHidden = stack.arrangedSubviews.allSatisfy { $0.isHidden || $0.isCaption }
      (stack.superview as? CardView)?.isHidden = stack.isHidden
      view = stack
    }
  }
}

extension UIView {
  fileprivate var isCaption: Bool {
    self is UILabel && !(self is ValueLabel) && !isAccessibilityElement
  }

  /// Whether it is a label of a value or of a caption, or has only such labels in it.
  fileprivate var hasOnlyValues: Bool {
    if let stack = self as? UIStackView {
      return stack.arrangedSubviews.allSatisfy(\.hasOnlyValues)
    }
    return self is ValueLabel || isCaption
  }
}
