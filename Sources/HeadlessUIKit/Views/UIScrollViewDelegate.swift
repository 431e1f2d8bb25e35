#if !canImport(UIKit)
  public import Foundation

  /// Is told about scrolling. Every method is optional.
  @MainActor
  public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called when `contentOffset` has changed, also when code has set it.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
  }

  extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }
#endif
