import Foundation
import LiferayScreens
import LiferayScreensTesting
import Testing

@testable import LiferayScreensLibrary

/// The Web Screenlet, used as an app uses it, with the messages that a page would send.
@MainActor @Suite(.stubbedServers) struct WebUseTests {

  private let session = StubSession.loggedIn()
  private let screenlet = WebScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let app = Listener()
  private let presenter = Presenter()

  init() {
    LiferayServerContext.language = "en"
    screenlet.delegate = app
  }

  private func view() throws -> WebView_default {
    let view = try #require(screenlet.screenletView as? WebView_default)
    view.progressPresenter = presenter
    return view
  }

  private func show(_ url: String, _ type: WebType) {
    screenlet.configuration = WebScreenletConfigurationBuilder(url: url).set(webType: type).load()
  }

  @Test func `a page is shown when it says that it is ready`() throws {
    show("https://example.com/a?b=c", .other)
    let view = try view()
    screenlet.load()
    #expect(view.screensWebView?.url?.absoluteString == "https://example.com/a?b=c")
    #expect(view.screensWebView?.isHidden == true)
    view.receive(namespace: "jsloaded", message: "https://example.com/a?b=c")
    #expect(view.screensWebView?.isHidden == false)
    #expect(app.events == ["loaded https://example.com/a?b=c"])
    #expect(presenter.events == ["Loading...", "-"])
  }

  @Test func `a page that fails is reported, and one that is left is not`() throws {
    show("https://example.com", .other)
    let view = try view()
    screenlet.load()
    view.didFail(NSError(domain: NSURLErrorDomain, code: NSURLErrorCancelled))
    #expect(app.events == [])
    view.didFail(NSError(domain: NSURLErrorDomain, code: NSURLErrorTimedOut))
    #expect(app.events == ["error -1001"])
    #expect(presenter.events == ["Loading...", "The page could not be loaded"])
    #expect(view.screensWebView?.isHidden == true)
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
    let webView = try #require(try view().screensWebView)
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

  @Test func `no text becomes code in the page that logs in`() {
    let attack = "\"><script>alert('&')</script>"
    let page = WebLoginPage(url: attack, userName: attack, password: attack).html
    let value = "&#34;&#62;&#60;script&#62;alert(&#39;&#38;&#39;)&#60;/script&#62;"
    #expect(page.contains("name=\"login\" value=\"\(value)\">"))
    #expect(page.contains("name=\"password\" value=\"\(value)\">"))
    #expect(page.contains("redirect=%22%3E%3Cscript%3Ealert%28%27%26%27%29%3C%2Fscript%3E\">"))
    #expect(page.components(separatedBy: "<script>").count == 2)
  }

  @Test func `no text becomes code in a script`() {
    let attack = "a\"; alert('x');\n//\\"
    let text = #""a\"; alert('x');\n\/\/\\""#
    #expect(CssScript(name: "a", css: attack).content.contains("textContent = \(text);"))
    #expect(RemoteJsScript(name: "a", url: attack).content.contains("src = \(text);"))
    #expect(RemoteCssScript(name: "a", url: attack).content.contains("href = \(text);"))
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
      try view().scripts.map(\.name)
        == ["Screens.js", "Screens.css", "https://example.com/a.js"])
  }

  @Test func `messages of scripts are for the app, and those of the console are not`() throws {
    show("https://example.com", .other)
    screenlet.loggingEnabled = false
    let view = try view()
    view.receive(namespace: "app.cart", message: "3")
    view.receive(namespace: "screensinternal.consoleMessage", message: "log")
    #expect(app.events == ["app.cart: 3"])
  }

  @Test func `a Screenlet that is shown loads its page, if it says so`() throws {
    show("https://example.com", .other)
    screenlet.autoLoad = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(screenlet)
    #expect(try view().screensWebView?.url?.absoluteString == "https://example.com")
  }

  @Test func `another theme gets a web view too`() throws {
    show("https://example.com", .other)
    screenlet.themeName = "other"
    #expect(try view().screensWebView != nil)
  }
}

/// An app that hears of pages.
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

/// Remembers what it was asked to show.
@MainActor
private final class Presenter: ProgressPresenter {

  private(set) var events: [String] = []

  func showHUDInView(_ view: UIView, message: String?, forInteractor interactor: Interactor) {
    events.append(message ?? "-")
  }

  func hideHUDFromView(
    _ view: UIView?, message: String?, forInteractor interactor: Interactor,
    withError error: NSError?
  ) {
    events.append(message ?? "-")
  }
}
