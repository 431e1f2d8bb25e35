import DemoServer
import Foundation
import LiferayScreens
import LiferayScreensLibrary
import TestSupport
import Testing

/// The generated WebContentDisplay Screenlet, used as an app uses it, with the articles of the demo
/// server.
@MainActor @Suite(.usesAppState) struct WebContentDisplayUseTests {

  private let app: DemoApp
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screenlet = WebContentDisplayScreenlet(
    frame: CGRect(x: 0, y: 0, width: 320, height: 250))
  private let delegate = RecordingDelegate()

  init() throws {
    app = try DemoApp()
    SessionContext.loginWithBasic(
      username: DemoUser.joe.screenName, password: DemoUser.joe.password, userAttributes: [:])
    screenlet.delegate = delegate
    screenlet.articleId = "WELCOME"
  }

  @Test func `an article is loaded when the Screenlet is shown`() async throws {
    window.addSubview(screenlet)
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.events == ["html: <h1>Welcome</h1><p>Fish &amp; chips at noon.</p>"])
    #expect(try view().htmlContent == "<h1>Welcome</h1><p>Fish &amp; chips at noon.</p>")
    #expect(app.server.commands == ["get-article-content"])
  }

  @Test func `with a template it is loaded through that`() async throws {
    screenlet.templateId = DemoServer.titleTemplateId
    window.addSubview(screenlet)
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.events == ["html: <h1>Welcome</h1>"])
    #expect(app.server.commands == ["get-journal-article-content"])
  }

  @Test func `which connector runs is decided each time`() async throws {
    screenlet.templateId = 7
    window.addSubview(screenlet)
    #expect(await comesAbout { delegate.events.count == 1 })
    screenlet.templateId = 0
    screenlet.loadWebContent()
    #expect(await comesAbout { delegate.events.count == 2 })
    #expect(
      delegate.events == [
        "error: No template has the id 7.",
        "html: <h1>Welcome</h1><p>Fish &amp; chips at noon.</p>",
      ])
  }

  @Test func `without a connection an article is read as it came through its template`()
    async throws
  {
    let article = "html: <h1>Welcome</h1><p>Fish &amp; chips at noon.</p>"
    window.addSubview(screenlet)
    #expect(await comesAbout { delegate.events.count == 1 })
    app.server.add(.drop)
    screenlet.loadWebContent()
    #expect(await comesAbout { delegate.events.count == 2 })
    #expect(delegate.events == [article, article])
    screenlet.templateId = DemoServer.titleTemplateId
    screenlet.loadWebContent()
    #expect(await comesAbout { delegate.events.count == 3 })
    #expect(delegate.events.last?.hasPrefix("error: ") == true)
    app.server.removeFaults()
    screenlet.loadWebContent()
    #expect(await comesAbout { delegate.events.count == 4 })
    #expect(delegate.events.last == "html: <h1>Welcome</h1>")
  }

  @Test func `the group of the Screenlet goes before that of the app`() async throws {
    screenlet.groupId = 7
    window.addSubview(screenlet)
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.events == ["error: No article of site 7 has the id 'WELCOME'."])
  }

  @Test func `without an article nothing is asked`() async throws {
    screenlet.articleId = ""
    window.addSubview(screenlet)
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.events == ["error: Which article is it?"])
    #expect(app.server.requests.isEmpty)
  }

  private func view() throws -> WebContentDisplayView_default {
    try #require(screenlet.screenletView as? WebContentDisplayView_default)
  }
}

@MainActor private final class RecordingDelegate: WebContentDisplayScreenletDelegate {

  private(set) var events: [String] = []

  func screenlet(
    _ screenlet: WebContentDisplayScreenlet, onWebContentResponse html: String
  ) -> String? {
    events.append("html: \(html)")
    return nil
  }

  func screenlet(_ screenlet: WebContentDisplayScreenlet, onWebContentError error: NSError) {
    events.append("error: \(error.localizedDescription)")
  }
}
