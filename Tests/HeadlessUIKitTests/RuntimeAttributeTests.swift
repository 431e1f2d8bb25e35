import Foundation
import HeadlessUIKit
import Testing

@MainActor struct RuntimeAttributeTests {

  private let view = SettableView(frame: .zero)

  @Test func `a value is set on the property with its name and type`() {
    #expect(view.setRuntimeAttribute("x", forKeyPath: "text"))
    #expect(view.setRuntimeAttribute("y", forKeyPath: "perhaps"))
    #expect(view.setRuntimeAttribute(true, forKeyPath: "flag"))
    #expect(view.setRuntimeAttribute(UIColor.red, forKeyPath: "color"))
    #expect(view.text == "x")
    #expect(view.perhaps == "y")
    #expect(view.flag)
    #expect(view.color == .red)
  }

  @Test func `a whole number is converted to any numeric type that can represent it`() {
    for name in ["int", "int64", "int32", "uint", "double", "float", "cgFloat", "perhapsId"] {
      #expect(view.setRuntimeAttribute(7, forKeyPath: name))
    }
    #expect(view.int == 7 && view.int64 == 7 && view.int32 == 7 && view.uint == 7)
    #expect(view.double == 7 && view.float == 7 && view.cgFloat == 7 && view.perhapsId == 7)
    #expect(!view.setRuntimeAttribute(-1, forKeyPath: "uint"))
    #expect(!view.setRuntimeAttribute(Int.max, forKeyPath: "int32"))
    #expect(view.setRuntimeAttribute(0.5, forKeyPath: "float"))
    #expect(view.float == 0.5)
  }

  @Test func `a value of another type is rejected, and changes nothing`() {
    #expect(!view.setRuntimeAttribute("7", forKeyPath: "int64"))
    #expect(!view.setRuntimeAttribute(true, forKeyPath: "int64"))
    #expect(!view.setRuntimeAttribute(0.5, forKeyPath: "int"))
    #expect(!view.setRuntimeAttribute(1, forKeyPath: "flag"))
    #expect(!view.setRuntimeAttribute(1, forKeyPath: "text"))
    #expect(!view.setRuntimeAttribute(nil, forKeyPath: "text"))
    #expect(!view.setRuntimeAttribute(1, forKeyPath: "nothing"))
    #expect(view.int64 == 0)
    #expect(view.text == "")
  }

  @Test func `nil clears an optional property`() {
    view.perhaps = "x"
    #expect(view.setRuntimeAttribute(nil, forKeyPath: "perhaps"))
    #expect(view.perhaps == nil)
  }

  @Test func `a subclass inherits its superclass's attributes, and may override one`() {
    let view = MoreSettableView(frame: .zero)
    #expect(view.setRuntimeAttribute(7, forKeyPath: "int"))
    #expect(view.setRuntimeAttribute("mine", forKeyPath: "text"))
    #expect(view.setRuntimeAttribute(3, forKeyPath: "tag"))
    #expect(view.int == 7)
    #expect(view.text == "")
    #expect(view.title == "mine")
    #expect(view.tag == 3)
  }

  @Test func `a XIB sets runtime attributes`() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <view id="v" customClass="SettableView" customModule="HeadlessUIKitTests">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="int64">
                <integer key="value" value="20143"/>
              </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
          </view>
        </objects>
      </document>
      """
    let objects = try UINib(data: Data(xib.utf8)).instantiate(withOwner: nil)
    #expect((objects.first as? SettableView)?.int64 == 20143)
  }
}

class SettableView: UIView {

  var text = ""
  var perhaps: String?
  var perhapsId: Int64?
  var flag = false
  var color = UIColor.clear
  var int = 0
  var int64: Int64 = 0
  var int32: Int32 = 0
  var uint: UInt = 0
  var double = 0.0
  var float: Float = 0
  var cgFloat: CGFloat = 0

  override class var runtimeAttributes: [RuntimeAttribute] {
    super.runtimeAttributes + [
      RuntimeAttribute("text", \SettableView.text),
      RuntimeAttribute("perhaps", \SettableView.perhaps),
      RuntimeAttribute("perhapsId", \SettableView.perhapsId),
      RuntimeAttribute("flag", \SettableView.flag),
      RuntimeAttribute("color", \SettableView.color),
      RuntimeAttribute("int", \SettableView.int),
      RuntimeAttribute("int64", \SettableView.int64),
      RuntimeAttribute("int32", \SettableView.int32),
      RuntimeAttribute("uint", \SettableView.uint),
      RuntimeAttribute("double", \SettableView.double),
      RuntimeAttribute("float", \SettableView.float),
      RuntimeAttribute("cgFloat", \SettableView.cgFloat),
    ]
  }
}

final class MoreSettableView: SettableView {

  var title = ""

  override class var runtimeAttributes: [RuntimeAttribute] {
    super.runtimeAttributes + [RuntimeAttribute("text", \MoreSettableView.title)]
  }
}
