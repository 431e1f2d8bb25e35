import DemoServer
import HeadlessUIKit
import LiferayScreens
import TestSupport
import Testing

/// "The architecture tutorial", section "Screenlet Layer": from a tap to the server and back.
@MainActor @Suite(.usesAppState) struct ScreenletLayerTests {

  private let screenlet = MyScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 102))
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let delegate = RecordingDelegate()

  init() {
    window.addSubview(screenlet)
    screenlet.delegate = delegate
  }

  private func view() throws -> MyScreenletView_default {
    try #require(screenlet.screenletView as? MyScreenletView_default)
  }

  /// Requests the number of bookmarks in this folder, like a user does, and waits for the end.
  private func count(_ folderId: Int64) async throws {
    try view().folderIdTextField?.text = "\(folderId)"
    let button = try #require(try view().countButton)
    await delegate.end { button.sendActions(for: .touchUpInside) }
  }

  @Test func `a control performs the action named by its restorationIdentifier`() throws {
    let button = try #require(try view().countButton)
    #expect(button.restorationIdentifier == "count")
    button.sendActions(for: .touchUpInside)
    #expect(screenlet.actions == ["count"])
  }

  @Test func `events are distinguished by their identifiers, and unknown ones do nothing`() {
    #expect(!screenlet.performAction(name: "unknown"))
    #expect(!screenlet.performDefaultAction())
    #expect(screenlet.loadCount())
    #expect(screenlet.actions == ["unknown", "defaultAction", "count"])
  }

  @Test func `a tap makes the interactor call the server, and view and delegate get the result`()
    async throws
  {
    try await withLiferay { _ in
      let session = try #require(SessionContext.createSessionFromCurrentSession())
      try LRBookmarksEntryService_v7(session: session).addEntryWithGroupId(
        DemoServer.groupId, folderId: DemoServer.folderId, name: "a", url: "http://example.com",
        description: "", serviceContext: nil)
      try await count(DemoServer.folderId)
      #expect(delegate.events == ["count 1"])
      #expect(try view().countLabel?.text == "1")
    }
  }

  @Test func `the content of the view is validated by the connector`() async throws {
    try await withLiferay { server in
      try await count(-1)
      #expect(delegate.events == ["error LiferayScreens -4"])
      #expect(try view().countLabel?.text == nil)
      #expect(server.requests.isEmpty)
    }
  }

  @Test func `a failure is reported to the delegate`() async throws {
    try await withLiferay { server in
      server.add(.unauthorized)
      try await count(DemoServer.folderId)
      #expect(delegate.events == ["error com.liferay.mobile.sdk 4"])
    }
  }

  @Test func `an inspectable parameter overrides the server context's value`() async throws {
    try await withLiferay { _ in
      screenlet.groupId = 1
      let made = screenlet.createInteractor(name: "count", sender: nil) as? MyUserCaseInteractor
      #expect(made?.groupId == 1)
      screenlet.groupId = 0
      let other = screenlet.createInteractor(name: "count", sender: nil) as? MyUserCaseInteractor
      #expect(other?.groupId == DemoServer.groupId)
    }
  }
}

/// Records its events, and resumes whoever waits for one.
private final class RecordingDelegate: MyScreenletDelegate {

  private(set) var events: [String] = []
  private var whenHeard: (() -> Void)?

  /// Waits for the first event after `action`.
  func end(of action: () -> Void) async {
    await withCheckedContinuation { continuation in
      whenHeard = { continuation.resume() }
      action()
    }
  }

  func screenlet(_ screenlet: MyScreenlet, onCountLoaded count: Int) {
    hear("count \(count)")
  }

  func screenlet(_ screenlet: MyScreenlet, onCountError error: NSError) {
    hear("error \(short(error))")
  }

  private func hear(_ event: String) {
    events.append(event)
    whenHeard?()
    whenHeard = nil
  }
}
