import AutoLayout
import Foundation
import SourceText
import Testing

@testable import Interfaces

struct InterfaceStylesTests {
  private static let outlets = """
    <connections><outlet property="nameLabel" destination="a"/>
    <outlet property="saveButton" destination="b"/><outlet property="list" destination="t"/>
    </connections>
    """

  private static let styles: InterfaceStyles = {
    var styles = InterfaceStyles()
    styles.styles["view", default: .init()].colors["backgroundColor"] = .fixed(0x102030, alpha: 1)
    styles.styles["view"]?.cornerRadius = 4
    styles.styles["label", default: .init()].colors["textColor"] = .fixed(0xFFEEDD, alpha: 0.5)
    styles.styles["label"]?.setFont(size: 20, isBold: true, isItalic: false)
    styles.styles["button", default: .init()].colors["titleColor"] = .system("systemRed")
    return styles
  }()

  private func part(_ id: String, in interface: Interface) throws -> InterfaceView {
    try #require(interface.views.first { $0.id == id })
  }

  @Test func `a placeholder has the colour of its style, or one that fits the field`() throws {
    func color(_ change: (inout InterfaceStyles.Style) -> Void) throws -> Color {
      var styles = InterfaceStyles()
      change(&styles.styles["textField", default: .init()])
      let outlet =
        "<connections><outlet property=\"nameTextField\" destination=\"a\"/></connections>"
      let text = xib(view("textField", "a")).replacing("</view>", with: outlet + "</view>")
      let interface = try interface(text, styles: styles)
      let palette = Palette(interface: interface, appearance: .dark)
      return palette.placeholder(of: try part("a", in: interface))
    }
    let light = SystemColors.color("placeholderTextColor", .light)
    let dark = SystemColors.color("placeholderTextColor", .dark)
    #expect(try color { _ in } == dark)
    #expect(try color { $0.colors["backgroundColor"] = .fixed(0xFFFFFF, alpha: 1) } == light)
    #expect(try color { $0.colors["backgroundColor"] = .fixed(0x101418, alpha: 1) } == dark)
    #expect(try color { $0.colors["backgroundColor"] = .fixed(0xFFFFFF, alpha: 0.2) } == dark)
    let own = try color { $0.colors["placeholderColor"] = .fixed(0xA61C1C, alpha: 1) }
    #expect(own == Color(0xA61C1C))
  }

  @Test func `outlets and the view itself get a style, and other views do not`() throws {
    let text = xib(
      view("label", "a") + view("label", "caption") + view("button", "b") + view("tableView", "t"))
    let interface = try interface(
      text.replacing("</view>", with: Self.outlets + "</view>"), styles: Self.styles)
    let palette = Palette(interface: interface, appearance: .light)
    #expect(palette.background(of: interface.root) == Color(0x102030))
    #expect(interface.root.style.cornerRadius == 4)
    let label = try part("a", in: interface)
    #expect(palette.text(of: label) == Color(0xFFEEDD, alpha: 0.5))
    #expect(label.font(.standard) == Font(size: 20, isBold: true, isScaled: true))
    #expect(label.font(.large).size > 38)
    #expect(try palette.text(of: part("caption", in: interface)) == palette.system("labelColor"))
    #expect(try palette.text(of: part("b", in: interface)) == palette.system("systemRedColor"))
    #expect(try palette.background(of: part("t", in: interface)) == Color(0x102030))
    #expect(palette.isOfSystem(["titleColor"], of: try part("b", in: interface)))
    #expect(!palette.isOfSystem(["textColor"], of: label))
  }

  @Test func `a row gets the background and its labels, and no corners`() throws {
    let text = """
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews>\(view("label", "a"))\(view("button", "b"))</subviews>
      </tableViewCellContentView>\(Self.outlets)</tableViewCell>
      """
    let interface = try interface(text, styles: Self.styles)
    let palette = Palette(interface: interface, appearance: .light)
    #expect(palette.background(of: interface.root) == Color(0x102030))
    #expect(interface.root.style.cornerRadius == nil)
    #expect(try palette.text(of: part("a", in: interface)) == Color(0xFFEEDD, alpha: 0.5))
    #expect(try palette.text(of: part("b", in: interface)) == palette.system("tintColor"))
  }
}
