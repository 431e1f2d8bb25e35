import DemoServer
import LiferayScreens
import LiferayScreensLibrary

/// The Web Content Display Screenlet: one action, with a connector for articles as they are and one
/// for articles in a template.
final class WebContentDisplayStop: TourStop {

  static let name = "web-content-display"
  static let subject = "a connector chosen by what is set, an article without a connection"

  func visit(_ portal: TourPortal) async throws {
    let screenlet = WebContentDisplayScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    screenlet.articleId = "WELCOME"
    screenlet.delegate = self
    let screen = Screen()
    try await screen.show(screenlet, loading: WebContentDisplayScreenlet.LoadWebContentAction)
    let view: WebContentDisplayView_default = try screen.view()
    screen.tell(["htmlContent": view.htmlContent])

    Transcript.step("Set templateId to \(DemoServer.titleTemplateId)")
    screenlet.templateId = DemoServer.titleTemplateId
    screenlet.loadWebContent()
    try await screen.end(of: WebContentDisplayScreenlet.LoadWebContentAction)
    screen.tell(["htmlContent": view.htmlContent])

    Transcript.step("Set articleId to 'GONE'")
    screenlet.articleId = "GONE"
    screenlet.loadWebContent()
    try await screen.end(of: WebContentDisplayScreenlet.LoadWebContentAction)

    await portal.loseConnection()
    for articleId in ["WELCOME", "NEWS"] {
      Transcript.step("Set articleId to '\(articleId)'")
      screenlet.articleId = articleId
      screenlet.loadWebContent()
      try await screen.end(of: WebContentDisplayScreenlet.LoadWebContentAction)
    }
    await portal.recoverConnection()
    Transcript.step("loadWebContent()")
    screenlet.loadWebContent()
    try await screen.end(of: WebContentDisplayScreenlet.LoadWebContentAction)
    portal.tellRequests()
  }
}

extension WebContentDisplayStop: WebContentDisplayScreenletDelegate {

  func screenlet(
    _ screenlet: WebContentDisplayScreenlet, onWebContentResponse html: String
  ) -> String? {
    Transcript.call("delegate", "onWebContentResponse \(html)")
    return nil
  }

  func screenlet(_ screenlet: WebContentDisplayScreenlet, onWebContentError error: NSError) {
    Transcript.call("delegate", "onWebContentError \(error.localizedDescription)")
  }
}
