import Foundation
import Testing

@testable import HeadlessUIKit
@testable import LiferayScreens

/// A Screenlet that shows something without input, or in the theme `form` a field, too.
private final class PageScreenlet: BaseScreenlet {

  var interactors: [Interactor] = []

  override func createInteractor(name: String, sender: Any?) -> Interactor? {
    let interactor =
      name == "load" ? LoadInteractor(screenlet: self) : SendInteractor(screenlet: self)
    interactors.append(interactor)
    return interactor
  }

  private final class LoadInteractor: ServerReadConnectorInteractor {
    override func start() -> Bool { true }
  }

  private final class SendInteractor: Interactor {
    override func start() -> Bool { true }
  }
}

final class PageView_default: BaseScreenletView {

  let presenter = MBProgressHUDPresenter()

  override var progressMessages: [String: ProgressMessages] {
    [BaseScreenlet.DefaultAction: [.working: "Loading", .failure: "Not loaded"]]
  }

  override func createProgressPresenter() -> any ProgressPresenter { presenter }

  static func xib(_ inside: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <view id="root" customClass="PageView_default" customModule="LiferayScreensTests">
          <rect key="frame" x="0.0" y="0.0" width="320" height="440"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews>
            <\(inside) id="a"><rect key="frame" x="0" y="0" width="320" height="44"/></\(inside)>
          </subviews>
        </view>
      </objects>
    </document>
    """
  }
}

extension OneAtATime {
  /// What is in the middle of a view while its content is loaded, and when that has failed.
  @MainActor @Suite struct ContentPlaceholderTests {

    private let themes: ThemeFolder
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let error = NSError.errorWithCause(.notAvailable)

    init() throws {
      themes = try ThemeFolder([
        "Default/PageView_default.xib": PageView_default.xib("label"),
        "Form/PageView_form.xib": PageView_default.xib("textField"),
        "ItemListView_default.xib": ItemListScreenlet.xib("ItemListView_default", "tableView"),
        "ItemListView_collection.xib": ItemListScreenlet.xib(
          "ItemListView_collection", "collectionView"),
      ])
    }

    private func page(
      theme: String = "default", height: CGFloat = 440
    ) throws -> (PageScreenlet, PageView_default) {
      let screenlet = PageScreenlet(
        frame: CGRect(x: 0, y: 0, width: 320, height: height), themeName: theme)
      window.addSubview(screenlet)
      return (screenlet, try #require(screenlet.screenletView as? PageView_default))
    }

    @Test func `a view without content has a spinner, and then the content`() throws {
      let (screenlet, view) = try page()
      screenlet.performAction(name: "load")
      let placeholder = try #require(view.placeholder)
      #expect(placeholder.superview === view && placeholder.frame == view.bounds)
      #expect(placeholder.spinner.isAnimating && placeholder.label.text == "Loading")
      #expect(view.shownProgressMessage == "Loading")
      #expect(view.presenter.instance == nil)
      screenlet.interactors[0].callOnSuccess()
      #expect(view.placeholder == nil && placeholder.superview == nil)
      screenlet.performAction(name: "load")
      #expect(view.placeholder == nil && view.presenter.instance?.message == "Loading")
    }

    @Test func `after a failure, it is loaded again with a tap`() throws {
      let (screenlet, view) = try page()
      screenlet.performAction(name: "load")
      screenlet.interactors[0].callOnFailure(error)
      #expect(view.shownProgressMessage == "Not loaded" && view.presenter.instance == nil)
      let button = try #require(view.placeholder?.button)
      #expect(button.currentTitle == "Try Again" && button.superview != nil)
      try button.tap()
      #expect(screenlet.interactors.count == 2)
      #expect(view.shownProgressMessage == "Loading")
      screenlet.interactors[1].callOnSuccess()
      #expect(view.placeholder == nil)
    }

    @Test(arguments: ["form", "send", "low"])
    func `the panel is for forms, for what loads nothing, and for low views`(
      reason: String
    ) throws {
      let (screenlet, view) = try page(
        theme: reason == "form" ? "form" : "default", height: reason == "low" ? 60 : 440)
      screenlet.performAction(name: reason == "send" ? "send" : "load")
      screenlet.interactors[0].callOnFailure(error)
      #expect(view.placeholder == nil && view.presenter.instance?.message == "Not loaded")
    }

    @Test(arguments: ["default", "collection"])
    func `a list is loaded again with a tap`(theme: String) async throws {
      let list = ItemListScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      list.autoLoad = false
      list.themeName = theme
      window.addSubview(list)
      list.source.error = error
      let view = try #require(list.baseListView)
      list.loadList()
      #expect(view.placeholder?.spinner.isAnimating == true)
      await list.idle()
      #expect(view.shownProgressMessage == "The list could not be loaded")
      #expect(view.emptyLabel == nil)
      list.source.error = nil
      list.source.total = 2
      try #require(view.placeholder?.button).tap()
      await list.idle()
      #expect(view.rowCount == 2 && view.placeholder == nil && view.shownProgressMessage == nil)
      await list.idle()
    }

    @Test func `a failure of anything but the first page of a list is in the panel`() async throws {
      let list = ItemListScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      list.autoLoad = false
      list.source.total = 2
      window.addSubview(list)
      await list.load()
      let view = try #require(list.baseListView)
      let presenter = MBProgressHUDPresenter()
      let others = [
        ServerReadConnectorInteractor(screenlet: list),
        BaseListPageLoadInteractor(screenlet: list, page: 1, computeRowCount: false),
      ]
      for other in others {
        presenter.showHUDInView(window, message: "Counting", forInteractor: other)
        #expect(presenter.instance?.message == "Counting")
        presenter.hideHUDFromView(
          window, message: "Not counted", forInteractor: other, withError: error)
        #expect(presenter.instance?.message == "Not counted" && view.placeholder == nil)
        presenter.hideHud()
      }
      await list.idle()
    }

    @Test func `a list that was pulled down has one spinner`() async throws {
      let list = ItemListScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
      list.autoLoad = false
      window.addSubview(list)
      let view = try #require(list.baseListView as? ItemListView_default)
      let control = try #require(view.tableView?.refreshControl)
      control.beginRefreshing()
      list.loadList()
      #expect(view.placeholder == nil)
      await list.idle()
      #expect(!control.isRefreshing)
    }
  }
}

/// A failure at the button that started the action.
@MainActor struct ProblemAtButtonTests {

  private let view = BaseScreenletView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let content = UIStackView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let card = CardView(frame: .zero)
  private let row = UIStackView()
  private let button = ActionButton(frame: .zero)
  private let presenter = MBProgressHUDPresenter()
  private let interactor = Interactor()

  init() {
    content.axis = .vertical
    card.addSubview(row)
    content.addArrangedSubview(card)
    view.addSubview(content)
    button.restorationIdentifier = "save"
    interactor.tappedButton = button
  }

  private func fail(_ message: String) {
    presenter.hideHUDFromView(
      view, message: message, forInteractor: interactor,
      withError: NSError.errorWithCause(.notAvailable))
  }

  @Test func `it is above the button until the next tap`() {
    content.addArrangedSubview(button)
    fail("Not saved")
    fail("Still not saved")
    #expect(content.arrangedSubviews.count == 3)
    #expect(content.arrangedSubviews[0] === card && content.arrangedSubviews[2] === button)
    #expect(view.shownProgressMessage == "Still not saved" && presenter.instance == nil)
    button.beginWork("Saving", canRepeat: false)
    #expect(content.arrangedSubviews.count == 2 && view.shownProgressMessage == nil)
  }

  @Test func `it is below the card of a button in a row`() {
    button.isInRow = true
    row.addArrangedSubview(button)
    fail("Not found")
    #expect(content.arrangedSubviews.count == 2 && content.arrangedSubviews[0] === card)
    #expect(content.customSpacing(after: card) == 8)
    #expect(view.shownProgressMessage == "Not found")
    button.beginWork(nil, canRepeat: false)
    #expect(content.arrangedSubviews == [card])
    #expect(content.customSpacing(after: card) == UIStackView.spacingUseDefault)
  }

  @Test func `a button outside of stacks leaves it to the panel`() {
    view.addSubview(button)
    fail("Not saved")
    #expect(presenter.instance?.message == "Not saved" && view.shownProgressMessage == nil)
  }

  @Test func `a label for a problem has its symbol, and no room without text`() throws {
    let label = ProblemLabel(frame: .zero)
    let row = UIStackView(arrangedSubviews: [label])
    content.addArrangedSubview(row)
    label.awakeFromNib()
    #expect(row.arrangedSubviews == [label.symbolView, label] && row.isHidden)
    label.text = "Wrong"
    #expect(!row.isHidden && !label.isHidden)
    label.text = nil
    #expect(row.isHidden)
  }
}
