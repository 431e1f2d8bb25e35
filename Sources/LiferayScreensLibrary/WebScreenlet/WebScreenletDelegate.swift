import LiferayScreens

/// Receives the events of `WebScreenlet`. Every method is optional.
@MainActor
public protocol WebScreenletDelegate: BaseScreenletDelegate {

  /// Called when a page is ready for scripts, with its address.
  func onWebLoad(_ screenlet: WebScreenlet, url: String)

  /// Called when a page could not be loaded.
  func screenlet(_ screenlet: WebScreenlet, onError error: NSError)

  /// Called when a script in the page has called `Screens.postMessage`. Any page can do so, whoever
  /// wrote it: what it sends is not to be trusted.
  func screenlet(
    _ screenlet: WebScreenlet, onScriptMessageNamespace namespace: String,
    onScriptMessage message: String)
}

extension WebScreenletDelegate {

  public func onWebLoad(_ screenlet: WebScreenlet, url: String) {}

  public func screenlet(_ screenlet: WebScreenlet, onError error: NSError) {}

  public func screenlet(
    _ screenlet: WebScreenlet, onScriptMessageNamespace namespace: String,
    onScriptMessage message: String
  ) {}
}
