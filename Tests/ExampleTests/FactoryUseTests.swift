import BookmarkSummaries
import Foundation
import LiferayScreens
import TestSupport
import Testing

/// Generated code has all its connectors made by a factory, which the app can replace: here by one
/// whose connectors need no server.
@MainActor @Suite(.usesAppState) struct FactoryUseTests {

  private let screenlet = BookmarkSummaryScreenlet(
    frame: CGRect(x: 0, y: 0, width: 320, height: 250))
  private let delegate = SummaryDelegate()

  init() {
    screenlet.delegate = delegate
    screenlet.folderId = 30200
  }

  @Test func `a factory assigned in code makes the connectors of every step`() async throws {
    LiferayServerContext.connectorFactory = FakingFactory()
    defer { LiferayServerContext.reset() }
    screenlet.performAction(name: BookmarkSummaryScreenlet.LoadSummaryAction)
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.events == ["loaded 42: Faked; A faked page"])
  }

  @Test func `a factory named in the plist does, too`() async throws {
    try await withServerContext(["connectorFactoryClassName": "ExampleTests.FakingFactory"]) {
      screenlet.viewModel?.url = "http://fake.example"
      screenlet.performAction(name: BookmarkSummaryScreenlet.AddBookmarkAction)
      #expect(await comesAbout { !delegate.events.isEmpty })
      #expect(delegate.events == ["added A faked page http://fake.example"])
    }
  }

  @Test func `a plist that names no factory leaves the connectors as they are`() async throws {
    try await withServerContext(["connectorFactoryClassName": "ExampleTests.Nobody"]) {
      screenlet.performAction(name: BookmarkSummaryScreenlet.LoadSummaryAction)
      #expect(await comesAbout { !delegate.events.isEmpty })
      #expect(delegate.events == ["error LiferayScreens -2"])
    }
  }

  @Test func `what the app's connectors refuse is refused`() {
    LiferayServerContext.connectorFactory = FakingFactory()
    defer { LiferayServerContext.reset() }
    screenlet.folderId = 0
    screenlet.performAction(name: BookmarkSummaryScreenlet.LoadSummaryAction)
    #expect(delegate.events == ["error LiferayScreens -4"])
  }
}

/// The app's own: its connectors are subclasses of those that were asked for.
final class FakingFactory: NamedConnectorFactory {

  func create<Connector: ServerConnector>(_ make: () -> Connector) -> Connector {
    let connector = make()
    let fake: ServerConnector =
      switch connector {
      case let asked as CountBookmarksLiferayConnector:
        FakeCountConnector(folderId: asked.folderId)
      case let asked as NewestBookmarksLiferayConnector:
        FakeNewestConnector(folderId: asked.folderId)
      case let asked as AddBookmarkLiferayConnector:
        FakeAddConnector(folderId: asked.folderId, title: asked.title, url: asked.url)
      case let asked as HttpConnector:
        FakeHttpConnector(url: asked.url)
      default:
        connector
      }
    return fake as? Connector ?? connector
  }
}

private final class FakeCountConnector: CountBookmarksLiferayConnector, @unchecked Sendable {

  override func createSession() -> LRSession? { LRSession(server: "http://fake.example") }

  override func doRun(session: LRSession) { resultCount = 42 }
}

private final class FakeNewestConnector: NewestBookmarksLiferayConnector, @unchecked Sendable {

  override func createSession() -> LRSession? { LRSession(server: "http://fake.example") }

  override func doRun(session: LRSession) {
    resultBookmarks = [["name": "Faked", "url": "http://fake.example"]]
  }
}

private final class FakeAddConnector: AddBookmarkLiferayConnector, @unchecked Sendable {

  override func createSession() -> LRSession? { LRSession(server: "http://fake.example") }

  override func doRun(session: LRSession) { resultBookmarkInfo = ["name": title, "url": url] }
}

private final class FakeHttpConnector: HttpConnector, @unchecked Sendable {

  override func doRun(session: LRSession) {
    resultData = Data("<title>A faked page</title>".utf8)
    callOnComplete()
  }
}
