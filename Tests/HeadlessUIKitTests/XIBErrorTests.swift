import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct XIBErrorTests {
  private let custom = "customClass='BookmarkView' customModule='HeadlessUIKitTests'"

  private func button(_ connection: String) -> String {
    "<button id='b'><connections>\(connection)</connections></button>"
  }

  private func placeholder(_ id: String) -> String {
    "<placeholder id='\(id)'><connections><outlet property='x' destination='v' id='o'/>"
      + "</connections></placeholder><view id='v'/>"
  }

  @Test func `a file that is not a XIB is rejected`() {
    #expect(message(loading: Data()) == "Test.xib: the file is empty")
    #expect(
      message(loading: Data("NIBArchive\u{1}".utf8))
        == "Test.xib: this is a compiled nib; only the XIB it was made from can be read here")
    #expect(
      message(loading: Data("<!DOCTYPE x [<!ENTITY a 'b'>]><document/>".utf8))
        == "Test.xib: a document type declaration has no place in a XIB")
    #expect(
      message(loading: Data("<plist/>".utf8))
        == "Test.xib:1: plist: a XIB has the root element 'document'")
    #expect(
      message(loading: Data("<document/>".utf8))
        == "Test.xib:1: document: there is no element 'objects'")
    #expect(
      message(
        loading: Data(
          "<document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB'/>".utf8))
        == "Test.xib:1: document: the document has the type "
        + "'com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' and is no XIB for iOS")
  }

  @Test(arguments: [
    ("no XML", "1: the XML is broken: there is no element"),
    ("<document>", "1: the XML is broken: 'document' is not closed"),
    (
      "<document>\n<view></document>",
      "2: the XML is broken: an end tag does not belong to the element that is open"
    ),
    ("<document/>\n<document/>", "2: the XML is broken: something follows the root element"),
    ("<document a='1' a='2'/>", "1: the XML is broken: an attribute is there twice"),
    ("<document>&nope;</document>", "1: the XML is broken: an entity is not known"),
    ("<document a=\"<\"/>", "1: the XML is broken: '<' in an attribute's value"),
    ("<document a=1/>", "1: the XML is broken: an attribute's value has no quotes"),
  ])
  func `invalid XML is an error with its line`(text: String, problem: String) {
    #expect(message(loading: Data(text.utf8)) == "Test.xib:\(problem)")
  }

  @Test func `bytes that are not UTF-8 are an error and do not crash`() {
    for bytes in [[0xFF, 0xFE, 0x00, 0xD8, 0x3C], Array("<document minim".utf8) + [0xEB, 0x6D]] {
      #expect(message(loading: Data(bytes)) == "Test.xib: the file is not UTF-8")
    }
    #expect(
      message(loading: Data("<?xml version='1.0' encoding='UTF-16'?><document/>".utf8))
        == "Test.xib:1: the XML declares another encoding than UTF-8")
  }

  @Test func `a destination that does not exist is named`() {
    #expect(
      message(
        loading: "<view id='v' \(custom)><connections>\n"
          + "<outlet property='urlTextField' destination='tit-tX-002' id='o02'/>\n"
          + "</connections></view>")
        == "Test.xib:6: outlet 'o02': destination is 'tit-tX-002', which is not an object of this XIB"
    )
    #expect(
      message(
        loading: "<view id='v' \(custom)><connections>"
          + "<outlet property='urlTextField' destination='o02' id='o02'/></connections></view>")
        == "Test.xib:5: outlet 'o02': destination is 'o02', the outlet in line 5, which makes no "
        + "object")
    #expect(
      message(
        loading: "<view \(custom)><connections><outlet property='urlTextField' id='o'/>"
          + "</connections></view>")
        == "Test.xib:5: outlet 'o': the attribute 'destination' is missing")
  }

  @Test func `a duplicate id is named with both lines`() {
    #expect(
      message(
        loading: "<view id='a'><subviews>\n<label id='b'/>\n<button id='b'/></subviews></view>")
        == "Test.xib:7: button 'b': the id is already that of the label in line 6")
  }

  @Test func `an outlet that does not exist names those that do`() {
    #expect(
      message(
        loading: "<view id='v' \(custom)><connections>"
          + "<outlet property='urlField' destination='v' id='o'/></connections></view>")
        == "Test.xib:5: outlet 'o': BookmarkView has no outlet 'urlField'; it has "
        + "'addBookmarkButton', 'fields', 'helper', 'topConstraint', 'urlTextField'")
    #expect(
      message(
        loading: "<view id='v' \(custom)><connections>"
          + "<outlet property='plain' destination='v' id='o'/></connections></view>")
        == "Test.xib:5: outlet 'o': 'plain' of BookmarkView is no @Outlet")
    #expect(
      message(
        loading: "<view id='v'><connections><outlet property='x' destination='v' id='o'/>"
          + "</connections></view>")
        == "Test.xib:5: outlet 'o': UIView has no outlet 'x'; it has none")
  }

  @Test func `an outlet of another type names both types`() {
    #expect(
      message(
        loading: "<view id='v' \(custom)><subviews><button id='b'/></subviews><connections>"
          + "<outlet property='urlTextField' destination='b' id='o'/></connections></view>")
        == "Test.xib:5: outlet 'o': 'urlTextField' of BookmarkView is UITextField, and what is "
        + "connected is UIButton")
    #expect(
      message(
        loading: "<view id='v' \(custom)><subviews><button id='b'/></subviews><connections>"
          + "<outletCollection property='fields' destination='b' id='o'/></connections></view>")
        == "Test.xib:5: outletCollection 'o': 'fields' of BookmarkView is Array<UITextField>, and "
        + "what is connected is UIButton")
    #expect(
      message(
        loading: "<textField id='t'><connections>"
          + "<outlet property='delegate' destination='t' id='o'/></connections></textField>")
        == "Test.xib:5: outlet 'o': 'delegate' of UITextField is UITextFieldDelegate, and what is "
        + "connected is UITextField")
  }

  @Test func `a class that cannot be used is named with the modules that were searched`() {
    #expect(
      message(loading: "<view id='v' customClass='Gone' customModule='Bookmarks'/>")
        == "Test.xib:5: view 'v': there is no class 'Bookmarks.Gone'")
    #expect(
      message(loading: "<view id='v' customClass='Helper' customModule='HeadlessUIKitTests'/>")
        == "Test.xib:5: view 'v': the class 'Helper' is not a UIView")
    #expect(
      message(loading: "<textField id='v' \(custom)/>")
        == "Test.xib:5: textField 'v': the class 'BookmarkView' is not a UITextField")
    #expect(
      message(
        loading: "<view id='v' customClass='RefusingView' customModule='HeadlessUIKitTests'/>")
        == "Test.xib:5: view 'v': init(coder:) of RefusingView gave nothing")
  }

  @Test(arguments: ["", ".", "A.B", "..", "1", "é", "Array", "Int", "a b", "UINibTests", "%s", "𝕏"])
  func `an invalid class name is an error and does not crash`(name: String) {
    for module in ["HeadlessUIKitTests", "Swift", "", ".", "a.b", "😀"] {
      let text = message(loading: "<view customClass='\(name)' customModule='\(module)'/>")
      #expect(
        text?.contains("there is no class") == true || text?.contains("is not a UIView") == true)
    }
  }

  @Test func `an element of an unknown kind is named with the known ones`() {
    #expect(
      message(loading: "<view id='v'><subviews>\n<mapView id='m'/></subviews></view>")?.hasPrefix(
        "Test.xib:6: mapView 'm': no view of this kind can be made here; there are ")
        == true)
    #expect(
      message(
        loading: "<view id='v' \(custom)><connections><segue destination='v' id='s'/></connections>"
          + "</view>")
        == "Test.xib:5: segue 's': no connection of this kind can be made in a XIB")
  }

  @Test func `an action must be mapped by its target`() {
    #expect(
      message(
        loading: "<view id='v' \(custom)><subviews>"
          + button("<action selector='gone:' destination='v' eventType='touchUpInside' id='a'/>")
          + "</subviews></view>")
        == "Test.xib:5: action 'a': BookmarkView has no action 'gone:'; it has to map one in "
        + "action(for:)")
    #expect(
      message(loading: button("<action selector='x' destination='b' eventType='shake' id='a'/>"))?
        .hasPrefix("Test.xib:5: action 'a': eventType is 'shake', which is not one of 'edit")
        == true)
    #expect(
      message(loading: button("<action selector='x' destination='b' id='a'/>"))
        == "Test.xib:5: action 'a': the attribute 'eventType' is missing")
    #expect(
      message(
        loading: "<view id='v' \(custom)><connections><action selector='urlTextFieldDidChange:' "
          + "destination='v' eventType='touchDown' id='a'/></connections></view>")
        == "Test.xib:5: action 'a': BookmarkView is not a control, so it sends no actions")
  }

  @Test func `a runtime attribute that the view does not have is named with its value`() {
    #expect(
      message(
        loading: "<view id='v' \(custom)><userDefinedRuntimeAttributes>\n"
          + "<userDefinedRuntimeAttribute type='string' keyPath='folderId' value='abc'/>"
          + "</userDefinedRuntimeAttributes></view>")
        == "Test.xib:6: userDefinedRuntimeAttribute 'folderId': BookmarkView takes no 'folderId' of "
        + "the value 'abc'; it may list one in runtimeAttributes")
    #expect(
      message(
        loading: "<view id='v'><userDefinedRuntimeAttributes>"
          + "<userDefinedRuntimeAttribute type='magic' keyPath='x'/>"
          + "</userDefinedRuntimeAttributes></view>")
        == "Test.xib:5: userDefinedRuntimeAttribute 'x': values of the type 'magic' cannot be set "
        + "here")
  }

  @Test func `connections of an owner need an owner`() {
    #expect(
      message(loading: placeholder("-1"))
        == "Test.xib:5: outlet 'o': File's Owner has connections, and there is no owner")
    #expect(
      message(loading: placeholder("-7"))
        == "Test.xib:5: outlet 'o': only File's Owner has connections, not this placeholder")
    #expect(
      message(
        loading:
          "<textField id='t'><connections><outlet property='delegate' destination='-1' id='o'/>"
          + "</connections></textField>")
        == "Test.xib:5: outlet 'o': destination is File's Owner, and there is no owner")
    #expect(
      message(loading: placeholder("-1"), owner: Helper())
        == "Test.xib:5: outlet 'o': Helper has no outlet 'x'; it has none")
  }

  @Test(arguments: [
    ("<view tag='one'/>", "view: tag is 'one', which is not a whole number"),
    (
      "<view tag='99999999999999999999'/>",
      "view: tag is '99999999999999999999', which is not a whole number"
    ),
    ("<view alpha='nan'/>", "view: alpha is 'nan', which is not a number"),
    ("<view hidden='true'/>", "view: hidden is 'true', which is not one of 'NO', 'YES'"),
    (
      "<view><rect key='frame' x='8' y='8' width='wide' height='1'/></view>",
      "rect 'frame': width is 'wide', which is not a number"
    ),
    (
      "<view horizontalHuggingPriority='1001'/>",
      "view: horizontalHuggingPriority is 1001.0, which is not between 0 and 1000"
    ),
    (
      "<slider value='inf'/>", "slider: value is 'inf', which is not a number"
    ),
  ])
  func `an invalid value is named with its element`(objects: String, problem: String) {
    #expect(message(loading: objects) == "Test.xib:5: \(problem)")
  }

  @Test(arguments: [
    ("firstItem='b' firstAttribute='top'", "firstItem is 'b', which is not an object of this XIB"),
    (
      "firstItem='o' firstAttribute='top'",
      "firstItem is 'o', which is not in the view that holds the constraint"
    ),
    ("constant='1'", "the attribute 'firstAttribute' is missing"),
    ("firstAttribute='width' secondItem='v'", "secondItem and secondAttribute go together"),
    ("firstAttribute='width' constant='wide'", "constant is 'wide', which is not a number"),
    (
      "firstAttribute='width' multiplier='1:0'",
      "multiplier is '1:0', which is neither a number nor a ratio"
    ),
    (
      "firstAttribute='width' multiplier=''",
      "multiplier is '', which is neither a number nor a ratio"
    ),
    (
      "firstAttribute='width' relation='about'",
      "relation is 'about', which is not one of 'equal', 'greaterThanOrEqual', 'lessThanOrEqual'"
    ),
  ])
  func `a meaningless constraint is an error`(attributes: String, problem: String) {
    #expect(
      message(
        loading:
          "<view id='v'><constraints>\n<constraint \(attributes) id='c'/></constraints></view>"
          + "<view id='o'/>")
        == "Test.xib:6: constraint 'c': \(problem)")
  }

  @Test func `ten thousand elements load`() throws {
    let fields = (0..<10_000).map { "<textField tag='\($0)' id='f\($0)'/>" }.joined()
    let view = try load("<view id='v'><subviews>\(fields)</subviews></view>")
    #expect(view?.subviews.count == 10_000)
    #expect(view?.viewWithTag(9_999) != nil)
  }

  @Test func `nesting has a limit`() {
    let open = String(repeating: "<view><subviews>", count: 5_000)
    let close = String(repeating: "</subviews></view>", count: 5_000)
    #expect(
      message(loading: open + close) == "Test.xib:5: elements are nested more than 200 deep")
  }

  @Test func `objects that refer to each other in a cycle are loaded and released`() throws {
    weak var gone: UIView?
    do {
      gone = try load(
        """
        <view id="a" \(custom)><subviews><view id="b" \(custom)><connections>
          <outlet property="helper" destination="a" id="o1"/>
        </connections></view></subviews><connections>
          <outlet property="helper" destination="b" id="o2"/>
        </connections></view>
        """)
      #expect(gone == nil)
    }
    #expect(gone == nil)
  }
}
