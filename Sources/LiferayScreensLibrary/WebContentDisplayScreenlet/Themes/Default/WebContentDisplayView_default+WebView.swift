import LiferayScreens

extension WebContentDisplayView_default {

  #if canImport(UIKit)
    /// The web view that shows the web content: `htmlContentWebView`, by another name.
    @IBOutlet public var webView: WKWebView? {
      get { htmlContentWebView }
      set { htmlContentWebView = newValue }
    }
  #else
    /// The web view that shows the web content: `htmlContentWebView`, by another name.
    public var webView: WKWebView? {
      get { htmlContentWebView }
      set { htmlContentWebView = newValue }
    }
  #endif
}
