import LiferayScreens

/// Makes a `WebScreenletConfiguration`, step by step. Scripts of the app come before its style
/// sheets, and both before those that have an address.
///
///     screenlet.configuration = WebScreenletConfigurationBuilder(url: "/web/guest/blog")
///       .addJs(localFile: "blog")
///       .load()
open class WebScreenletConfigurationBuilder {

  private let url: String
  private let bundle: Bundle
  private var localJs: [any InjectableScript] = []
  private var localCss: [any InjectableScript] = []
  private var remoteJs: [any InjectableScript] = []
  private var remoteCss: [any InjectableScript] = []
  private var isCordovaEnabled = false
  private var webType = WebType.liferayAuthenticated

  /// Local files are those of `bundle`.
  public init(url: String, bundle: Bundle = .main) {
    self.url = url
    self.bundle = bundle
  }

  @discardableResult
  open func addJs(localFile: String) -> Self {
    localJs.append(JsScript(name: localFile, js: content(of: localFile, "js")))
    return self
  }

  @discardableResult
  open func addCss(localFile: String) -> Self {
    localCss.append(CssScript(name: localFile, css: content(of: localFile, "css")))
    return self
  }

  @discardableResult
  open func addJs(url: String) -> Self {
    remoteJs.append(RemoteJsScript(name: url, url: url))
    return self
  }

  @discardableResult
  open func addCss(url: String) -> Self {
    remoteCss.append(RemoteCssScript(name: url, url: url))
    return self
  }

  @discardableResult
  open func enableCordova() -> Self {
    isCordovaEnabled = true
    return self
  }

  @discardableResult
  open func set(webType: WebType) -> Self {
    self.webType = webType
    return self
  }

  /// The configuration.
  open func load() -> WebScreenletConfiguration {
    WebScreenletConfiguration(
      url: url, scripts: localJs + localCss + remoteJs + remoteCss,
      isCordovaEnabled: isCordovaEnabled, webType: webType)
  }

  private func content(of file: String, _ type: String) -> String {
    let url =
      bundle.url(forResource: file, withExtension: type)
      ?? bundle.url(forResource: file, withExtension: nil)
    guard let url, let text = try? String(contentsOf: url, encoding: .utf8) else {
      print("There is no file '\(file)' of type '\(type)'.")
      return ""
    }
    return text
  }
}
