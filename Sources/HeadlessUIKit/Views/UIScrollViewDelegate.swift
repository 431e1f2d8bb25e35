#if !canImport(UIKit)
  public import Foundation

  /// Is told about scrolling. Every method is optional.
  @MainActor
  public protocol UIScrollViewDelegate: NSObjectProtocol {
    func scrollViewDidScroll(_ scrollView: UIScrollView)
  }

  extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  }
#endif
