public import Foundation

/// Builds a `WebScreenletConfiguration` step by step. The app's local scripts come before its local
/// style sheets, and both come before scripts and style sheets with an address.
///
///     screenlet.configuration = WebScreenletConfigurationBuilder(url: "/web/guest/blog")
///       .addJs(localFile: "blog")
///       .load()
open class WebScreenletConfigurationBuilder {

  private enum Kind: CaseIterable { case localJs, localCss, remoteJs, remoteCss }

  private let url: String
  private let bundle: Bundle
  private var scripts: [Kind: [any InjectableScript]] = [:]
  private var isCordovaEnabled = false
  private var webType = WebType.liferayAuthenticated

  /// Creates a builder whose local files are those of `bundle`.
  public init(url: String, bundle: Bundle = .main) {
    (self.url, self.bundle) = (url, bundle)
  }

  @discardableResult
  open func addJs(localFile: String) -> Self {
    add(JsScript(name: localFile, js: content(of: localFile, "js")), .localJs)
  }

  @discardableResult
  open func addCss(localFile: String) -> Self {
    add(CssScript(name: localFile, css: content(of: localFile, "css")), .localCss)
  }

  @discardableResult
  open func addJs(url: String) -> Self {
    add(RemoteJsScript(name: url, url: url), .remoteJs)
  }

  @discardableResult
  open func addCss(url: String) -> Self {
    add(RemoteCssScript(name: url, url: url), .remoteCss)
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

  /// Returns the configuration.
  open func load() -> WebScreenletConfiguration {
    WebScreenletConfiguration(
      url: url, scripts: Kind.allCases.flatMap { scripts[$0] ?? [] },
      isCordovaEnabled: isCordovaEnabled, webType: webType)
  }

  private func add(_ script: any InjectableScript, _ kind: Kind) -> Self {
    scripts[kind, default: []].append(script)
    return self
  }

  private func content(of file: String, _ type: String) -> String {
    let url =
      bundle.url(forResource: file, withExtension: type)
      ?? bundle.url(forResource: file, withExtension: nil)
    let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
    if text == nil { print("There is no file '\(file)' of type '\(type)'.") }
    return text ?? ""
  }
}
