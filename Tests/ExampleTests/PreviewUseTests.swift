@testable import Blogs
@testable import BrandedLogins
@testable import Kitchens
import LiferayScreens
import LiferayScreensLibrary
import LiferayScreensTesting
import Testing
@testable import WesterosLibrary

/// What the generated previews show in Xcode.
@MainActor @Suite(.stubbedServers) struct PreviewUseTests {

  private let session = StubSession.loggedIn()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))

  @Test(arguments: ["default", "dark", "large"])
  func `a preview shows a sample in every control`(theme: String) throws {
    let screenlet = kitchenSample(themeName: theme)
    let view = try #require(screenlet.screenletView as? KitchenScreenletView_default)
    #expect(screenlet.shownTheme == theme)
    #expect(view.dishTextField?.text == "Rain on the pier")
    #expect(view.guestsStepper?.value == 1)
    #expect(view.isVegetarianSwitch?.isOn == true)
    #expect(screenlet.viewModel?.price == 12.5)
  }

  @Test func `a preview of a list shows rows in place of those of a server`() {
    let screenlet = blogListSample(themeName: "default")
    show(screenlet)
    let titles = screenlet.shownRows.compactMap { ($0 as? Blogs.BlogEntry)?.title }
    #expect(
      titles == [
        "Forms that survive a tunnel", "Harbour at dusk", "Minutes of the meeting in March",
      ])
    #expect(screenlet.cells.count == 3)
    #expect(session.calls.isEmpty)
  }

  @Test(arguments: ["parchment", "tiles", "westeros", "wide"])
  func `themes that are added have previews of their own`(theme: String) {
    let samples: [String: @MainActor (String) -> WebContentListScreenlet] = [
      "parchment": webContentListView_parchmentSample, "tiles": webContentListView_tilesSample,
      "westeros": webContentListView_westerosSample, "wide": webContentListView_wideSample,
    ]
    guard let screenlet = samples[theme]?(theme) else { return }
    show(screenlet)
    #expect(screenlet.shownTheme == theme)
    #expect(screenlet.cells.count == 3)
    #expect(session.calls.isEmpty)
  }

  @Test func `a preview performs no action, whoever asks for it`() {
    let screenlet = brandedLoginSample(themeName: "default")
    show(screenlet)
    #expect(screenlet.viewModel?.userName == "ada@example.com")
    #expect(screenlet.brandedLoginViewModel?.saveCredentials == true)
    #expect(!screenlet.performDefaultAction())
    #expect(session.requests.isEmpty)
  }

  @Test func `a Screenlet in a cell performs no action either`() throws {
    let screenlet = commentListView_portraitsSample(themeName: "portraits")
    show(screenlet)
    let cell = try #require(screenlet.cells.first as? CommentCell_portraits)
    #expect(cell.portraitScreenlet?.performsActions == false)
    #expect(cell.portraitScreenlet?.performDefaultAction() == false)
    #expect(session.calls.isEmpty)
    #expect(BlogListScreenlet(frame: .zero).performsActions)
  }

  @Test func `a preview shows why it has no view`() throws {
    let screenlet = kitchenSample(themeName: "none")
    let label = try #require(screenlet.subviews.first as? UILabel)
    #expect(label.text == "There is no XIB of the theme 'none'.")
  }

  private func show(_ screenlet: BaseScreenlet) {
    screenlet.frame = window.bounds
    window.addSubview(screenlet)
    screenlet.layoutIfNeeded()
  }
}
