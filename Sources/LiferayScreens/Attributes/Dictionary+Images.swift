internal import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

extension [String: Any] {

  /// Returns the image whose bytes are under `name`, as a `PendingWrite` keeps them.
  public func imageAttribute(_ name: String) -> UIImage? {
    (self[name] as? Data).flatMap { UIImage(data: $0) }
  }
}
