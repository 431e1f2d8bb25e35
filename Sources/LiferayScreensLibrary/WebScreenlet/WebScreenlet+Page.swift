import LiferayScreens

/// How a `WebScreenlet` and its page talk to each other.
extension WebScreenlet: ScreensWebViewDelegate {

  func configureView() {
    guard let configuration else { return }
    viewModel?.configureView(with: configuration.isCordovaEnabled)
  }

  /// Runs a script in the page that is shown.
  public func inject(injectableScript: any InjectableScript) {
    viewModel?.inject(injectableScript: injectableScript)
  }

  /// Deletes what pages have stored.
  public func clearCache() {
    viewModel?.clearCache()
  }

  /// Passes on the message of a script, unless it is one of the Screenlet's own.
  public func handleJsCall(namespace: String, message: String) {
    guard namespace.hasPrefix("screensinternal") else {
      webDelegate?.screenlet(
        self, onScriptMessageNamespace: namespace, onScriptMessage: message)
      return
    }
    if loggingEnabled { print(message) }
  }

  // MARK: ScreensWebViewDelegate

  public func webView(_ webView: ScreensWebView, didLoad url: String) {
    loading?.callOnSuccess()
    webDelegate?.onWebLoad(self, url: url)
  }

  public func webView(_ webView: ScreensWebView, didFail error: NSError) {
    loading?.callOnFailure(error)
  }

  public func webView(
    _ webView: ScreensWebView, didReceive message: String, namespace: String
  ) {
    handleJsCall(namespace: namespace, message: message)
  }
}
