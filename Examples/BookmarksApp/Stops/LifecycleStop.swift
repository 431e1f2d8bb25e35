import DemoServer
import LiferayScreens

/// The Add Bookmark Screenlet again, with every call from the XIB to the delegate.
final class LifecycleStop: TourStop {

  static let name = "lifecycle"
  static let subject = "every call of one Screenlet, from the XIB to the delegate"

  func visit(_ portal: TourPortal) async throws {
    SessionContext.logout()
    try await Lifecycle(
      server: portal.server.url, user: DemoUser.joe.emailAddress, password: DemoUser.joe.password,
      folderId: DemoServer.folderId, groupId: nil, page: portal.server.homePage
    ).run()
  }
}
