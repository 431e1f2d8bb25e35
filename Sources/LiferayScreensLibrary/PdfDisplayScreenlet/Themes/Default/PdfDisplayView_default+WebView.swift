import LiferayScreens

extension PdfDisplayView_default {

  #if canImport(UIKit)
    /// The web view that shows the PDF document: `urlWebView`, by another name.
    @IBOutlet public var webView: WKWebView? {
      get { urlWebView }
      set { urlWebView = newValue }
    }
  #else
    /// The web view that shows the PDF document: `urlWebView`, by another name.
    public var webView: WKWebView? {
      get { urlWebView }
      set { urlWebView = newValue }
    }
  #endif
}
