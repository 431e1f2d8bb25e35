import Foundation
import LiferayScreens
import LiferayScreensLibrary
import LiferayScreensTesting
import Testing

/// The Web Screenlet, used as an app uses it, with the messages that a page would send.
@MainActor @Suite(.stubbedServers) struct WebUseTests {

  private let session = StubSession.loggedIn()
  private let screenlet = WebScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let app = Listener()

  init() {
    LiferayServerContext.language = "en"
    screenlet.delegate = app
  }

  /// The view of the page.
  private func page() throws -> ScreensWebView {
    let view = try #require(screenlet.screenletView as? WebView_default)
    return try #require(view.screensWebView)
  }

  private func show(_ url: String, _ type: WebType) {
    screenlet.configuration = WebScreenletConfigurationBuilder(url: url).set(webType: type).load()
  }

  @Test func `a page is shown when it says that it is ready`() throws {
    show("https://example.com/a?b=c", .other)
    let page = try page()
    screenlet.load()
    #expect(page.webView.url?.absoluteString == "https://example.com/a?b=c")
    #expect(page.webView.isHidden == true)
    page.receive(namespace: "jsloaded", message: "https://example.com/a?b=c")
    #expect(page.webView.isHidden == false)
    #expect(app.events == ["loaded https://example.com/a?b=c"])
  }

  @Test func `a page that fails is reported, and one that is left is not`() throws {
    show("https://example.com", .other)
    let page = try page()
    screenlet.load()
    page.receive(NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled))
    #expect(app.events == [])
    page.receive(NSError(domain: NSURLErrorDomain, code: NSURLErrorTimedOut))
    #expect(app.events == ["error -1001"])
    #expect(page.webView.isHidden == true)
  }

  @Test func `without a configuration there is no page`() {
    screenlet.load()
    #expect(app.events == ["error -3"])
  }

  @Test func `what is not an address is refused`() {
    show("", .other)
    screenlet.load()
    #expect(app.events == ["error -2"])
  }

  @Test func `the portal needs a user with a password`() {
    show("/web/guest", .liferayAuthenticated)
    screenlet.load()
    #expect(app.events == ["error -2"])
    SessionContext.currentContext = nil
    screenlet.load()
    #expect(app.events == ["error -2", "error -2"])
  }

  @Test func `a user is logged in before the page`() throws {
    SessionContext.loginWithBasic(username: "joe", password: "secret", userAttributes: [:])
    show("/web/guest?a=b&c", .liferayAuthenticated)
    screenlet.load()
    let webView = try page().webView
    #expect(
      webView.loadedHTML == """
        <!DOCTYPE html>
        <html><body><form method="post" action="\
        \(LiferayServerContext.server)/c/portal/login?redirect=%2Fweb%2Fguest%3Fa%3Db%26c">
        <input type="hidden" name="login" value="joe">
        <input type="hidden" name="password" value="secret">
        </form><script>document.forms[0].submit();</script></body></html>
        """)
    #expect(webView.url?.absoluteString == LiferayServerContext.server)
  }

  @Test func `a configuration has the files of the app first`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try "var a;".write(to: folder.appendingPathComponent("a.js"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(url: folder))
    let configuration = WebScreenletConfigurationBuilder(url: "/", bundle: bundle)
      .addCss(url: "https://example.com/a.css").addJs(url: "https://example.com/a.js")
      .addCss(localFile: "missing").addJs(localFile: "a").addJs(localFile: "a.js")
      .enableCordova().load()
    #expect(
      configuration.scripts.map(\.name)
        == ["a", "a.js", "missing", "https://example.com/a.js", "https://example.com/a.css"])
    #expect(configuration.scripts.prefix(2).map(\.content) == ["var a;", "var a;"])
    #expect(configuration.isCordovaEnabled)
    #expect(configuration.webType == .liferayAuthenticated)
  }

  @Test func `scripts are added once, however often the page is loaded`() throws {
    screenlet.configuration = WebScreenletConfigurationBuilder(url: "https://example.com")
      .set(webType: .other).addJs(url: "https://example.com/a.js").load()
    screenlet.load()
    screenlet.load()
    #expect(
      try page().scripts.map(\.name)
        == ["Screens.js", "Screens.css", "https://example.com/a.js"])
  }

  @Test func `messages of scripts are for the app, and those of the console are not`() throws {
    show("https://example.com", .other)
    screenlet.loggingEnabled = false
    let page = try page()
    page.receive(namespace: "app.cart", message: "3")
    page.receive(namespace: "screensinternal.consoleMessage", message: "log")
    #expect(app.events == ["app.cart: 3"])
  }

  @Test func `a Screenlet that is shown loads its page, if it says so`() throws {
    show("https://example.com", .other)
    screenlet.autoLoad = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(screenlet)
    #expect(try page().webView.url?.absoluteString == "https://example.com")
  }

  @Test func `another theme gets a web view too`() throws {
    show("https://example.com", .other)
    screenlet.themeName = "other"
    #expect(try page().scripts.map(\.name) == ["Screens.js", "Screens.css"])
  }
}

/// Records the events of a page.
@MainActor
private final class Listener: WebScreenletDelegate {

  private(set) var events: [String] = []

  func onWebLoad(_ screenlet: WebScreenlet, url: String) {
    events.append("loaded \(url)")
  }

  func screenlet(_ screenlet: WebScreenlet, onError error: NSError) {
    events.append("error \(error.code)")
  }

  func screenlet(
    _ screenlet: WebScreenlet, onScriptMessageNamespace namespace: String,
    onScriptMessage message: String
  ) {
    events.append("\(namespace): \(message)")
  }
}
