#if canImport(UIKit)
  import LiferayScreens

  /// Hears of the page for a view that the web view must not retain.
  final class WebPage: NSObject, WKScriptMessageHandler, WKNavigationDelegate, WKUIDelegate {

    private weak var view: WebView_default?

    init(_ view: WebView_default) {
      self.view = view
      super.init()
    }

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
      guard message.frameInfo.isMainFrame, let texts = message.body as? [String], texts.count == 2
      else { return }
      view?.receive(namespace: texts[0], message: texts[1])
    }

    // MARK: Navigation

    func webView(
      _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
    ) {
      view?.willLoad(navigation)
    }

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      view?.didLoad(navigation)
    }

    func webView(
      _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
    ) {
      view?.didFail(error as NSError)
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      view?.didFail(error as NSError)
    }

    // MARK: Questions of scripts

    func webView(
      _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
      ask(message, answers: ["OK"]) { _ in completionHandler() }
    }

    func webView(
      _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo,
      completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) {
      ask(message, answers: ["Cancel", "OK"]) { completionHandler($0 == "OK") }
    }

    /// Asks the user. Without a view controller to ask from, there is no answer.
    private func ask(
      _ message: String, answers: [String],
      then finish: @escaping @MainActor @Sendable (String?) -> Void
    ) {
      guard let controller = view?.presentingViewController else { return finish(nil) }
      let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
      for answer in answers {
        let title = Bundle(for: UIApplication.self)
          .localizedString(forKey: answer, value: nil, table: nil)
        alert.addAction(UIAlertAction(title: title, style: .default) { _ in finish(answer) })
      }
      controller.present(alert, animated: true)
    }
  }
#endif
