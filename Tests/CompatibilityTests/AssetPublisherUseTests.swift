import Foundation
import LiferayScreens
import LiferayScreensCompatibility
import LiferayScreensLibrary
import LiferayScreensTesting
import Testing

/// An AssetDisplay Screenlet that shows the first asset of an Asset Publisher.
@MainActor @Suite(.stubbedServers) struct AssetPublisherUseTests {

  private let session = StubSession.loggedIn()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screenlet = AssetDisplayScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let events = AssetDisplayScreenletEvents()
  private let log = Log()

  init() {
    LiferayServerContext.language = "en"
    LiferayServerContext.companyId = 3
    LiferayServerContext.groupId = 4
    screenlet.autoLoad = false
    screenlet.delegate = events
    screenlet.portletItemName = "News"
    events.onAssetResponse = { [log] in log.add($0.title) }
    events.onAssetError = { [log] in log.add("error \($0.code)") }
    window.addSubview(screenlet)
  }

  private func callsTo(_ method: String) -> [StubCall] {
    session.calls.filter { $0.path.hasSuffix("/\(method)") }
  }

  @Test func `the first asset is shown, and the delegate hears of it`() async throws {
    session.answers(
      [["title": "Fish", "classPK": 8, "object": ["blogsEntry": ["title": "Fish"]]]],
      to: "get-asset-entries")
    let asset = try await screenlet.performLoadAssetEntry()
    #expect(asset.title == "Fish")
    #expect(log.entries == ["Fish"])
    #expect(screenlet.assetDisplayViewModel?.asset?.title == "Fish")
    let inner = screenlet.assetDisplayViewModel?.innerScreenlet as? BlogsEntryDisplayScreenlet
    #expect(inner?.classPK == 8)
    #expect(
      callsTo("get-asset-entries") == [
        StubCall(
          "/screens.screensassetentry/get-asset-entries",
          [
            "companyId": 3, "groupId": 4, "portletItemName": "News", "locale": "en_US", "max": 1,
          ])
      ])
  }

  @Test func `it is shown from the cache without a connection`() async throws {
    session.answers([["title": "Plan", "mimeType": "text/csv"]], to: "get-asset-entries")
    try await screenlet.performLoadAssetEntry()
    session.goesOffline()
    let kept = try await screenlet.performLoadAssetEntry()
    #expect(kept.title == "Plan")
    screenlet.portletItemName = "Events"
    await #expect(throws: NSError.self) { _ = try await screenlet.performLoadAssetEntry().title }
  }

  @Test func `a publisher that shows nothing is a failure`() async {
    session.answers([] as [[String: Any]], to: "get-asset-entries")
    await #expect(throws: NSError.self) { _ = try await screenlet.performLoadAssetEntry().title }
    #expect(log.entries == ["error \(ScreensErrorCause.invalidServerResponse.rawValue)"])
  }

  @Test func `an id goes before the publisher, and without it the class is asked for`()
    async throws
  {
    session.answers(["title": "Plan", "mimeType": "text/csv"], to: "get-asset-entry")
    screenlet.assetEntryId = 7
    try await screenlet.performLoadAssetEntry()
    screenlet.assetEntryId = 0
    screenlet.portletItemName = nil
    screenlet.className = "com.example.Plan"
    screenlet.classPK = 2
    try await screenlet.performLoadAssetEntry()
    let calls = callsTo("get-asset-entry")
    #expect(calls.contains { $0.parameters["entryId"] as? Int == 7 })
    #expect(calls.contains { $0.parameters["classPK"] as? Int == 2 })
    #expect(callsTo("get-asset-entries").isEmpty)
    #expect(log.entries == ["Plan", "Plan"])
  }
}
