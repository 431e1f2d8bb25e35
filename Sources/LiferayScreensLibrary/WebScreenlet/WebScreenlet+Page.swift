import LiferayScreens

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Loads the page of `WebScreenlet`, and hears from its scripts.
extension WebScreenlet {

  /// The delegate, if it receives the events of this Screenlet.
  public var webDelegate: (any WebScreenletDelegate)? {
    delegate as? any WebScreenletDelegate
  }

  /// Loads the page of `configuration`, with its scripts. The delegate hears of a page that nobody
  /// is logged in for.
  public func load() {
    guard let configuration else {
      return report(.invalidServerResponse, "There is no configuration.")
    }
    viewModel?.add(injectableScripts: WebPageScripts.all + configuration.scripts)
    switch configuration.webType {
    case .liferayAuthenticated:
      guard let context = SessionContext.currentContext,
        let userName = context.basicAuthUsername, let password = context.basicAuthPassword
      else { return report(.abortedDueToPreconditions, "Nobody is logged in with a password.") }
      let page = WebLoginPage(url: configuration.url, userName: userName, password: password)
      viewModel?.load(htmlString: page.html)
    case .other:
      guard let url = URL(string: configuration.url) else {
        return report(.abortedDueToPreconditions, "'\(configuration.url)' is not an address.")
      }
      viewModel?.load(request: URLRequest(url: url))
    }
  }

  /// Runs a script in the page that is shown.
  public func inject(injectableScript: any InjectableScript) {
    viewModel?.inject(injectableScript: injectableScript)
  }

  /// Forgets what pages have stored.
  public func clearCache() {
    viewModel?.clearCache()
  }

  /// Hands over what a script has posted. What the Screenlet's own scripts post stays here.
  public func handleJsCall(namespace: String, message: String) {
    guard namespace.hasPrefix("screensinternal") else {
      webDelegate?.screenlet(
        self, onScriptMessageNamespace: namespace, onScriptMessage: message)
      return
    }
    if loggingEnabled { print(message) }
  }

  private func report(_ cause: ScreensErrorCause, _ message: String) {
    webDelegate?.screenlet(self, onError: .errorWithCause(cause, message: message))
  }
}
