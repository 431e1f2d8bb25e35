import DemoServer
import LiferayScreens
import LiferayScreensLibrary

/// The Asset List Screenlet: a query object, and a count that another service knows.
final class AssetListStop: TourStop {

  static let name = "asset-list"
  static let subject = "assets of one class, by a query object, a text for none, the cache"

  private func makeScreenlet(classNameId: Int64) -> AssetListScreenlet {
    let screenlet = AssetListScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 150))
    screenlet.classNameId = classNameId
    screenlet.firstPageSize = 2
    screenlet.pageSize = 2
    screenlet.delegate = self
    return screenlet
  }

  func visit(_ portal: TourPortal) async throws {
    try await portal.keep([
      "Swift": "https://swift.org", "Forums": "https://forums.swift.org",
      "Blog": "https://swift.org/blog",
    ])
    let screen = Screen()
    let first = AssetListScreenlet.LoadInitialPageAction
    try await screen.show(
      makeScreenlet(classNameId: DemoServer.bookmarkClassNameId), loading: first)
    try screen.tellRows { (row: Asset) in row.title }
    try await screen.scrollToEnd(loading: AssetListScreenlet.LoadPageAction)
    try screen.tellRows { (row: Asset) in row.title }
    try screen.tapRow(0)

    try await screen.show(makeScreenlet(classNameId: DemoServer.blogClassNameId), loading: first)
    try screen.tellRows { (row: Asset) in row.title }
    screen.tell(["emptyText": try screen.view(AssetListView_default.self).emptyText])
    try await screen.show(makeScreenlet(classNameId: 0), loading: first)

    await portal.loseConnection()
    let cached = makeScreenlet(classNameId: DemoServer.bookmarkClassNameId)
    try await screen.show(cached, loading: first)
    try await screen.scrollToEnd(loading: AssetListScreenlet.LoadPageAction)
    try screen.tellRows { (row: Asset) in row.title }
    await portal.recoverConnection()
    try await portal.keep(["Docs": "https://docs.swift.org"])
    Transcript.step("loadList()")
    cached.loadList()
    try await screen.end(of: first)
    try await screen.scrollToEnd(loading: AssetListScreenlet.LoadPageAction)
    portal.tellRequests()
  }
}

extension AssetListStop: AssetListScreenletDelegate {

  func screenlet(_ screenlet: AssetListScreenlet, onAssetListResponse rows: [Asset]) {
    let titles = rows.map(\.title).joined(separator: ", ")
    Transcript.call("delegate", "onAssetListResponse \(titles.isEmpty ? "no assets" : titles)")
  }

  func screenlet(_ screenlet: AssetListScreenlet, onAssetListError error: NSError) {
    Transcript.call("delegate", "onAssetListError \(error.localizedDescription)")
  }

  func screenlet(_ screenlet: AssetListScreenlet, onAssetSelected asset: Asset) {
    Transcript.call("delegate", "onAssetSelected \(asset.title), a \(asset.className)")
  }
}
