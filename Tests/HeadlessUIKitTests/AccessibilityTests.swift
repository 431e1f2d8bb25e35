import Foundation
import HeadlessUIKit
import Testing

/// What XIBs say for those who hear a view, or read large text.
@MainActor
struct AccessibilityTests {
  @Test func `what is read out comes from the XIB`() throws {
    let view = try load(
      """
      <imageView id="a"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <accessibility key="accessibilityConfiguration" hint="Opens it" identifier="cover" label="Cover">
          <accessibilityTraits key="traits" image="YES" button="YES"/>
          <bool key="isElement" value="YES"/>
        </accessibility>
      </imageView>
      """)
    #expect(view?.accessibilityIdentifier == "cover")
    #expect(view?.accessibilityLabel == "Cover")
    #expect(view?.accessibilityHint == "Opens it")
    #expect(view?.accessibilityTraits == [.image, .button])
    #expect(view?.isAccessibilityElement == true)
  }

  @Test func `nothing is read out unless the XIB or code says it`() throws {
    let view = try #require(
      try load(#"<view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/></view>"#))
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityTraits == .none)
    #expect(!view.isAccessibilityElement)
    view.accessibilityValue = "50 %"
    #expect(view.accessibilityValue == "50 %")
  }

  @Test func `runtime attributes set the same`() throws {
    let view = try load(
      """
      <view id="a"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Cover"/>
          <userDefinedRuntimeAttribute type="string" keyPath="accessibilityHint" value="Opens it"/>
          <userDefinedRuntimeAttribute type="boolean" keyPath="isAccessibilityElement" value="YES"/>
        </userDefinedRuntimeAttributes>
      </view>
      """)
    #expect(view?.accessibilityLabel == "Cover")
    #expect(view?.accessibilityHint == "Opens it")
    #expect(view?.isAccessibilityElement == true)
  }

  @Test func `a text style is a font of the system, which follows the user`() throws {
    func text(_ element: String) throws -> UIView? {
      try load(
        """
        <\(element) adjustsFontForContentSizeCategory="YES" id="a">
          <rect key="frame" x="0" y="0" width="10" height="10"/>
          <fontDescription key="fontDescription" style="UICTFontTextStyleFootnote"/>
        </\(element)>
        """)
    }
    let label = try text("label") as? UILabel
    #expect(label?.font == .preferredFont(forTextStyle: .footnote))
    #expect(label?.adjustsFontForContentSizeCategory == true)
    let field = try text("textField") as? UITextField
    #expect(field?.font?.pointSize == 13)
    #expect(field?.adjustsFontForContentSizeCategory == true)
    let textView = try text("textView") as? UITextView
    #expect(textView?.font?.pointSize == 13)
    #expect(textView?.adjustsFontForContentSizeCategory == true)
    #expect(UIFont.preferredFont(forTextStyle: .headline) == .boldSystemFont(ofSize: 17))
  }

  @Test func `the title of a button has its font and its attributes`() throws {
    let button = try load(
      """
      <button id="a"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleTitle3"/>
        <state key="normal" title="Save"/>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="boolean" keyPath="titleLabel.adjustsFontForContentSizeCategory" value="YES"/>
          <userDefinedRuntimeAttribute type="boolean" keyPath="titleLabel.adjustsFontSizeToFitWidth" value="YES"/>
          <userDefinedRuntimeAttribute type="number" keyPath="titleLabel.minimumScaleFactor">
            <real key="value" value="0.5"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
      </button>
      """)
    let title = (button as? UIButton)?.titleLabel
    #expect(title?.font.pointSize == 20)
    #expect(title?.adjustsFontForContentSizeCategory == true)
    #expect(title?.adjustsFontSizeToFitWidth == true)
    #expect(title?.minimumScaleFactor == 0.5)
  }
}
