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

  /// Whether all letters have the same width, as in a code. Set in the theme's XIB; read when that is
  /// loaded.
  @IBInspectable open var isMonospaced: Bool = false

  override open var text: String? {
    didSet { showOrHide() }
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Decodes a label from a XIB, without its text, which is an example for Interface Builder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    text = nil
  }

  nonisolated override open func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated {
      if isEmphasized { font = font.emphasized }
      if isMonospaced { font = font.monospaced }
      showOrHide()
    }
  }

  #if !canImport(UIKit)
    override open class var runtimeAttributes: [RuntimeAttribute] {
      super.runtimeAttributes + [
        RuntimeAttribute("isEmphasized", \ValueLabel.isEmphasized),
        RuntimeAttribute("isMonospaced", \ValueLabel.isMonospaced),
      ]
    }
  #endif

  private func showOrHide() {
    setHiddenWithCaption(text?.isEmpty != false)
    // With a caption as its label, the text is read out as its value.
    if accessibilityLabel != nil { accessibilityValue = text }
  }
}

extension UIView {
  /// Hides or shows the view, so that it takes no room while it has nothing to show, nor do stack
  /// views that have only such views and captions. A card in which nothing else is visible is
  /// hidden, too.
  func setHiddenWithCaption(_ isHidden: Bool) {
    if self.isHidden != isHidden { self.isHidden = isHidden }
    var view: UIView = self
    while let stack = view.superview as? UIStackView, stack.hasOnlyValues {
      let isEmpty = stack.arrangedSubviews.allSatisfy { $0.isHidden || $0.isCaption }
      if stack.isHidden != isEmpty { stack.isHidden = isEmpty }
      view = stack
    }
    cardAround?.showRows()
  }

  /// The card that the view is in.
  var cardAround: CardView? { (superview as? CardView) ?? superview?.cardAround }

  /// Whether it is a caption, or the symbol or the number of a view, or a row of these.
  private var isCaption: Bool {
    if let row = self as? UIStackView { return row.arrangedSubviews.allSatisfy(\.isCaption) }
    return self is ProblemSymbol || self is RatingStars
      || self is UILabel && !(self is ValueLabel) && !isAccessibilityElement
  }

  /// Whether it is a view that is hidden while it has nothing to show, or a caption of such
  /// a view, or has only such views in it.
  private var hasOnlyValues: Bool {
    if let stack = self as? UIStackView {
      return stack.arrangedSubviews.allSatisfy(\.hasOnlyValues)
    }
    return self is ValueLabel || self is ProgressBar || self is ActivityIndicator || isCaption
  }
}
