import Foundation
import HeadlessUIKit
import LiferayScreens
import Testing

/// Controls that perform their action on an event other than a tap, as set in the XIB.
@MainActor struct PerformingControlsTests {

  private let view: RecordingView
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() throws {
    let nib = UINib(data: Data(Self.xib.utf8), fileName: "RecordingView.xib")
    view = try #require(nib.instantiate(withOwner: nil).first as? RecordingView)
    window.addSubview(view)
  }

  @Test func `a control performs its action on the event in the XIB, and not on a tap`() throws {
    let field = try #require(view.viewWithTag(1) as? UITextField)
    try field.typeText("a")
    #expect(view.actions == [])
    field.resignFirstResponder()
    #expect(view.actions == ["check"])
    field.sendActions(for: .touchUpInside)
    #expect(view.actions == ["check"])

    let flag = try #require(view.viewWithTag(5) as? UISwitch)
    try flag.tap()
    #expect(view.actions == ["check", "publish"])
  }

  @Test func `an action performed while the user types keeps the keyboard`() throws {
    let field = try #require(view.viewWithTag(2) as? UITextField)
    try field.typeText("ab")
    #expect(view.actions == ["complete", "complete"])
    #expect(field.isFirstResponder)
  }

  @Test func `another control's action ends editing, and what that performs comes first`() throws {
    let field = try #require(view.viewWithTag(1) as? UITextField)
    try field.typeText("a")
    try #require(view.viewWithTag(5) as? UISwitch).tap()
    #expect(view.actions == ["publish", "check"])
    #expect(!field.isFirstResponder)
  }

  @Test func `a return key that performs an action does nothing else`() throws {
    let field = try #require(view.viewWithTag(3) as? UITextField)
    try field.pressReturn()
    #expect(view.actions == ["search"])
    #expect(!field.isFirstResponder)
    #expect(view.viewWithTag(4)?.isFirstResponder == false)
  }

  @Test func `a return key without a next view ends editing`() throws {
    let field = try #require(view.viewWithTag(6) as? UITextField)
    try field.pressReturn()
    #expect(view.actions == [])
    #expect(!field.isFirstResponder)
  }

  @Test func `another effect of a tap does not prevent the named action`() throws {
    try #require(view.viewWithTag(4) as? UIButton).tap()
    #expect(view.actions == ["flash", "save"])
  }

  private static let xib = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <view id="root" customClass="RecordingView" customModule="LiferayScreensTests">
          <rect key="frame" x="0" y="0" width="320" height="200"/>
          <subviews>
            <textField tag="1" restorationIdentifier="check" id="f1">
              <connections>
                <action selector="userActionWithSender:" destination="root" eventType="editingDidEnd" id="a1"/>
              </connections>
            </textField>
            <textField tag="2" restorationIdentifier="complete" id="f2">
              <connections>
                <action selector="userActionWithSender:" destination="root" eventType="editingChanged" id="a2"/>
              </connections>
            </textField>
            <textField tag="3" restorationIdentifier="search" id="f3">
              <connections>
                <action selector="userActionWithSender:" destination="root" eventType="editingDidEndOnExit" id="a3"/>
              </connections>
            </textField>
            <button tag="4" restorationIdentifier="save" id="b1">
              <connections>
                <action selector="flash:" destination="root" eventType="touchDown" id="a4"/>
              </connections>
            </button>
            <switch tag="5" restorationIdentifier="publish" id="s1">
              <connections>
                <action selector="userActionWithSender:" destination="root" eventType="valueChanged" id="a5"/>
              </connections>
            </switch>
            <textField tag="6" id="f4"/>
          </subviews>
        </view>
      </objects>
    </document>
    """
}

/// A view that records the actions performed by its controls.
final class RecordingView: BaseScreenletView {

  private(set) var actions: [String] = []

  override func onPreAction(name: String, sender: Any?) -> Bool {
    actions.append(name)
    return true
  }

  override func action(for selector: Selector) -> ((_ sender: Any?) -> Void)? {
    guard selector == "flash:" else { return super.action(for: selector) }
    return { [weak self] _ in self?.actions.append("flash") }
  }
}
