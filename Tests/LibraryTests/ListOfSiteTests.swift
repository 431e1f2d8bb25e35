import LiferayScreens
import LiferayScreensLibrary
import LiferayScreensTesting
import Testing

/// The lists of a site, in an app that has several sites.
@MainActor @Suite(.stubbedServers) struct ListOfSiteTests {

  private let session = StubSession.loggedIn()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Loads the list for the site 1, then without a connection for the site `other`. Returns how many
  /// rows were shown each time, -1 for an error.
  private func counts(
    of screenlet: BaseListScreenlet, offlineAt other: Int64,
    _ listen: (@escaping (Int) -> Void) -> Void
  ) async -> [Int] {
    var counts: [Int] = []
    listen { counts.append($0) }
    session.answers(rows: [["title": "Of site 1"]], count: 1)
    LiferayServerContext.groupId = 1
    window.addSubview(screenlet)
    await eventually { counts.count == 1 }
    session.goesOffline()
    LiferayServerContext.groupId = other
    screenlet.loadList()
    await eventually { counts.count == 2 }
    return counts
  }

  @Test(arguments: [1, 2])
  func `articles are those of the site`(other: Int64) async {
    let screenlet = WebContentListScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let events = WebContentListScreenletEvents()
    screenlet.delegate = events
    let counts = await counts(of: screenlet, offlineAt: other) { add in
      events.onWebContentListResponse = { add($0.count) }
      events.onWebContentListError = { _ in add(-1) }
    }
    #expect(counts == (other == 1 ? [1, 1] : [1, -1]))
  }

  @Test(arguments: [1, 2])
  func `assets are those of the site`(other: Int64) async {
    let screenlet = AssetListScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    screenlet.classNameId = 5
    let events = AssetListScreenletEvents()
    screenlet.delegate = events
    let counts = await counts(of: screenlet, offlineAt: other) { add in
      events.onAssetListResponse = { add($0.count) }
      events.onAssetListError = { _ in add(-1) }
    }
    #expect(counts == (other == 1 ? [1, 1] : [1, -1]))
  }
}
