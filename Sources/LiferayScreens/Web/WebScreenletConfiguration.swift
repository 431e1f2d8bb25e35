internal import Foundation

/// How a page is loaded: by a user of the portal, who is logged in first, or without a login.
public enum WebType: Int, Sendable {
  case liferayAuthenticated, other
}

/// The page that a `WebScreenlet` shows, with the scripts that are added to it.
open class WebScreenletConfiguration {

  public let url: String
  public let scripts: [any InjectableScript]
  public let isCordovaEnabled: Bool
  public let webType: WebType

  public init(
    url: String, scripts: [any InjectableScript], isCordovaEnabled: Bool, webType: WebType
  ) {
    self.url = url
    self.scripts = scripts
    self.isCordovaEnabled = isCordovaEnabled
    self.webType = webType
  }
}
