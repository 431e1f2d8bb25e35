import LiferayScreens
import LiferayScreensLibrary
import LiferayScreensTesting
import Testing

/// The AssetDisplay Screenlet, which shows an asset in the Screenlet for what it is about.
@MainActor @Suite(.stubbedServers) struct AssetDisplayUseTests {

  private let session = StubSession.loggedIn()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screenlet = AssetDisplayScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let app = Listener()

  init() {
    LiferayServerContext.language = "en"
    screenlet.assetEntryId = 7
    screenlet.autoLoad = false
    screenlet.delegate = app
    window.addSubview(screenlet)
  }

  private func show(_ asset: [String: Any]) async throws -> UIView? {
    session.serves("content")
    session.answers(asset, to: "get-asset-entry")
    try await screenlet.performLoadAssetEntry()
    return try #require(screenlet.viewModel).innerScreenlet
  }

  @Test(arguments: [
    ("image/png", "ImageDisplayScreenlet"), ("video/mp4", "VideoDisplayScreenlet"),
    ("audio/wav", "AudioDisplayScreenlet"), ("application/pdf", "PdfDisplayScreenlet"),
    ("text/plain", "FileDisplayScreenlet"),
  ])
  func `a document is shown by the Screenlet for its type`(
    mimeType: String, expected: String
  ) async throws {
    let inner = try await show([
      "title": "Plan", "mimeType": mimeType, "object": ["url": "/documents/1/plan"],
    ])
    #expect(inner.map { "\(type(of: $0))" } == expected)
    #expect(app.configured == [expected])
    #expect(inner?.superview == screenlet.screenletView)
    await eventually { !session.addresses.isEmpty }
    #expect(session.addresses.map(\.path) == ["/documents/1/plan"])
  }

  @Test func `a blog and an article are shown by their Screenlets`() async throws {
    let blog = try await show([
      "classPK": 8, "mimeType": "text/html", "object": ["blogsEntry": ["title": "Fish"]],
    ])
    #expect((blog as? BlogsEntryDisplayScreenlet)?.classPK == 8)
    let article = try await show([
      "groupId": 3, "object": ["modelAttributes": ["articleId": "NEWS"]],
    ])
    #expect((article as? WebContentDisplayScreenlet)?.articleId == "NEWS")
    #expect((article as? WebContentDisplayScreenlet)?.groupId == 3)
    #expect(blog?.superview == nil)
  }

  @Test func `the app shows what the library does not`() async throws {
    app.view = UILabel()
    let inner = try await show(["title": "Table", "mimeType": "text/csv"])
    #expect(inner === app.view)
  }

  @Test func `what nobody shows leaves the view empty`() async throws {
    #expect(try await show(["title": "Plan", "mimeType": "text/plain"]) != nil)
    #expect(try await show(["title": "Table", "mimeType": "text/csv"]) == nil)
    #expect(screenlet.screenletView?.subviews == [])
  }
}

@MainActor private final class Listener: AssetDisplayScreenletDelegate {

  var view: UIView?
  private(set) var configured: [String] = []

  func screenlet(
    _ screenlet: AssetDisplayScreenlet, onConfigureScreenlet childScreenlet: BaseScreenlet?,
    onAsset asset: Asset
  ) {
    configured.append(childScreenlet.map { "\(type(of: $0))" } ?? "nil")
  }

  func screenlet(_ screenlet: AssetDisplayScreenlet, onAsset asset: Asset) -> UIView? {
    view
  }
}
