#if !canImport(UIKit)
  public import Foundation

  /// Notified of scrolling. Every method is optional.
  @MainActor
  public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called when `contentOffset` has changed, even if code has set it.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
  }

  extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }
#endif
