#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A label whose text is bold, in the text style and the text size of the label. Interface Builder
/// has only one bold text style, `Headline`.
open class EmphasizedLabel: UILabel {

  nonisolated override open func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { font = font.emphasized }
  }
}

extension UIFont {
  /// The bold font of the same style, which follows the text size of the user; semibold up to
  /// the size of Title 3.
  var emphasized: UIFont {
    let weight: UIFont.Weight = usualSize <= 20 ? .semibold : .bold
    return scaled(.systemFont(ofSize: usualSize, weight: weight))
  }

  /// The font of the same style whose letters all have the same width.
  var monospaced: UIFont { scaled(.monospacedSystemFont(ofSize: usualSize, weight: .regular)) }

  #if canImport(UIKit)
    private var style: UIFont.TextStyle? {
      (fontDescriptor.object(forKey: .textStyle) as? String).map(UIFont.TextStyle.init)
    }

    /// The size at the usual text size of the user.
    private var usualSize: CGFloat {
      guard let style else { return pointSize }
      return UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .large)
      ).pointSize
    }

    private func scaled(_ font: UIFont) -> UIFont {
      style.map { UIFontMetrics(forTextStyle: $0).scaledFont(for: font) } ?? self
    }
  #else
    private var usualSize: CGFloat { pointSize }

    private func scaled(_ font: UIFont) -> UIFont { font }
  #endif
}
