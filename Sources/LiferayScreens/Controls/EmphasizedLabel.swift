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
    #if canImport(UIKit)
      guard let name = fontDescriptor.object(forKey: .textStyle) as? String else { return self }
      let style = UIFont.TextStyle(rawValue: name)
      let usual = UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
      let weight: UIFont.Weight = usual.pointSize <= 20 ? .semibold : .bold
      return UIFontMetrics(forTextStyle: style)
        .scaledFont(for: .systemFont(ofSize: usual.pointSize, weight: weight))
    #else
      .boldSystemFont(ofSize: pointSize)
    #endif
  }
}
