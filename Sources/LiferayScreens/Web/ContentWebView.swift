#if canImport(WebKit) || !canImport(UIKit)
  public import Foundation

  #if canImport(UIKit)
    internal import UIKit
    public import WebKit
  #else
    public import HeadlessUIKit
  #endif

  /// A page among other views, which scrolls with them: it is as high as its content.
  open class ContentWebView: WKWebView {

    /// The height of the page's content in points; 0 until it is known.
    open internal(set) var contentHeight: CGFloat = 0 {
      didSet {
        if contentHeight != oldValue { invalidateIntrinsicContentSize() }
      }
    }

    override open var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
    }

    #if canImport(UIKit)
      private var observation: NSKeyValueObservation?

      nonisolated override open func awakeFromNib() {
        super.awakeFromNib()
        MainActor.assumeIsolated {
          scrollView.isScrollEnabled = false
          observation = scrollView.observe(\.contentSize) { [weak self] _, _ in
            MainActor.assumeIsolated { self?.measure() }
          }
        }
      }

      /// Asks the page, because its scroll view has no content that is lower than itself.
      private func measure() {
        evaluateJavaScript("document.documentElement.offsetHeight") { [weak self] height, _ in
          guard let height = height as? NSNumber else { return }
          self?.contentHeight = CGFloat(height.doubleValue)
        }
      }
    #endif
  }
#endif
