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
  /// The same font in bold.
  var emphasized: UIFont {
    #if canImport(UIKit)
      // The descriptor keeps the text style, so the font still follows the text size.
      fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) } ?? self
    #else
      .boldSystemFont(ofSize: pointSize)
    #endif
  }
}
