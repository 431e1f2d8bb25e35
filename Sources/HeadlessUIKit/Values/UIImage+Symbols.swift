#if !canImport(UIKit)
  public import Foundation

  extension UIImage {
    /// How an image is shown.
    open class Configuration: NSObject, @unchecked Sendable {}

    /// How a symbol of the system is shown.
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
      let pointSize: CGFloat

      /// Shows a symbol in a size.
      public init(pointSize: CGFloat) {
        self.pointSize = pointSize
      }

      /// Shows a symbol in the size and the weight of a font.
      public init(font: UIFont) {
        pointSize = font.pointSize
      }
    }

    /// The symbol of the system with this name, whether or not it exists. Its size is a square of
    /// the configuration's size.
    public convenience init?(systemName name: String, withConfiguration: Configuration?) {
      let size = (withConfiguration as? SymbolConfiguration)?.pointSize ?? UIFont.labelFontSize
      self.init(named: name, declaredSize: CGSize(width: size, height: size))
    }
  }
#endif
