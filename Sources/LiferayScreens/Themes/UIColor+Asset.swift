#if canImport(UIKit)
  internal import Foundation
  public import UIKit
#else
  public import HeadlessUIKit
#endif

extension UIColor {

  /// Returns the colour of an asset catalogue by its name, or `color` if no catalogue has it, as on
  /// platforms without catalogues. The bundles of the app and of its modules are searched in the
  /// order in which themes are.
  public static func asset(_ name: String, otherwise color: UIColor) -> UIColor {
    #if canImport(UIKit)
      ResourceDirectories(for: nil).first { directory in
        Bundle(url: directory.url).flatMap { UIColor(named: name, in: $0, compatibleWith: nil) }
      } ?? color
    #else
      color
    #endif
  }
}
