import DemoServer
import LiferayScreens
import TestSupport
import Testing

/// "The interactor tutorial".
@MainActor @Suite(.usesAppState) struct InteractorTutorialTests {

  private let screenlet = AddingScreenlet(frame: .zero)

  private func interactor(
    folderId: Int64 = DemoServer.folderId
  ) -> InteractorTutorial.AddBookmarkInteractor {
    InteractorTutorial.AddBookmarkInteractor(
      screenlet: screenlet, folderId: folderId, title: "Liferay", url: "http://www.liferay.com")
  }

  @Test func `the call runs in the background, and onSuccess stores its result`() async throws {
    try await withLiferay { server in
      let interactor = interactor()
      let error: NSError? = await withCheckedContinuation { continuation in
        interactor.onSuccess = { continuation.resume(returning: nil) }
        interactor.onFailure = { continuation.resume(returning: $0) }
        #expect(interactor.start())
        #expect(interactor.resultBookmarkInfo == nil)
      }
      #expect(error == nil)
      #expect(interactor.resultBookmarkInfo?.stringAttribute("name") == "Liferay")
      #expect(
        interactor.resultBookmarkInfo?.stringAttribute("description")
          == "Added from Liferay Screens")
      #expect(server.requests.count == 1)
    }
  }

  @Test(arguments: [
    (Fault.unauthorized, "com.liferay.mobile.sdk 4"),
    (.serverError, "com.liferay.mobile.sdk 500"),
    (.drop, "NSURLErrorDomain -1005"),
  ])
  func `onFailure reports the error of the call`(
    fault: Fault, expected: String
  ) async throws {
    try await withLiferay { server in
      server.add(fault)
      let interactor = interactor()
      #expect(short(await outcome(of: interactor)) == expected)
      #expect(short(interactor.lastError) == expected)
      #expect(interactor.resultBookmarkInfo == nil)
    }
  }

  @Test func `an exception of the server is a failure with its message`() async throws {
    try await withLiferay { _ in
      let error = await outcome(of: interactor(folderId: 1))
      #expect(short(error) == "com.liferay.mobile.sdk 2")
      #expect(error?.localizedDescription == "No bookmarks folder has the id 1.")
    }
  }

  @Test func `without a login there is no session, and it does not start`() {
    #expect(SessionContext.createSessionFromCurrentSession() == nil)
    #expect(!interactor().start())
  }

  // MARK: In a Screenlet

  @Test func `its Screenlet is notified of the start, and of the success`() async throws {
    try await withLiferay { _ in
      screenlet.folderId = DemoServer.folderId
      await screenlet.add()
      #expect(screenlet.events == ["start", "finish no error"])
      #expect(!screenlet.isActionRunning("add"))
    }
  }

  @Test func `its Screenlet is notified of the start, and of the failure`() async throws {
    try await withLiferay { _ in
      screenlet.folderId = 1
      await screenlet.add()
      #expect(screenlet.events == ["start", "finish com.liferay.mobile.sdk 2"])
      #expect(!screenlet.isActionRunning("add"))
    }
  }

  @Test func `its Screenlet is notified that it could not start`() async {
    await screenlet.add()
    #expect(screenlet.events == ["start", "finish LiferayScreens -2"])
    #expect(!screenlet.isActionRunning("add"))
  }
}

/// A Screenlet with the tutorial's interactor.
private final class AddingScreenlet: FooScreenlet {

  var folderId: Int64 = 0
  private(set) var events: [String] = []
  private var whenFinished: (() -> Void)?

  /// Performs the action, and waits for its end.
  func add() async {
    await withCheckedContinuation { continuation in
      whenFinished = { continuation.resume() }
      performAction(name: "add")
    }
  }

  override func createInteractor(name: String, sender: Any?) -> Interactor? {
    InteractorTutorial.AddBookmarkInteractor(
      screenlet: self, folderId: folderId, title: "Liferay", url: "http://www.liferay.com")
  }

  override func onStartInteraction() {
    events.append("start")
  }

  override func onFinishInteraction(_ result: Any?, error: NSError?) {
    events.append("finish \(short(error))")
    whenFinished?()
  }
}
