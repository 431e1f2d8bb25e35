import Foundation
import HeadlessUIKit
import Testing

class BookmarkView: UIView {
  @Outlet var urlTextField: UITextField?
  @Outlet var addBookmarkButton: UIButton?
  @WeakOutlet var helper: UIView?
  @Outlet var fields: [UITextField]?
  @Outlet var topConstraint: NSLayoutConstraint?
  var plain: UIView?
  var folderId = 0
  var calls: [String] = []

  override func action(for selector: Selector) -> ((Any?) -> Void)? {
    switch selector {
    case "urlTextFieldDidChange:":
      { self.calls.append("changed to \(($0 as? UITextField)?.text ?? "")") }
    default: super.action(for: selector)
    }
  }

  override func setRuntimeAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    switch (keyPath, value) {
    case ("folderId", let id as Int): folderId = id
    default: return super.setRuntimeAttribute(value, forKeyPath: keyPath)
    }
    return true
  }

  nonisolated override func awakeFromNib() {
    MainActor.assumeIsolated {
      calls.append("awake with \(urlTextField == nil ? "no field" : "field"), folder \(folderId)")
    }
  }
}

final class WideBookmarkView: BookmarkView {
  @Outlet var titleTextField: UITextField?
}

final class AwakeningView: UIView {
  static var order: [Int] = []

  nonisolated override func awakeFromNib() {
    MainActor.assumeIsolated { Self.order.append(tag) }
  }
}

final class RefusingView: UIView {
  required init?(coder: NSCoder) { nil }
}

final class SelfMadeView: UIView {
  let value: Int

  required init?(coder: NSCoder) {
    value = coder.decodeInteger(forKey: "value") + 1
    super.init(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
  }
}

final class Helper {}

@MainActor
struct UINibTests {
  private let module = "HeadlessUIKitTests"

  @Test func `a XIB is instantiated as its custom class with outlets, actions and frames`() throws {
    let view = try #require(
      try load(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="root" customClass="WideBookmarkView" customModule="\(module)">
          <rect key="frame" x="0.0" y="0.0" width="320" height="176"/>
          <subviews>
            <textField tag="1" placeholder="URL" borderStyle="roundedRect" translatesAutoresizingMaskIntoConstraints="NO" id="url">
              <rect key="frame" x="8" y="8.5" width="304" height="34"/>
              <fontDescription key="fontDescription" type="system" pointSize="14"/>
              <textInputTraits key="textInputTraits" autocapitalizationType="none" autocorrectionType="no" keyboardType="URL" returnKeyType="next"/>
              <connections>
                <action selector="urlTextFieldDidChange:" destination="root" eventType="editingChanged" id="act"/>
              </connections>
            </textField>
            <textField tag="2" secureTextEntry="YES" id="title">
              <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
            </textField>
            <button tag="3" restorationIdentifier="add-bookmark" buttonType="system" id="add">
              <state key="normal" title="Add Bookmark"/>
              <state key="disabled" title="Adding"/>
            </button>
          </subviews>
          <constraints>
            <constraint firstItem="url" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c1"/>
          </constraints>
          <connections>
            <outlet property="urlTextField" destination="url" id="o1"/>
            <outlet property="titleTextField" destination="title" id="o2"/>
            <outlet property="addBookmarkButton" destination="add" id="o3"/>
            <outlet property="helper" destination="title" id="o4"/>
            <outlet property="topConstraint" destination="c1" id="o5"/>
            <outletCollection property="fields" destination="url" id="o6"/>
            <outletCollection property="fields" destination="title" id="o7"/>
          </connections>
        </view>
        """) as? WideBookmarkView)

    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 176))
    #expect(view.subviews.map(\.tag) == [1, 2, 3])
    let url = try #require(view.urlTextField)
    #expect(url === view.viewWithTag(1))
    #expect(url.frame == CGRect(x: 8, y: 8.5, width: 304, height: 34))
    #expect(url.placeholder == "URL")
    #expect(url.borderStyle == .roundedRect)
    #expect(url.font == .systemFont(ofSize: 14))
    #expect(url.autocapitalizationType == .none)
    #expect(url.autocorrectionType == .no)
    #expect(url.keyboardType == .URL)
    #expect(url.returnKeyType == .next)
    #expect(!url.isSecureTextEntry)
    #expect(!url.translatesAutoresizingMaskIntoConstraints)
    #expect(view.titleTextField?.isSecureTextEntry == true)
    #expect(view.addBookmarkButton?.restorationIdentifier == "add-bookmark")
    #expect(view.addBookmarkButton?.currentTitle == "Add Bookmark")
    #expect(view.addBookmarkButton?.title(for: .disabled) == "Adding")
    #expect(view.addBookmarkButton?.buttonType == .system)
    #expect(view.helper === view.titleTextField)
    #expect(view.fields?.map(\.tag) == [1, 2])
    #expect(view.topConstraint === view.constraints.first)
    #expect(
      url.actions(forTarget: view, forControlEvent: .editingChanged) == ["urlTextFieldDidChange:"])

    let window = window(showing: view)
    try url.typeText("ab")
    #expect(view.calls == ["awake with field, folder 0", "changed to a", "changed to ab"])
    #expect(window.subviews == [view])
  }

  @Test func `a nib creates new objects each time`() throws {
    let nib = UINib(data: xib("<view tag='1'/><label text='two'/>"))
    let (first, second) = (try nib.instantiate(withOwner: nil), try nib.instantiate(withOwner: nil))
    #expect(first.map { "\(type(of: $0))" } == ["UIView", "UILabel"])
    #expect((first.first as? UIView)?.tag == 1)
    #expect(first.first as? UIView !== second.first as? UIView)
  }

  @Test func `awakeFromNib is called on children before their parents, siblings in order`() throws {
    AwakeningView.order = []
    let custom = "customClass='AwakeningView' customModule='\(module)'"
    _ = try load(
      """
      <view tag="1" \(custom)><subviews>
        <view tag="2" \(custom)><subviews><view tag="3" \(custom)/></subviews></view>
        <view tag="4" \(custom)/>
      </subviews></view>
      """)
    #expect(AwakeningView.order == [3, 2, 4, 1])
  }

  @Test func `runtime attributes are set before awakeFromNib`() throws {
    let view = try load(
      """
      <view customClass="BookmarkView" customModule="\(module)">
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="folderId"><integer key="value" value="42"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><real key="value" value="4.5"/></userDefinedRuntimeAttribute>
          <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        </userDefinedRuntimeAttributes>
      </view>
      """)
    #expect((view as? BookmarkView)?.calls == ["awake with no field, folder 42"])
    #expect(view?.layer.cornerRadius == 4.5)
    #expect(view?.layer.masksToBounds == true)
  }

  @Test func `constraints have all their attributes`() throws {
    let view = try load(
      """
      <view id="root"><subviews><view id="a"/></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
          <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leadingMargin" constant="-8.5" id="c1"/>
          <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="a" secondAttribute="bottom" constant="8" priority="750" identifier="gap" id="c2"/>
          <constraint firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="16:8" id="c3"/>
          <constraint firstItem="a" firstAttribute="height" constant="44" id="c4"/>
          <constraint firstItem="a" firstAttribute="height" constant="99" placeholder="YES" id="c5"/>
        </constraints>
      </view>
      """)
    let root = try #require(view)
    let a = root.subviews.first
    #expect(root.constraints.count == 4)
    #expect(root.constraints.map(\.firstItem).map { $0 === a } == [true, false, true, true])
    #expect(root.constraints[0].secondItem === root.safeAreaLayoutGuide)
    #expect(root.constraints[0].secondAttribute == .leadingMargin)
    #expect(root.constraints.map(\.constant) == [-8.5, 8, 0, 44])
    #expect(root.constraints.map(\.multiplier) == [1, 1, 2, 1])
    #expect(root.constraints.map(\.priority.rawValue) == [1000, 750, 1000, 1000])
    #expect(root.constraints[1].firstItem === root)
    #expect(root.constraints[1].relation == .greaterThanOrEqual)
    #expect(root.constraints[1].identifier == "gap")
    #expect(root.constraints.filter(\.isActive).count == 4)
  }

  @Test func `File's Owner gets its outlets and actions, but no awakeFromNib`() throws {
    let owner = BookmarkView(frame: .zero)
    _ = try load(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="BookmarkView">
        <connections><outlet property="urlTextField" destination="url" id="o1"/></connections>
      </placeholder>
      <textField id="url" text="http://"><connections>
        <action selector="urlTextFieldDidChange:" destination="-1" eventType="editingChanged" id="a"/>
        <action selector="anything:" destination="-2" eventType="touchDown" id="b"/>
      </connections></textField>
      """, owner: owner)
    owner.urlTextField?.sendActions(for: .editingChanged)
    #expect(owner.calls == ["changed to http://"])
  }

  @Test func `a text field's delegate may be connected`() throws {
    let delegate = LoggingFieldDelegate(Log())
    let field = try load(
      """
      <textField><connections><outlet property="delegate" destination="-1" id="o"/></connections></textField>
      """, owner: delegate)
    #expect((field as? UITextField)?.delegate === delegate)
  }

  @Test func `a class without a module is searched for in the registered modules`() throws {
    #expect(
      message(loading: "<view id='v' customClass='BookmarkView'/>")?.contains(
        "there is no class '") == true)
    UINib.modules = ["Elsewhere", module]
    defer { UINib.modules = [] }
    #expect(try load("<view customClass='BookmarkView'/>") is BookmarkView)
    #expect(
      try load("<view customClass='BookmarkView' customModuleProvider='target'/>") is BookmarkView)
  }

  @Test func `a registered class needs no lookup`() throws {
    final class Local: UIView {}
    UINib.register(Local.self, as: "Somewhere.Local")
    #expect(try load("<view customClass='Local' customModule='Somewhere'/>") is Local)
  }

  @Test func `a class may initialize itself without the XIB's coder`() throws {
    let view = try load(
      """
      <view tag="3" customClass="SelfMadeView" customModule="\(module)">
        <rect key="frame" x="0" y="0" width="9" height="9"/>
      </view>
      """)
    #expect((view as? SelfMadeView)?.value == 1)
    #expect(view?.frame.width == 9)
    #expect(view?.tag == 3)
  }

  @Test func `a file is read on first use`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Label.xib")
    let nib = UINib(contentsOf: file)
    #expect(throws: XIBError.self) { try nib.instantiate(withOwner: nil) }

    try xib("<label text='Hello'/>").write(to: file)

    #expect((try nib.instantiate(withOwner: nil).first as? UILabel)?.text == "Hello")
  }
}
