#if canImport(UIKit)
  import LiferayScreens

  /// Shows a page with the scripts of the app.
  extension WebView_default {

    /// Connects a web view that is made with `configuration` to its page.
    func connect(_ webView: WKWebView) {
      let page = WebPage(self)
      webView.configuration.userContentController.add(page, name: "screensDefault")
      webView.navigationDelegate = page
      webView.uiDelegate = page
      webView.isOpaque = false
      webView.scrollView.isScrollEnabled = isScrollEnabled
      self.page = page
    }

    /// Has the scripts run in the page, but not in the one that logs in: a script could read the
    /// password there.
    func willLoad(_ navigation: WKNavigation?) {
      guard let controller = screensWebView?.configuration.userContentController else { return }
      controller.removeAllUserScripts()
      guard !isLogin(navigation) else { return }
      for script in scripts {
        controller.addUserScript(
          WKUserScript(
            source: script.content, injectionTime: .atDocumentEnd, forMainFrameOnly: true))
      }
    }

    private func isLogin(_ navigation: WKNavigation?) -> Bool {
      navigation != nil && navigation === loginNavigation
    }

    /// The page that logs in goes on by itself; any other says that it is ready. One that runs no
    /// scripts, such as a PDF, is ready at once.
    func didLoad(_ navigation: WKNavigation?) {
      guard !isLogin(navigation) else { return }
      screensWebView?.evaluateJavaScript(WebPageScripts.waitForJsLoaded.content) {
        [weak self] _, error in
        guard let self, error != nil else { return }
        receive(namespace: "jsloaded", message: screensWebView?.url?.absoluteString ?? "")
      }
    }
  }
#endif
