public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// The button of an action in the view of a theme. The XIB gives it a configuration, such as
/// `filled`, and this class what Interface Builder has no setting for: its corners, and a bold title
/// if it is what the view is for.
open class ActionButton: UIButton {

  /// Whether the view is there for this action. Set in the theme's XIB; read when that is loaded.
  @IBInspectable open var isPrimary: Bool = false

  /// Whether it is in the row of what the action looks something up for. Set in the theme's XIB; read
  /// when that is loaded.
  @IBInspectable open var isInRow: Bool = false

  nonisolated override open func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated {
      configuration?.cornerStyle = .large
      configuration?.imagePadding = 6
      // Fonts are asked for whenever the title is shown, because the size of texts can change.
      if isPrimary {
        setTitleAttributes { $0.uiKit.font = .preferredFont(forTextStyle: .headline) }
      }
      if isInRow {
        configuration?.cornerStyle = .capsule
        // It can be touched where it is not drawn.
        configuration?.background.backgroundInsets =
          NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 6, trailing: 0)
        setTitleAttributes {
          $0.uiKit.font = UIFontMetrics(forTextStyle: .subheadline)
            .scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
        }
      }
    }
  }

  #if !canImport(UIKit)
    override open class var runtimeAttributes: [RuntimeAttribute] {
      super.runtimeAttributes + [
        RuntimeAttribute("isPrimary", \ActionButton.isPrimary),
        RuntimeAttribute("isInRow", \ActionButton.isInRow),
      ]
    }
  #endif
}

extension UIButton {

  /// Gives the button what a theme set says. What is nil stays as it is.
  ///
  /// - Parameters:
  ///   - backgroundColor: the colour behind the title, whatever style the configuration has.
  ///   - titleColor: the colour of title and image.
  ///   - font: the font of the title.
  ///   - cornerRadius: the radius of the corners, in points.
  public func setStyle(
    backgroundColor: UIColor? = nil, titleColor: UIColor? = nil, font: UIFont? = nil,
    cornerRadius: CGFloat? = nil
  ) {
    guard configuration != nil else {
      // A button of a XIB from before there were configurations.
      if let backgroundColor { self.backgroundColor = backgroundColor }
      if let titleColor { setTitleColor(titleColor, for: .normal) }
      if let font { titleLabel?.font = font }
      if let cornerRadius { layer.cornerRadius = cornerRadius }
      return
    }
    if let backgroundColor { configuration?.background.backgroundColor = backgroundColor }
    if let titleColor { configuration?.baseForegroundColor = titleColor }
    if let font { setTitleAttributes { $0.uiKit.font = font } }
    if let cornerRadius {
      configuration?.cornerStyle = .fixed
      configuration?.background.cornerRadius = cornerRadius
    }
  }

  fileprivate func setTitleAttributes(
    _ change: @escaping @Sendable (inout AttributeContainer) -> Void
  ) {
    configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      change(&attributes)
      return attributes
    }
  }
}
