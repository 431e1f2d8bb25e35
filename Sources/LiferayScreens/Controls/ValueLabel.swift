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
    let isEmpty = text?.isEmpty != false
    isHidden = isEmpty
    captionedRow?.isHidden = isEmpty
    // With a caption as its label, the text is read out as its value.
    if accessibilityLabel != nil { accessibilityValue = text }
  }

  /// The stack view that has captions besides this label, and nothing else.
  private var captionedRow: UIStackView? {
    guard let stack = superview as? UIStackView else { return nil }
    let others = stack.arrangedSubviews.filter { $0 !== self }
    let areCaptions = others.allSatisfy { ($0 as? UILabel)?.isAccessibilityElement == false }
    return !others.isEmpty && areCaptions ? stack : nil
  }
}
