import DemoServer
import Foundation
import LiferayScreens
import LiferayScreensLibrary
import TestSupport
import Testing

/// The generated UserPortrait Screenlet, used as an app uses it.
@MainActor @Suite(.usesAppState) struct UserPortraitUseTests {

  private let app: DemoApp
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screenlet = UserPortraitScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 250))

  init() throws {
    app = try DemoApp()
    SessionContext.loginWithBasic(
      username: DemoUser.joe.screenName, password: DemoUser.joe.password, userAttributes: [:])
    screenlet.userId = DemoUser.joe.userId
    window.addSubview(screenlet)
  }

  @Test func `the portrait of a user is loaded, in two steps`() async throws {
    let image = try await screenlet.performLoadPortrait().image
    #expect(image.size == CGSize(width: 1, height: 1))
    #expect(try view().portraitSize == CGSize(width: 1, height: 1))
  }

  @Test func `without a connection the portrait is the one that was read last`() async throws {
    _ = try await screenlet.performLoadPortrait()
    try view().image = nil
    app.server.add(.drop)
    _ = try await screenlet.performLoadPortrait()
    #expect(try view().portraitSize == CGSize(width: 1, height: 1))
  }

  @Test func `another one is uploaded, and loaded then`() async throws {
    let picture = try #require(UIImage(data: DemoServer.picture))
    let user = try await screenlet.performUploadPortrait(sender: picture)
    #expect(user.portraitId > 0)
    let image = try await screenlet.performLoadPortrait().image
    #expect(image.jpegData(compressionQuality: 1) == DemoServer.picture)
  }

  @Test func `without a connection the last image is kept, and sent once there is one`()
    async throws
  {
    let picture = try #require(UIImage(data: DemoServer.picture))
    let events = UserPortraitScreenletEvents()
    var saved = 0
    events.onUserPortraitSaved = { saved += 1 }
    screenlet.delegate = events
    app.server.add(.drop)
    for _ in 1...2 {
      screenlet.performAction(name: UserPortraitScreenlet.UploadPortraitAction, sender: picture)
      await eventually { !screenlet.isActionRunning(UserPortraitScreenlet.UploadPortraitAction) }
    }
    #expect(saved == 2)
    app.server.removeFaults()
    let cache = try #require(SessionContext.currentContext?.cacheManager)
    let manager = SyncManager(cacheManager: cache)
    manager.register(UserPortraitSynchronizer())
    let requests = app.server.requests.count
    await withCheckedContinuation { done in manager.startSync { done.resume() } }
    #expect(app.server.commands[requests...] == ["update-portrait"])
    let image = try await screenlet.performLoadPortrait().image
    #expect(image.jpegData(compressionQuality: 1) == DemoServer.picture)
  }

  @Test func `an image without pixels is not sent`() async throws {
    let error = await #expect(throws: ValidationError.self) {
      _ = try await screenlet.performUploadPortrait(sender: UIImage())
    }
    #expect(error?.localizedDescription == "This image cannot be used.")
    #expect(!app.server.commands.contains("update-portrait"))
  }

  private func view() throws -> UserPortraitView_default {
    try #require(screenlet.screenletView as? UserPortraitView_default)
  }
}

extension UserPortraitView_default {
  fileprivate var portraitSize: CGSize? { portraitImage?.image?.size }
}
