import DemoServer
import Foundation
import LiferayScreens
import LiferayScreensLibrary

/// The Web Screenlet: a page of the portal, for which the user is logged in, and any other. Without
/// a screen its web view fetches nothing: the stop says what the pages would report.
final class WebStop: TourStop {

  static let name = "web"
  static let subject = "a page for which the user is logged in, any other, and their scripts"

  private let screen = Screen()

  func visit(_ portal: TourPortal) async throws {
    let screenlet = WebScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    screenlet.delegate = self
    try await screen.show(screenlet)
    load(screenlet)

    Transcript.step("Set configuration to a page of the portal, with a style sheet")
    screenlet.configuration = WebScreenletConfigurationBuilder(url: "/web/guest/home")
      .addCss(url: "https://example.com/app.css").load()
    load(screenlet)
    let page = try page()
    let lines = page.webView.loadedHTML?.split(separator: "\n") ?? []
    screen.tell([
      "form": lines.first { $0.contains("<form") }.map(String.init),
      "scripts": page.scripts.map(\.name).joined(separator: ", "),
    ])
    try await report("is ready") {
      page.receive(namespace: "jsloaded", message: portal.server.homePage)
    }
    try await report("calls Screens.postMessage('shop', 'Bought')") {
      page.receive(namespace: "shop", message: "Bought")
    }

    Transcript.step("Joe logs out")
    SessionContext.logout()
    load(screenlet)

    Transcript.step("Set configuration to any other page")
    screenlet.configuration = WebScreenletConfigurationBuilder(url: "https://example.com/news")
      .set(webType: .other).load()
    load(screenlet)
    screen.tell(["url": page.webView.url?.absoluteString])
    try await report("is not reached") {
      page.receive(NSError(domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet))
    }
  }

  private func page() throws -> ScreensWebView {
    let view: WebView_default = try screen.view()
    guard let page = view.screensWebView else { throw AppError("there is no web view") }
    return page
  }

  private func load(_ screenlet: WebScreenlet) {
    Transcript.step("load()")
    screenlet.load()
    screen.tellProgress()
  }

  private func report(_ event: String, by body: () -> Void) async throws {
    Transcript.step("The page \(event)")
    body()
    try await screen.end(of: WebScreenlet.LoadPageAction)
  }
}

extension WebStop: WebScreenletDelegate {

  func onWebLoad(_ screenlet: WebScreenlet, url: String) {
    Transcript.call("delegate", "onWebLoad \(url)")
  }

  func screenlet(_ screenlet: WebScreenlet, onError error: NSError) {
    let isOffline = error.code == NSURLErrorNotConnectedToInternet
    Transcript.call(
      "delegate", "onError \(isOffline ? "not connected" : error.localizedDescription)")
  }

  func screenlet(
    _ screenlet: WebScreenlet, onScriptMessageNamespace namespace: String,
    onScriptMessage message: String
  ) {
    Transcript.call("delegate", "onScriptMessage \(namespace): \(message)")
  }
}
