import Foundation
import LiferayScreens
import LiferayScreensCompatibility
import LiferayScreensLibrary
import LiferayScreensTesting
import Testing

/// Lists of assets that a query of the app or an Asset Publisher finds.
@MainActor @Suite(.stubbedServers) struct AssetQueryUseTests {

  private let session = StubSession.loggedIn()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screenlet = AssetListScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    LiferayServerContext.language = "en"
    LiferayServerContext.companyId = 3
    LiferayServerContext.groupId = 4
    screenlet.classNameId = 5
    screenlet.firstPageSize = 2
    screenlet.pageSize = 2
    screenlet.autoLoad = false
    window.addSubview(screenlet)
    session.answers(rows: [["title": "Fish"]], count: 1)
  }

  /// Loads the first page, and returns the error of a failure.
  private func load() async throws -> NSError? {
    try await screenlet.outcome(of: AssetListScreenlet.LoadInitialPageAction) {
      screenlet.loadList()
    }.error
  }

  private var titles: [String] {
    screenlet.shownRows.compactMap { ($0 as? Asset)?.title }
  }

  /// The last call for assets.
  private var lastCall: StubCall? {
    session.calls.last { $0.path.hasSuffix("/get-asset-entries") }
  }

  private static let entryQuery = "com.liferay.asset.kernel.service.persistence.AssetEntryQuery"

  private static let callForClass = StubCall(
    "/screens.screensassetentry/get-asset-entries",
    [
      "+assetEntryQuery": entryQuery,
      "assetEntryQuery.classNameIds": 5,
      "assetEntryQuery.groupIds": 4,
      "assetEntryQuery.visible": true,
      "assetEntryQuery.start": 0,
      "assetEntryQuery.end": 2,
      "locale": "en_US",
    ])

  @Test func `a query of the app is sent with the class, the site and the page`() async throws {
    screenlet.customEntryQuery = ["orderByCol1": "title"]
    #expect(try await load() == nil)
    #expect(titles == ["Fish"])
    #expect(lastCall?.parameters["assetEntryQuery.orderByCol1"] as? String == "title")
    #expect(lastCall?.without("assetEntryQuery.orderByCol1") == Self.callForClass)
    #expect(
      session.calls.last
        == StubCall(
          "/assetentry/get-entries-count",
          [
            "+entryQuery": Self.entryQuery,
            "entryQuery.classNameIds": 5,
            "entryQuery.groupIds": 4,
            "entryQuery.orderByCol1": "title",
            "entryQuery.visible": true,
          ]))
  }

  @Test func `a query with classes and a site replaces those of the Screenlet`() async throws {
    screenlet.classNameId = 0
    screenlet.customEntryQuery = ["classNameIds": 9, "groupIds": 8, "end": 100]
    #expect(try await load() == nil)
    #expect(lastCall?.parameters["assetEntryQuery.classNameIds"] as? Int == 9)
    #expect(lastCall?.parameters["assetEntryQuery.groupIds"] as? Int == 8)
    #expect(lastCall?.parameters["assetEntryQuery.end"] as? Int == 2)
    #expect(session.calls.last?.parameters["entryQuery.classNameIds"] as? Int == 9)
  }

  @Test func `a query without any class is refused`() async throws {
    screenlet.classNameId = 0
    screenlet.customEntryQuery = ["orderByCol1": "title"]
    #expect(try await load() is ValidationError)
    #expect(session.calls.isEmpty)
  }

  @Test func `the assets of a publisher come page by page`() async throws {
    session.answers { call in
      let assets = ["a", "b", "c"].map { ["title": $0] }
      return Array(assets.prefix(call.parameters["max"] as? Int ?? 0))
    }
    screenlet.portletItemName = "News"
    #expect(try await load() == nil)
    #expect(
      session.calls.first
        == StubCall(
          "/screens.screensassetentry/get-asset-entries",
          [
            "companyId": 3, "groupId": 4, "portletItemName": "News", "locale": "en_US", "max": 2,
          ]))
    screenlet.loadPageForRow(2)
    await eventually { titles.count == 3 }
    #expect(titles == ["a", "b", "c"])
    #expect(session.calls.map { $0.parameters["max"] as? Int } == [2, 4])
  }

  @Test func `a publisher goes before a query, and without both it is the class`() async throws {
    screenlet.customEntryQuery = ["orderByCol1": "title"]
    screenlet.portletItemName = "News"
    screenlet.groupId = 8
    #expect(try await load() == nil)
    #expect(lastCall?.parameters["portletItemName"] as? String == "News")
    #expect(lastCall?.parameters["groupId"] as? Int == 8)

    screenlet.groupId = 0
    screenlet.portletItemName = ""
    #expect(try await load() == nil)
    #expect(lastCall?.parameters["assetEntryQuery.orderByCol1"] as? String == "title")

    screenlet.portletItemName = nil
    screenlet.customEntryQuery = nil
    #expect(screenlet.portletItemName == nil)
    #expect(screenlet.customEntryQuery == nil)
    #expect(try await load() == nil)
    #expect(lastCall == Self.callForClass)
  }

  @Test func `what each query and each publisher finds is cached apart`() async throws {
    screenlet.customEntryQuery = ["orderByCol1": "title"]
    #expect(try await load() == nil)
    screenlet.portletItemName = "News"
    #expect(try await load() == nil)
    session.goesOffline()
    #expect(try await load() == nil)
    #expect(titles == ["Fish"])
    screenlet.portletItemName = "Events"
    #expect(try await load() != nil)
    screenlet.portletItemName = nil
    #expect(try await load() == nil)
    screenlet.customEntryQuery = ["orderByCol1": "priority"]
    #expect(try await load() != nil)
    screenlet.customEntryQuery = nil
    #expect(try await load() != nil)
  }
}
