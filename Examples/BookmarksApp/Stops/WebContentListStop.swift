import DemoServer
import LiferayScreens
import LiferayScreensLibrary

/// The Web Content List Screenlet, and the article of a row: both are there without a connection.
final class WebContentListStop: TourStop {

  static let name = "web-content-list"
  static let subject = "articles in a table and in a collection, without a connection"

  private let screen = Screen()
  private var selected: WebContent?

  private func makeScreenlet(theme: String) -> WebContentListScreenlet {
    let screenlet = WebContentListScreenlet(
      frame: CGRect(x: 0, y: 0, width: 320, height: 40), themeName: theme)
    screenlet.firstPageSize = 1
    screenlet.pageSize = 1
    screenlet.delegate = self
    return screenlet
  }

  func visit(_ portal: TourPortal) async throws {
    try await show(makeScreenlet(theme: "default"))
    try screen.tapRow(0)
    try await showSelected()

    await portal.loseConnection()
    try await show(makeScreenlet(theme: "default-collection"))
    try await showSelected()
    let remote = makeScreenlet(theme: "default")
    remote.offlinePolicy = "remote-only"
    try await screen.show(remote, loading: WebContentListScreenlet.LoadInitialPageAction)

    await portal.recoverConnection()
    Transcript.step("loadList()")
    remote.loadList()
    try await screen.end(of: WebContentListScreenlet.LoadInitialPageAction)
    try await screen.scrollToEnd(loading: WebContentListScreenlet.LoadPageAction)
    try screen.tellRows { (row: WebContent) in row.title }
    portal.tellRequests()
  }

  private func show(_ screenlet: WebContentListScreenlet) async throws {
    try await screen.show(screenlet, loading: WebContentListScreenlet.LoadInitialPageAction)
    try await screen.scrollToEnd(loading: WebContentListScreenlet.LoadPageAction)
    try screen.tellRows { (row: WebContent) in row.title }
  }

  private func showSelected() async throws {
    let screenlet = WebContentDisplayScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    screenlet.articleId = selected?.articleId ?? ""
    screenlet.delegate = self
    try await screen.show(screenlet, loading: WebContentDisplayScreenlet.LoadWebContentAction)
    let view: WebContentDisplayView_default = try screen.view()
    screen.tell(["htmlContent": view.htmlContent])
  }
}

extension WebContentListStop: WebContentListScreenletDelegate {

  func screenlet(
    _ screenlet: WebContentListScreenlet, onWebContentListResponse rows: [WebContent]
  ) {
    let titles = rows.map(\.title).joined(separator: ", ")
    Transcript.call("delegate", "onWebContentListResponse \(titles)")
  }

  func screenlet(_ screenlet: WebContentListScreenlet, onWebContentListError error: NSError) {
    Transcript.call("delegate", "onWebContentListError \(error.localizedDescription)")
  }

  func screenlet(
    _ screenlet: WebContentListScreenlet, onWebContentSelected webContent: WebContent
  ) {
    Transcript.call(
      "delegate", "onWebContentSelected \(webContent.title), \(webContent.articleId)")
    selected = webContent
  }
}

extension WebContentListStop: WebContentDisplayScreenletDelegate {

  func screenlet(_ screenlet: WebContentDisplayScreenlet, onWebContentError error: NSError) {
    Transcript.call("delegate", "onWebContentError \(error.localizedDescription)")
  }
}
