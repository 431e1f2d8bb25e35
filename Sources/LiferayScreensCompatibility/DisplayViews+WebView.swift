public import LiferayScreens
public import LiferayScreensLibrary

// Other names of web views, which are outlets of old XIBs.

extension FileDisplayView_default {

  #if canImport(UIKit)
    /// The web view that shows the file.
    ///
    /// In new code, use `urlWebView`.
    @IBOutlet public var webView: WKWebView? {
      get { urlWebView }
      set { urlWebView = newValue }
    }
  #else
    /// The web view that shows the file.
    ///
    /// In new code, use `urlWebView`.
    public var webView: WKWebView? {
      get { urlWebView }
      set { urlWebView = newValue }
    }
  #endif
}

extension PdfDisplayView_default {

  #if canImport(UIKit)
    /// The web view that shows the PDF document.
    ///
    /// In new code, use `urlWebView`.
    @IBOutlet public var webView: WKWebView? {
      get { urlWebView }
      set { urlWebView = newValue }
    }
  #else
    /// The web view that shows the PDF document.
    ///
    /// In new code, use `urlWebView`.
    public var webView: WKWebView? {
      get { urlWebView }
      set { urlWebView = newValue }
    }
  #endif
}

extension WebContentDisplayView_default {

  #if canImport(UIKit)
    /// The web view that shows the web content.
    ///
    /// In new code, use `htmlContentWebView`.
    @IBOutlet public var webView: WKWebView? {
      get { htmlContentWebView }
      set { htmlContentWebView = newValue }
    }
  #else
    /// The web view that shows the web content.
    ///
    /// In new code, use `htmlContentWebView`.
    public var webView: WKWebView? {
      get { htmlContentWebView }
      set { htmlContentWebView = newValue }
    }
  #endif
}
