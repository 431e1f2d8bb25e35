#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// The label of a value in the view of a theme. It takes no room while it has no text, nor does its
/// caption, so that nothing is shown until there is an answer.
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
    setHiddenWithCaption(text?.isEmpty != false)
    // With a caption as its label, the text is read out as its value.
    if accessibilityLabel != nil { accessibilityValue = text }
  }

}

extension UIView {
  /// Hides or shows the view, with its caption if it has one, so that neither takes room. A card in
  /// which nothing else is visible is hidden, too.
  func setHiddenWithCaption(_ isHidden: Bool) {
    for view in [self, captionedRow].compactMap(\.self) where view.isHidden != isHidden {
      view.isHidden = isHidden
    }
    cardAround?.showRows()
  }

  /// The stack view that has captions besides this view, and nothing else.
  private var captionedRow: UIStackView? {
    guard let stack = superview as? UIStackView else { return nil }
    let others = stack.arrangedSubviews.filter { $0 !== self }
    let areCaptions = others.allSatisfy { ($0 as? UILabel)?.isAccessibilityElement == false }
    return !others.isEmpty && areCaptions ? stack : nil
  }

  private var cardAround: CardView? { (superview as? CardView) ?? superview?.cardAround }
}
