#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// An image in the view of a theme. Without an image, it shows a symbol, which is not read out.
open class PictureView: UIImageView {

  /// Whether it is a circle, for the portrait of a person. Set in the theme's XIB; read when the view
  /// is laid out.
  @IBInspectable open var isRound: Bool = false

  /// The view of the symbol.
  public let symbolView = UIImageView()

  override open var image: UIImage? {
    didSet { symbolView.isHidden = image != nil }
  }

  nonisolated override open func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated {
      layer.cornerCurve = .continuous
      let size = UIImage.SymbolConfiguration(pointSize: isRound ? 24 : 36)
      symbolView.image = UIImage(
        systemName: isRound ? "person.fill" : "photo", withConfiguration: size)
      symbolView.tintColor = .tertiaryLabel
      symbolView.contentMode = .center
      symbolView.frame = bounds
      symbolView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      symbolView.isHidden = image != nil
      addSubview(symbolView)
    }
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    if isRound { layer.cornerRadius = min(bounds.width, bounds.height) / 2 }
  }

  #if !canImport(UIKit)
    override open class var runtimeAttributes: [RuntimeAttribute] {
      super.runtimeAttributes + [RuntimeAttribute("isRound", \PictureView.isRound)]
    }
  #endif
}
