#if !canImport(UIKit)
  public import Foundation

  extension UIView {
    /// Makes the changes at once, since nothing is drawn, and then calls `completion` with true.
    public class func animate(
      withDuration duration: TimeInterval, animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) {
      animations()
      completion?(true)
    }
  }
#endif
