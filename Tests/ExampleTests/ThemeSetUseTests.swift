import Bookmarks
import BrandedLogins
import Foundation
import LiferayScreens
import LiferayScreensLibrary
import LiferayScreensThemeFlat7
import LiferayScreensThemeWesteros
import TestSupport
import Testing

/// The themes of the examples, in sets over several Screenlets: each is looked up by its name, has a
/// view of the kind that the spec says, and shows what its set says.
@MainActor @Suite(.usesAppState) struct ThemeSetUseTests {

  /// A Screenlet with the controls of its views, whatever their class.
  enum Sample: String, CaseIterable, CustomTestStringConvertible {
    case addBookmark, login

    var testDescription: String { rawValue }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  // MARK: Looking up

  @Test(
    arguments: Sample.allCases,
    [
      ("default", "default"), ("flat7", "flat7"), ("westeros", "westeros"), ("large", "default"),
      ("FLAT7", "flat7"), ("Westeros", "westeros"), ("LARGE", "default"),
      ("stannis", "default"), ("", "default"),
    ])
  func `a theme is found by its name in any case, else the default one`(
    sample: Sample, _ theme: (asked: String, shown: String)
  ) throws {
    let screenlet = sample.screenlet(in: window, theme: theme.asked)
    let view = try #require(screenlet.screenletView)
    #expect(screenlet.themeError == nil)
    #expect(screenlet.themeName == theme.asked)
    #expect("\(type(of: view))" == "\(sample.viewName)_\(theme.shown)")
    #expect(screenlet.subviews == [view])
  }

  @Test(arguments: Sample.allCases)
  func `a theme can be changed at any time`(sample: Sample) throws {
    let screenlet = sample.screenlet(in: window, theme: "westeros")
    for theme in ["flat7", "large", "westeros", "default"] {
      screenlet.themeName = theme
      let view = try #require(screenlet.screenletView)
      let shown = theme == "large" ? "default" : theme
      #expect("\(type(of: view))" == "\(sample.viewName)_\(shown)")
      #expect(screenlet.subviews == [view])
    }
  }

  // MARK: Kinds

  @Test(arguments: Sample.allCases)
  func `the view of each theme is what its kind says`(sample: Sample) throws {
    let parent = try sample.view("default", in: window)
    let extended = try sample.view("flat7", in: window)
    let full = try sample.view("westeros", in: window)
    let child = try sample.view("large", in: window)
    #expect(Self.superclass(of: parent) == "BaseScreenletView")
    #expect(Self.superclass(of: extended) == "\(sample.viewName)_default")
    #expect(Self.superclass(of: full) == "BaseScreenletView")
    #expect(type(of: child) == type(of: parent))
    for view in [parent, extended, full, child] {
      #expect(sample.isViewModel(view))
      #expect(sample.buttons(of: view).allSatisfy { $0.restorationIdentifier != nil })
      #expect(sample.buttons(of: view).count == sample.buttons(of: parent).count)
      #expect(sample.fields(of: view).count == sample.fields(of: parent).count)
    }
  }

  // MARK: Constants

  @Test(arguments: Sample.allCases)
  func `the view of the full theme shows the constants of its set`(sample: Sample) throws {
    let view = try sample.view("westeros", in: window)
    #expect(view.backgroundColor == WesterosThemeConstants.parchmentColor)
    #expect(!sample.fields(of: view).isEmpty && !sample.buttons(of: view).isEmpty)
    #expect(view.cardViews.map(\.backgroundColor) == [WesterosThemeConstants.pageColor])
    #expect(view.cardViews.map(\.layer.cornerRadius) == [WesterosThemeConstants.cornerRadius])
    #expect(!view.captionLabels.isEmpty)
    for caption in view.captionLabels {
      #expect(caption.textColor == WesterosThemeConstants.sepiaColor)
    }
    for field in sample.fields(of: view) {
      #expect(field.tintColor == WesterosThemeConstants.crimsonColor)
      #expect(field.textColor == WesterosThemeConstants.inkColor)
      #expect(field.font == WesterosThemeConstants.textFont)
    }
    for button in sample.buttons(of: view) {
      let look = try #require(button.configuration)
      let isPrimary = (button as? ActionButton)?.isPrimary == true
      let crimson = WesterosThemeConstants.crimsonColor
      #expect(button.tintColor == crimson)
      #expect(look.background.backgroundColor == (isPrimary ? crimson : nil))
      #expect(look.baseForegroundColor == (isPrimary ? WesterosThemeConstants.parchmentColor : nil))
      #expect(button.titleLabel?.font == WesterosThemeConstants.buttonFont)
      #expect(look.background.cornerRadius == WesterosThemeConstants.cornerRadius)
    }
  }

  @Test(arguments: Sample.allCases)
  func `the view of the extended theme shows the constants of its set`(sample: Sample) throws {
    let view = try sample.view("flat7", in: window)
    #expect(view.backgroundColor == Flat7ThemeConstants.nightColor)
    #expect(view.cardViews.map(\.backgroundColor) == [Flat7ThemeConstants.coalColor])
    for field in sample.fields(of: view) {
      #expect(field.tintColor == Flat7ThemeConstants.greenColor)
      // What the set does not speak of is as the parent has it.
      #expect(field.textColor == nil)
    }
    for button in sample.buttons(of: view) {
      let look = try #require(button.configuration)
      #expect(button.tintColor == Flat7ThemeConstants.greenColor)
      #expect(look.background.cornerRadius == Flat7ThemeConstants.buttonRadius)
      guard (button as? ActionButton)?.isPrimary == true else { continue }
      #expect(look.background.backgroundColor == Flat7ThemeConstants.greenColor)
      #expect(look.baseForegroundColor == Flat7ThemeConstants.nightColor)
      #expect(button.titleLabel?.font == Flat7ThemeConstants.buttonFont)
    }
  }

  @Test(arguments: Sample.allCases, ["default", "large"])
  func `a theme without a set has none of it`(sample: Sample, theme: String) throws {
    let view = try sample.view(theme, in: window)
    #expect(view.cardViews.map(\.backgroundColor) == [.white])
    #expect(view.cardViews.map(\.layer.cornerRadius) == [12])
    for button in sample.buttons(of: view) {
      #expect(button.configuration?.background.backgroundColor == nil)
      let isInRow = (button as? ActionButton)?.isInRow == true
      #expect(button.configuration?.cornerStyle == (isInRow ? .capsule : .large))
    }
  }

  @Test func `the constants are those of the specs`() {
    #expect(
      WesterosThemeConstants.crimsonColor
        == UIColor(red: 166 / 255, green: 28 / 255, blue: 28 / 255, alpha: 1))
    #expect(WesterosThemeConstants.textFont.fontName == "Georgia")
    #expect(WesterosThemeConstants.textFont.pointSize == 15)
    #expect(WesterosThemeConstants.cornerRadius == 6)
    #expect(Flat7ThemeConstants.paperColor == .white)
    #expect(Flat7ThemeConstants.buttonFont == .boldSystemFont(ofSize: 17))
  }

  // MARK: Progress

  @Test(arguments: Sample.allCases)
  func `each theme has the presenter of its set`(sample: Sample) throws {
    #expect(
      try sample.view("westeros", in: window).createProgressPresenter()
        is WesterosProgressPresenter)
    #expect(
      try sample.view("flat7", in: window).createProgressPresenter() is Flat7ProgressPresenter)
    for theme in ["default", "large"] {
      let presenter = try sample.view(theme, in: window).createProgressPresenter()
      #expect(type(of: presenter) == MBProgressHUDPresenter.self)
    }
  }

  @Test(
    arguments: Sample.allCases,
    [
      ("westeros", UIColor?.some(WesterosThemeConstants.crimsonColor), 0.95),
      ("flat7", Flat7ThemeConstants.greenColor, 1), ("default", nil, 1), ("large", nil, 1),
    ])
  func `an action shows progress as the presenter of the theme does`(
    sample: Sample, _ expected: (theme: String, color: UIColor?, opacity: Double)
  ) throws {
    let screenlet = sample.screenlet(in: window, theme: expected.theme)
    let view = try #require(screenlet.screenletView)
    let button = try #require(
      sample.buttons(of: view).first { ($0 as? ActionButton)?.isPrimary == true })
    // Nothing is typed in: the connector refuses at once. No button is tapped, so the panel says why.
    screenlet.performAction(name: button.restorationIdentifier ?? "")
    let panel = try #require(window.subviews.compactMap { $0 as? ProgressHUD }.last)
    #expect(panel.message?.isEmpty == false)
    #expect(panel.backgroundColor == expected.color)
    #expect(abs(panel.alpha - expected.opacity) < 0.001)
  }

  private static func superclass(of view: UIView) -> String {
    Mirror(reflecting: view).superclassMirror.map { "\($0.subjectType)" } ?? ""
  }
}

@MainActor
extension ThemeSetUseTests.Sample {
  fileprivate var viewName: String {
    switch self {
    case .addBookmark: "AddBookmarkView"
    case .login: "BrandedLoginView"
    }
  }

  /// The Screenlet on a screen, with the view of that theme.
  fileprivate func screenlet(in window: UIWindow, theme: String) -> BaseScreenlet {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 240)
    let screenlet: BaseScreenlet
    switch self {
    case .addBookmark: screenlet = AddBookmarkScreenlet(frame: frame, themeName: theme)
    case .login: screenlet = BrandedLoginScreenlet(frame: frame, themeName: theme)
    }
    window.addSubview(screenlet)
    return screenlet
  }

  fileprivate func view(_ theme: String, in window: UIWindow) throws -> BaseScreenletView {
    try #require(screenlet(in: window, theme: theme).screenletView)
  }

  fileprivate func isViewModel(_ view: UIView) -> Bool {
    switch self {
    case .addBookmark: view is any AddBookmarkViewModel
    case .login: view is any LoginViewModel
    }
  }

  fileprivate func fields(of view: UIView) -> [UITextField] {
    view.descendants.compactMap { $0 as? UITextField }
  }

  fileprivate func buttons(of view: UIView) -> [UIButton] {
    view.descendants.compactMap { $0 as? UIButton }
  }
}
