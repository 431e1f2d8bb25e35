import DemoServer
import Foundation
import LiferayScreens
import TestSupport

/// An app that has begun to run, and the demo server that it talks to. With the last reference, all
/// of it is gone.
final class DemoApp: Sendable {

  let server: DemoServer
  /// Where the app keeps credentials.
  let credentials: TemporaryFolder

  init() throws {
    server = try DemoServer()
    credentials = try TemporaryFolder()
    restart()
  }

  deinit {
    SessionContext.logout()
    LiferayServerContext.reset()
    server.stop()
  }

  /// Forgets what an app forgets when it ends, and begins to run again.
  func restart() {
    SessionContext.logout()
    LiferayServerContext.reset()
    LiferayServerContext.server = server.url
    LiferayServerContext.companyId = DemoServer.companyId
    LiferayServerContext.groupId = DemoServer.groupId
    LiferayServerContext.credentialsVault = CredentialsFile(directory: credentials.url)
  }

  /// Whether anything is kept where credentials are.
  var keepsCredentials: Bool {
    get throws { try !TemporaryFolder.files(below: credentials.url).isEmpty }
  }
}

/// Waits, for ten seconds at most, until `condition` holds; false if it does not.
@MainActor
func comesAbout(_ condition: () -> Bool) async -> Bool {
  for _ in 0..<2000 {
    if condition() { return true }
    try? await Task.sleep(for: .milliseconds(5))
  }
  return false
}

/// What the progress panel over the window says, or else what a view says itself.
@MainActor
func shownMessage(in window: UIWindow) -> String? {
  let panel = window.subviews.compactMap { $0 as? ProgressHUD }.last
  let views = window.descendants.compactMap { $0 as? BaseScreenletView }
  return panel?.message ?? views.lazy.compactMap(\.shownProgressMessage).first
}

extension UIView {
  /// The views in the view, and those in them.
  var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
