#if canImport(WebKit) && canImport(UIKit)
  internal import Foundation
  internal import UIKit
  internal import WebKit

  /// Receives the messages and events of a page for a `ScreensWebView`. The web view retains it as
  /// the handler of its messages, and it does not retain the view.
  final class PageReceiver: NSObject, WKScriptMessageHandler, WKNavigationDelegate, WKUIDelegate {

    private weak var view: ScreensWebView?

    init(_ view: ScreensWebView) {
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
      view?.receive(error as NSError)
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) {
      view?.receive(error as NSError)
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

    /// Asks the user. If there is no view controller on the screen to present from, the answer is
    /// nil, because WebKit raises an exception if it is never answered.
    private func ask(
      _ message: String, answers: [String],
      then finish: @escaping @MainActor @Sendable (String?) -> Void
    ) {
      guard let controller = view?.controllerToPresentFrom, controller.viewIfLoaded?.window != nil
      else { return finish(nil) }
      let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
      for answer in answers {
        alert.addAction(
          UIAlertAction(title: UIAlertAction.text(answer), style: .default) { _ in finish(answer) })
      }
      controller.present(alert, animated: true)
    }
  }
#endif
