import HeadlessUIKit
import LiferayScreens
import TestSupport
import Testing

/// "The architecture tutorial", sections "Screenlet Layer" and "Theme Layer": names and themes.
@MainActor @Suite(.usesAppState) struct ThemeLayerTests {

  private func theme(of screenlet: BaseScreenlet) -> String? {
    screenlet.screenletView?.accessibilityIdentifier
  }

  @Test(arguments: ["barTheme", "BarTheme", "BARTHEME"])
  func `the view FooScreenletView and the theme BarTheme make FooScreenletView_barTheme.xib`(
    themeName: String
  ) {
    let screenlet = FooScreenlet(frame: .zero, themeName: themeName)
    #expect(screenlet.screenletView is FooScreenletView)
    #expect(theme(of: screenlet) == "barTheme")
    #expect(screenlet.themeName == themeName)
    #expect(screenlet.themeError == nil)
  }

  @Test(arguments: [nil, "default", "westeros"])
  func `the default theme is used if themeName is not specified or invalid`(themeName: String?) {
    let screenlet = FooScreenlet(frame: .zero, themeName: themeName)
    #expect(screenlet.screenletView is FooScreenletView)
    #expect(theme(of: screenlet) == "default")
    #expect(screenlet.themeError == nil)
  }

  @Test func `themeName can change the theme at any time`() {
    let screenlet = FooScreenlet(frame: .zero)
    screenlet.themeName = "barTheme"
    #expect(theme(of: screenlet) == "barTheme")
    screenlet.themeName = nil
    #expect(theme(of: screenlet) == "default")
  }

  @Test func `every theme's view implements the view model and has its outlets connected`() throws {
    for themeName in ["default", "child", "themeX"] {
      let screenlet = MyScreenlet(frame: .zero, themeName: themeName)
      #expect(screenlet.viewModel === screenlet.screenletView)
      let view = try #require(screenlet.screenletView as? MyScreenletView_default)
      #expect(theme(of: screenlet) == themeName)
      #expect(view.folderIdTextField != nil)
      #expect(view.countLabel != nil)
      #expect(view.countButton?.currentTitle == "Count")
    }
  }

  @Test func `a child theme has its parent's class, and arranges the same components differently`()
    throws
  {
    let parent = MyScreenlet(frame: .zero)
    let child = MyScreenlet(frame: .zero, themeName: "child")
    let parentView = try #require(parent.screenletView as? MyScreenletView_default)
    let childView = try #require(child.screenletView as? MyScreenletView_default)
    #expect(type(of: childView) == type(of: parentView))
    #expect(childView.subviews.count == parentView.subviews.count)
    #expect(parentView.countButton?.frame.minY == 68)
    #expect(childView.countButton?.frame.minY == 100)
  }

  @Test func `an extended theme has its own class, which extends its parent's`() {
    let screenlet = MyScreenlet(frame: .zero, themeName: "themeX")
    #expect(screenlet.screenletView is MyScreenletView_themeX)
    screenlet.viewModel?.count = "3"
    let view = screenlet.screenletView as? MyScreenletView_default
    #expect(view?.countLabel?.text == "3 bookmarks")
  }
}
