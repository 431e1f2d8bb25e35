import Foundation
import HeadlessUIKit
import LiferayScreens
import Testing

extension OneAtATime {
  @MainActor @Suite struct BaseScreenletTests {

    private let themes: ThemeFolder
    private let events = SampleScreenlet.events

    init() throws {
      themes = try ThemeFolder([
        "Default/SampleView_default.xib": ThemeFolder.xib(),
        "Other/SampleView_other.xib": ThemeFolder.xib(class: "SampleView_other"),
      ])
      events.removeAll()
    }

    private func screenlet() -> SampleScreenlet {
      SampleScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 176))
    }

    // MARK: Life cycle

    @Test func `the hooks of creation are called in this order`() throws {
      let screenlet = screenlet()
      #expect(
        events.all == [
          "screenlet.onPreCreate", "view.onPreCreate", "view.onSetTranslations",
          "view.onCreated, screenlet unknown", "view.createProgressPresenter",
          "screenlet.onCreated",
        ])
      let view = try #require(screenlet.screenletView)
      #expect(view.screenlet === screenlet)
      #expect(view.themeName == "default")
      #expect(screenlet.subviews.first === view)
      #expect(view.frame == screenlet.bounds)
      #expect(screenlet.constraints.count == 4)
      #expect(screenlet.clipsToBounds)
    }

    @Test func `entering and leaving a window calls onShow and onHide, every time`() {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let controller = UIViewController()
      window.rootViewController = controller
      let screenlet = screenlet()
      events.removeAll()
      for _ in 0..<2 {
        window.addSubview(screenlet)
        screenlet.removeFromSuperview()
      }
      let round = ["screenlet.onShow", "view.onShow", "screenlet.onHide", "view.onHide"]
      #expect(events.all == round + round)
      #expect(screenlet.presentingViewController === controller)
      #expect(screenlet.screenletView?.presentingViewController === controller)
    }

    @Test func `another theme replaces the view`() async throws {
      let screenlet = screenlet()
      weak let before = screenlet.screenletView
      events.removeAll()
      screenlet.themeName = "other"
      #expect(screenlet.screenletView is SampleView_other)
      #expect(screenlet.screenletView?.themeName == "other")
      #expect(screenlet.subviews.count == 1)
      await eventually { before == nil }
      #expect(
        events.all == [
          "screenlet.onPreCreate", "view.onPreCreate", "view.onSetTranslations",
          "view.onCreated, screenlet unknown", "view.onDestroy", "view.createProgressPresenter",
          "screenlet.onCreated",
        ])
    }

    @Test func `defect 52: a theme that is set in onPreCreate is built, once`() {
      let screenlet = screenlet()
      screenlet.themeToChooseInTime = "other"
      events.removeAll()
      screenlet.themeName = "default"
      #expect(screenlet.themeName == "other")
      #expect(screenlet.screenletView is SampleView_other)
      #expect(events.all.filter { $0 == "screenlet.onCreated" }.count == 1)
    }

    @Test func `defect 52: a Screenlet in a XIB that sets the default theme is built once`()
      throws
    {
      let xib = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <view id="r">
              <rect key="frame" x="0.0" y="0.0" width="320" height="400"/>
              <subviews>
                <view id="s" customClass="SampleScreenlet" customModule="LiferayScreensTests">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="176"/>
                  <userDefinedRuntimeAttributes>
                    <userDefinedRuntimeAttribute type="string" keyPath="themeName" value="default"/>
                  </userDefinedRuntimeAttributes>
                </view>
                <view id="t" customClass="SampleScreenlet" customModule="LiferayScreensTests">
                  <rect key="frame" x="0.0" y="0.0" width="320" height="176"/>
                </view>
              </subviews>
            </view>
          </objects>
        </document>
        """
      let objects = try UINib(data: Data(xib.utf8)).instantiate(withOwner: nil)
      let root = try #require(objects.first as? UIView)
      let screenlets = root.subviews.compactMap { $0 as? SampleScreenlet }
      #expect(screenlets.map { $0.screenletView is SampleView_default } == [true, true])
      #expect(events.all.filter { $0 == "screenlet.onCreated" }.count == 2)
    }

    @Test func `a XIB connects the delegate of a Screenlet`() throws {
      let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
          <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
            <view id="s" customClass="SampleScreenlet" customModule="LiferayScreensTests">
              <rect key="frame" x="0.0" y="0.0" width="320" height="176"/>
              <connections>
                <outlet property="delegate" destination="-1" id="o"/>
              </connections>
            </view>
          </objects>
        </document>
        """
      let owner = CustomInteractorDelegate()
      let objects = try UINib(data: Data(xib.utf8)).instantiate(withOwner: owner)
      let screenlet = try #require(objects.first as? SampleScreenlet)
      #expect(screenlet.delegate === owner)
      #expect(screenlet.performAction(name: "save"))
      #expect(owner.interactor != nil)
    }

    @Test func `defect 46: interactors that end on many threads at once are all removed`() async {
      let screenlet = self.screenlet()
      screenlet.makeInteractor = { [weak screenlet] _, _ in
        SampleInteractor(screenlet: screenlet) { interactor in
          Thread.detachNewThread {
            Task { @MainActor in interactor.callOnSuccess() }
          }
          return true
        }
      }
      for index in 0..<64 { screenlet.performAction(name: "action \(index % 4)") }
      #expect(screenlet.isActionRunning("action 0"))
      await eventually { (0..<4).allSatisfy { !screenlet.isActionRunning("action \($0)") } }
      #expect(events.all.filter { $0.hasPrefix("screenlet.onFinishInteraction") }.count == 64)
    }

    @Test func `a Screenlet and its view are released`() async {
      weak var screenlet: SampleScreenlet?
      weak var view: BaseScreenletView?
      do {
        let made = self.screenlet()
        made.makeInteractor = { [weak made] _, _ in
          SampleInteractor(screenlet: made) {
            $0.callOnSuccess()
            return true
          }
        }
        made.performDefaultAction()
        (screenlet, view) = (made, made.screenletView)
      }
      #expect(screenlet == nil)
      #expect(view == nil)
      #expect(events.all.last == "view.onDestroy")
    }

    // MARK: Actions

    @Test func `the hooks of an action are called in this order`() {
      let screenlet = screenlet()
      var work: SampleInteractor?
      screenlet.makeInteractor = { [weak screenlet] _, sender in
        #expect(sender as? Int == 7)
        let interactor = SampleInteractor(screenlet: screenlet) {
          work = $0
          return true
        }
        interactor.onSuccess = { SampleScreenlet.events.add("onSuccess") }
        return interactor
      }
      events.removeAll()
      #expect(screenlet.performAction(name: "save", sender: 7))
      #expect(screenlet.isActionRunning("save"))
      #expect(!screenlet.isActionRunning("other"))
      work?.callOnSuccess()
      #expect(!screenlet.isActionRunning("save"))
      #expect(
        events.all == [
          "screenlet.createInteractor save", "show Saving", "screenlet.onAction save",
          "screenlet.onStartInteraction", "view.onStartInteraction", "start",
          "onSuccess", "screenlet.onFinishInteraction result no error",
          "view.onFinishInteraction result no error", "hide Saved",
        ])
    }

    @Test(arguments: [
      ("save", "show Saving", "hide Not saved"), ("quiet", "show ", "hide nil"),
      ("none", "", "hide nil"),
    ])
    func `a failure is reported, and progress is shown as the view defines`(
      action: String, shown: String, hidden: String
    ) {
      let screenlet = screenlet()
      screenlet.makeInteractor = { [weak screenlet] _, _ in
        SampleInteractor(screenlet: screenlet) {
          $0.callOnFailure(NSError.errorWithCause(.invalidServerResponse))
          return true
        }
      }
      events.removeAll()
      screenlet.performAction(name: action)
      let progress = events.all.filter { $0.hasPrefix("show") || $0.hasPrefix("hide") }
      #expect(progress == [shown, hidden].filter { !$0.isEmpty })
      #expect(
        events.all.dropLast().suffix(2) == [
          "screenlet.onFinishInteraction result LiferayScreens -3",
          "view.onFinishInteraction result LiferayScreens -3",
        ])
    }

    @Test func `an action that is cancelled has no message`() {
      let screenlet = screenlet()
      screenlet.makeInteractor = { [weak screenlet] _, _ in
        SampleInteractor(screenlet: screenlet) { _ in true }
      }
      screenlet.performAction(name: "save")
      events.removeAll()
      screenlet.cancelInteractorsForAction("save")
      #expect(events.all.last == "hide nil")
    }

    @Test func `the panel of an action that began anew stays when the former run is cancelled`() {
      let screenlet = screenlet()
      var former: Interactor?
      screenlet.makeInteractor = { [weak screenlet] _, _ in
        SampleInteractor(screenlet: screenlet) { interactor in
          former?.cancel()
          former = interactor
          return true
        }
      }
      screenlet.performAction(name: "save")
      events.removeAll()
      screenlet.performAction(name: "save")
      let progress = events.all.filter { $0.hasPrefix("show") || $0.hasPrefix("hide") }
      #expect(progress == ["show Saving"])
    }

    @Test func `another theme hides the panel of the theme before it`() {
      let screenlet = screenlet()
      screenlet.makeInteractor = { [weak screenlet] _, _ in
        SampleInteractor(screenlet: screenlet) { _ in true }
      }
      screenlet.performAction(name: "save")
      events.removeAll()
      screenlet.themeName = "other"
      #expect(events.all.prefix(2) == ["screenlet.onPreCreate", "hide nil"])
    }

    @Test func `a validation error has its own message`() {
      let screenlet = screenlet()
      screenlet.makeInteractor = { [weak screenlet] _, _ in
        SampleInteractor(screenlet: screenlet) {
          $0.callOnFailure(ValidationError("Title cannot be empty"))
          return true
        }
      }
      screenlet.performAction(name: "save")
      #expect(events.all.last == "hide Title cannot be empty")
    }

    @Test func `an unknown action is not performed`() {
      let screenlet = screenlet()
      events.removeAll()
      #expect(!screenlet.performAction(name: "unknown"))
      #expect(events.all == ["screenlet.createInteractor unknown"])
      #expect(!screenlet.performDefaultAction())
      #expect(events.all.last == "screenlet.createInteractor defaultAction")
    }

    @Test func `defect 42: the delegate's interactor runs, and no other is created`() {
      let screenlet = screenlet()
      let delegate = CustomInteractorDelegate()
      screenlet.delegate = delegate
      screenlet.makeInteractor = { _, _ in
        Issue.record("the standard interactor was made")
        return nil
      }
      events.removeAll()
      #expect(screenlet.performAction(name: "save"))
      #expect(!events.all.contains("screenlet.createInteractor save"))
      #expect(screenlet.isActionRunning("save"))
      delegate.interactor?.callOnSuccess()
      #expect(!screenlet.isActionRunning("save"))
    }

    @Test func `defect 43: an interactor that does not start fails, and is no longer running`() {
      let screenlet = screenlet()
      screenlet.makeInteractor = { [weak screenlet] _, _ in
        let interactor = SampleInteractor(screenlet: screenlet) { _ in false }
        interactor.onFailure = { SampleScreenlet.events.add("onFailure \(short($0))") }
        return interactor
      }
      #expect(!screenlet.performAction(name: "save"))
      #expect(!screenlet.isActionRunning("save"))
      #expect(
        events.all.suffix(4) == [
          "onFailure LiferayScreens -2", "screenlet.onFinishInteraction result LiferayScreens -2",
          "view.onFinishInteraction result LiferayScreens -2", "hide Not saved",
        ])
    }

    @Test func `defect 44: an interactor that is started directly ends without a crash`() {
      let screenlet = screenlet()
      events.removeAll()
      let interactor = SampleInteractor(screenlet: screenlet) {
        $0.callOnSuccess()
        return true
      }
      #expect(interactor.start())
      #expect(
        events.all == [
          "start", "screenlet.onFinishInteraction result no error",
          "view.onFinishInteraction result no error", "hide nil",
        ])
    }

    @Test func `defect 45: an interactor without a Screenlet does not run forever`() {
      let screenlet = screenlet()
      screenlet.makeInteractor = { _, _ in
        SampleInteractor(screenlet: nil) {
          $0.callOnSuccess()
          return true
        }
      }
      screenlet.performAction(name: "save")
      #expect(!screenlet.isActionRunning("save"))
      #expect(events.all.last == "hide Saved")
    }

    @Test func `all interactors of an action can be cancelled, and others continue`() {
      let screenlet = screenlet()
      screenlet.makeInteractor = { [weak screenlet] name, _ in
        let interactor = SampleInteractor(screenlet: screenlet) { _ in true }
        interactor.onFailure = { SampleScreenlet.events.add("\(name) \(short($0))") }
        return interactor
      }
      for name in ["save", "save", "other"] { screenlet.performAction(name: name) }
      events.removeAll()
      screenlet.cancelInteractorsForAction("save")
      #expect(
        events.all.filter { $0.hasPrefix("save") }
          == ["save LiferayScreens -6", "save LiferayScreens -6"])
      #expect(!screenlet.isActionRunning("save"))
      #expect(screenlet.isActionRunning("other"))
      screenlet.cancelInteractorsForAction("other")
    }

    @Test func `an interactor is retained while it runs and no longer`() {
      let screenlet = screenlet()
      weak var interactor: SampleInteractor?
      screenlet.makeInteractor = { [weak screenlet] _, _ in
        let made = SampleInteractor(screenlet: screenlet) { _ in true }
        interactor = made
        return made
      }
      screenlet.performAction(name: "save")
      #expect(interactor != nil)
      interactor?.callOnSuccess()
      #expect(interactor == nil)
    }

    @Test func `translations are set again on demand`() {
      let screenlet = screenlet()
      events.removeAll()
      screenlet.refreshTranslations()
      #expect(events.all == ["view.onSetTranslations"])
    }
  }
}

private final class CustomInteractorDelegate: BaseScreenletDelegate {

  var interactor: Interactor?

  func screenlet(
    _ screenlet: BaseScreenlet, customInteractorForAction: String, withSender: Any?
  ) -> Interactor? {
    let interactor = SampleInteractor(screenlet: screenlet) { _ in true }
    self.interactor = interactor
    return interactor
  }
}
