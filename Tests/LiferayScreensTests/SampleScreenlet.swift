import Foundation
import HeadlessUIKit
import LiferayScreens

/// A Screenlet whose hooks record their calls. Its module has no XIBs: tests write them.
class SampleScreenlet: BaseScreenlet {

  nonisolated static let events = Events()

  var makeInteractor: (String, Any?) -> Interactor? = { _, _ in nil }
  var themeToChooseInTime: String?
  var policies: [String: RunningPolicy] = [:]
  var nameOfDefaultAction = BaseScreenlet.DefaultAction

  override var defaultActionName: String { nameOfDefaultAction }

  override func runningPolicy(forAction name: String) -> RunningPolicy {
    policies[name] ?? super.runningPolicy(forAction: name)
  }

  private func add(_ line: String) { SampleScreenlet.events.add("screenlet.\(line)") }

  override func onPreCreate() {
    add("onPreCreate")
    if let themeToChooseInTime { themeName = themeToChooseInTime }
  }

  override func onCreated() { add("onCreated") }
  override func onShow() { add("onShow") }
  override func onHide() { add("onHide") }
  override func onStartInteraction() { add("onStartInteraction") }

  override func onFinishInteraction(_ result: Any?, error: NSError?) {
    add("onFinishInteraction \(result ?? "nil") \(short(error))")
  }

  override func createInteractor(name: String, sender: Any?) -> Interactor? {
    add("createInteractor \(name)")
    return makeInteractor(name, sender)
  }

  override func onAction(name: String, interactor: Interactor, sender: Any?) -> Bool {
    add("onAction \(name)")
    return super.onAction(name: name, interactor: interactor, sender: sender)
  }
}

/// The view of its default theme, with two fields and a button.
class SampleView_default: BaseScreenletView {

  @Outlet var first: UITextField?
  @Outlet var second: UITextField?
  @Outlet var button: UIButton?

  let presenter = RecordingPresenter()
  var refusesActions = false
  var questions: [String: String] = [:]
  var delays: [String: TimeInterval] = [:]
  var sources: [String: [ImageSource]] = [:]

  override func confirmationForAction(_ actionName: String) -> String? { questions[actionName] }
  override func imageSourcesForAction(_ actionName: String) -> [ImageSource] {
    sources[actionName] ?? []
  }
  override func delayForAction(_ actionName: String) -> TimeInterval { delays[actionName] ?? 0 }

  func add(_ line: String) { SampleScreenlet.events.add("view.\(line)") }

  override var progressMessages: [String: ProgressMessages] {
    [
      "save": [.working: "Saving", .success: "Saved", .failure: "Not saved"],
      "quiet": [.working: NoProgressMessage],
    ]
  }

  override func onPreCreate() { add("onPreCreate") }
  override func onSetTranslations() { add("onSetTranslations") }
  override func onShow() { add("onShow") }
  override func onHide() { add("onHide") }
  override func onDestroy() { SampleScreenlet.events.add("view.onDestroy") }
  override func onStartInteraction() { add("onStartInteraction") }

  override func onCreated() {
    add("onCreated, screenlet \(screenlet == nil ? "unknown" : "known")")
  }

  override func onFinishInteraction(_ result: Any?, error: NSError?) {
    add("onFinishInteraction \(result ?? "nil") \(short(error))")
  }

  override func onSetUserActionForControl(_ control: UIControl) -> Bool {
    control.restorationIdentifier != "refused"
  }

  override func onPreAction(name: String, sender: Any?) -> Bool {
    add("onPreAction \(name)")
    return !refusesActions
  }

  override func createProgressPresenter() -> any ProgressPresenter {
    add("createProgressPresenter")
    return presenter
  }
}

class SampleView_other: SampleView_default {}

/// Records what it is asked to show.
final class RecordingPresenter: ProgressPresenter {

  func showHUDInView(_ view: UIView, message: String?, forInteractor interactor: Interactor) {
    SampleScreenlet.events.add("show \(message ?? "nil")")
  }

  func hideHUDFromView(
    _ view: UIView?, message: String?, forInteractor interactor: Interactor,
    withError error: NSError?
  ) {
    SampleScreenlet.events.add("hide \(message ?? "nil")")
  }
}

/// An interactor whose work is a closure.
final class SampleInteractor: Interactor {

  var work: (SampleInteractor) -> Bool

  init(screenlet: BaseScreenlet?, _ work: @escaping (SampleInteractor) -> Bool) {
    self.work = work
    super.init(screenlet: screenlet)
  }

  override func start() -> Bool {
    SampleScreenlet.events.add("start")
    return work(self)
  }

  override func interactionResult() -> Any? { "result" }
}

/// A folder of XIBs that is searched while it exists.
final class ThemeFolder {

  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("themes-\(UUID().uuidString)", isDirectory: true)

  init(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = url.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    ThemeBundles.register(directory: url)
  }

  deinit {
    ThemeBundles.unregister(directory: url)
    try? FileManager.default.removeItem(at: url)
  }

  /// The XIB of a view with two fields and two buttons.
  static func xib(
    class name: String = "SampleView_default", label: String = "", outlet: String = "first"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
        <view id="root" customClass="\(name)" customModule="LiferayScreensTests">
          <rect key="frame" x="0.0" y="0.0" width="320" height="176"/>
          <accessibility key="accessibilityConfiguration" identifier="\(label)"/>
          <subviews>
            <textField tag="1" id="f1">
              <rect key="frame" x="0" y="0" width="320" height="34"/>
              <textInputTraits key="textInputTraits" returnKeyType="next"/>
            </textField>
            <textField tag="2" id="f2">
              <rect key="frame" x="0" y="34" width="320" height="34"/>
              <textInputTraits key="textInputTraits" returnKeyType="go"/>
            </textField>
            <button tag="3" restorationIdentifier="save" id="b1">
              <rect key="frame" x="0" y="68" width="320" height="34"/>
            </button>
            <button tag="4" restorationIdentifier="refused" id="b2">
              <rect key="frame" x="0" y="102" width="320" height="34"/>
            </button>
          </subviews>
          <connections>
            <outlet property="\(outlet)" destination="f1" id="o1"/>
            <outlet property="second" destination="f2" id="o2"/>
            <outlet property="button" destination="b1" id="o3"/>
          </connections>
        </view>
      </objects>
    </document>
    """
  }
}
