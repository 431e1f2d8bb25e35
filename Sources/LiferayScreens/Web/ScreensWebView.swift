#if canImport(WebKit) || !canImport(UIKit)
  public import Foundation
  #if canImport(FoundationNetworking)
    public import FoundationNetworking
  #endif

  #if canImport(UIKit)
    public import UIKit
    public import WebKit
  #else
    public import HeadlessUIKit
  #endif

  /// A web view whose pages run scripts of the app and send it messages, as in the Web Screenlet of
  /// the Screenlet library.
  ///
  /// Each page gets an object `Screens`: `Screens.postMessage(namespace, message)` sends two texts,
  /// and a function passed to `Screens.addScreensScript` also runs when the portal replaces a page
  /// without loading another one. The page is hidden until it is ready.
  open class ScreensWebView: UIView {

    /// The delegate, which receives the events on the main actor.
    open weak var delegate: (any ScreensWebViewDelegate)?

    /// The web view that shows the page.
    public let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())

    /// The scripts that run in each page, in this order.
    public private(set) var scripts: [any InjectableScript] = PageScripts.all

    /// Whether the user can scroll the page.
    open var isScrollEnabled = true {
      didSet {
        #if canImport(UIKit)
          webView.scrollView.isScrollEnabled = isScrollEnabled
        #endif
      }
    }

    /// The navigation of a page that logs in and redirects to another page.
    private var loginNavigation: WKNavigation?

    /// Creates a view without a page.
    override public init(frame: CGRect) {
      super.init(frame: frame)
      addWebView()
    }

    /// Decodes a view without a page from a XIB.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      addWebView()
    }

    private func addWebView() {
      webView.frame = bounds
      webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      webView.backgroundColor = .clear
      addSubview(webView)
      #if canImport(UIKit)
        let receiver = PageReceiver(self)
        webView.configuration.userContentController.add(receiver, name: "screensDefault")
        webView.navigationDelegate = receiver
        webView.uiDelegate = receiver
        webView.isOpaque = false
      #endif
    }

    // MARK: Scripts

    /// Adds a script that runs in each page that is loaded from now on. It replaces a script with
    /// the same name.
    open func add(injectableScript script: any InjectableScript) {
      scripts.removeAll { $0.name == script.name }
      scripts.append(script)
    }

    /// Runs a script in the page that is currently shown.
    open func inject(injectableScript script: any InjectableScript) {
      #if canImport(UIKit)
        webView.evaluateJavaScript(script.content)
      #endif
    }

    // MARK: Pages

    /// Shows the page at the address of a request.
    open func load(request: URLRequest) {
      webView.isHidden = true
      loginNavigation = nil
      _ = webView.load(request)
    }

    /// Shows HTML as it is, in which addresses are relative to the server of `LiferayServerContext`.
    open func load(htmlString: String) {
      webView.isHidden = true
      loginNavigation = nil
      _ = webView.loadHTMLString(htmlString, baseURL: URL(string: LiferayServerContext.server))
    }

    /// Loads a page that logs a user in and redirects to another page, such as a `PortalLoginPage`.
    /// No script runs in it, because it could read the password.
    open func load(loginPage html: String) {
      webView.isHidden = true
      loginNavigation = webView.loadHTMLString(
        html, baseURL: URL(string: LiferayServerContext.server))
    }

    /// Deletes the data that the pages of all web views of the app have stored.
    open func clearCache() {
      #if canImport(UIKit)
        WKWebsiteDataStore.default().removeData(
          ofTypes: WKWebsiteDataStore.allWebsiteDataTypes(), modifiedSince: .distantPast
        ) {}
      #endif
    }

    // MARK: Events of the page

    /// Called with each message of a script. With the namespace `jsloaded`, a page reports that it
    /// is ready, and the message is its address.
    open func receive(namespace: String, message: String) {
      guard namespace == "jsloaded" else {
        delegate?.webView(self, didReceive: message, namespace: namespace)
        return
      }
      webView.isHidden = false
      delegate?.webView(self, didLoad: message)
    }

    /// Called when a page could not be loaded. A load that was replaced by another one is not a
    /// failure.
    open func receive(_ error: NSError) {
      guard error.code != NSURLErrorCancelled else { return }
      delegate?.webView(self, didFail: error)
    }

    #if canImport(UIKit)
      /// Called before a page is loaded.
      func willLoad(_ navigation: WKNavigation?) {
        let controller = webView.configuration.userContentController
        controller.removeAllUserScripts()
        guard !isLogin(navigation) else { return }
        for script in scripts {
          controller.addUserScript(
            WKUserScript(
              source: script.content, injectionTime: .atDocumentEnd, forMainFrameOnly: true))
        }
      }

      /// Called when a page is loaded. Does nothing for a login page, which redirects by itself. A
      /// page that runs no scripts, such as a PDF, is ready at once.
      func didLoad(_ navigation: WKNavigation?) {
        guard !isLogin(navigation) else { return }
        webView.evaluateJavaScript(PageScripts.waitForJsLoaded.content) { [weak self] _, error in
          guard let self, error != nil else { return }
          receive(namespace: "jsloaded", message: webView.url?.absoluteString ?? "")
        }
      }

      private func isLogin(_ navigation: WKNavigation?) -> Bool {
        navigation != nil && navigation === loginNavigation
      }
    #endif
  }

  /// Receives the events of a `ScreensWebView`, on the main actor.
  @MainActor
  public protocol ScreensWebViewDelegate: AnyObject {

    /// Called when a page is ready for scripts, with its address.
    func webView(_ webView: ScreensWebView, didLoad url: String)

    /// Called when a page could not be loaded.
    func webView(_ webView: ScreensWebView, didFail error: NSError)

    /// Called when a script has sent a message. Any page can send messages, so they must not be
    /// trusted.
    func webView(_ webView: ScreensWebView, didReceive message: String, namespace: String)
  }
#endif
