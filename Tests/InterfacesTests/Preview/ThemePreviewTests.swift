import Foundation
import SourceText
import TestSupport
import Testing

@testable import Interfaces

struct ThemePreviewTests {
  private static let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Cases")

  /// A Screenlet with one control of each kind, below each other in a stack view.
  private static let kitchen: String = {
    let controls = [
      view("label", "a", #"text="Name &amp; address""#),
      view("textField", "b", #"borderStyle="roundedRect" placeholder="Name""#),
      view("button", "c", "", #"<state key="normal" title="Save"/>"#),
      view("switch", "d"), view("slider", "e", #"value="0.25""#), view("stepper", "f"),
      view(
        "segmentedControl", "g", #"selectedSegmentIndex="1""#,
        #"<segments><segment title="One"/><segment title="Two"/></segments>"#),
      view("progressView", "h", #"progress="0.5""#), view("activityIndicatorView", "i"),
      view("pageControl", "j", #"numberOfPages="3" currentPage="1""#),
      view("datePicker", "k", #"style="compact" datePickerMode="date""#),
      view("mapView", "l", #"customClass="Map""#).replacing(
        "</mapView>", with: "<constraints>" + size("l", "height", 44) + "</constraints></mapView>"),
    ]
    let stack = view(
      "stackView", "s", #"axis="vertical" spacing="4" alignment="leading""#,
      "<subviews>\(controls.joined())</subviews>")
    return xib(stack, edges("s") + tie("l", "width", to: "root", "width", -16))
  }()

  private static let cell = """
    <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" id="content">
    <rect key="frame" x="0" y="0" width="320" height="44"/>
    <subviews>\(view("label", "t", #"text="Title""#))</subviews>
    <constraints>
    \(tie("t", "leading", to: "content", "leadingMargin"))\(tie("t", "centerY", to: "content"))
    </constraints>
    </tableViewCellContentView></tableViewCell>
    """

  @Test(arguments: ["usual", "dark", "right to left"])
  func `every control has its picture`(title: String) throws {
    let preview = ThemePreview(
      screenlet: "Kitchen", theme: "default", try interface(Self.kitchen), checked: [])
    let look = try #require(preview.looks.first { $0.title == title })
    try expect(look.svg, matches: Self.cases.appending(path: "controls \(title).svg"))
  }

  @Test func `a list shows rows, and a Screenlet at work its panel`() throws {
    let list = try interface(xib(view("tableView", "a"), edges("a", 0)))
    let preview = ThemePreview(
      screenlet: "List", theme: "default", list, row: try interface(Self.cell), checked: [list],
      texts: ["de": ["t.text": "Titel"]], progress: "Loading <all> rows")
    let looks = preview.looks
    #expect(
      looks.map(\.title) == [
        "usual", "dark", "320 points", "744 points", "small text", "large text", "right to left",
        "de", "in progress",
      ])
    try expect(looks[7].svg, matches: Self.cases.appending(path: "rows.svg"))
    try expect(looks[8].svg, matches: Self.cases.appending(path: "panel.svg"))
    #expect(preview.findings.isEmpty)
  }

  @Test func `a grid has its items in lines, of the size that the layout says`() throws {
    let layout = """
      <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="8" \
      minimumInteritemSpacing="8">
      <size key="itemSize" width="96" height="40"/>
      <inset key="sectionInset" minX="8" minY="8" maxX="8" maxY="8"/>
      </collectionViewFlowLayout>
      """
    let list = try interface(xib(view("collectionView", "a", "", layout), edges("a", 0)))
    let item = try interface(
      """
      <collectionViewCell id="cell"><rect key="frame" x="0" y="0" width="96" height="40"/>
      <view key="contentView" id="content"><rect key="frame" x="0" y="0" width="96" height="40"/>
      <subviews>\(view("label", "t", #"text="A title that is too long""#))</subviews>
      <constraints>\(tie("t", "leading", to: "content"))\(tie("t", "top", to: "content"))
      \(tie("t", "trailing", to: "content"))</constraints>
      </view></collectionViewCell>
      """)
    let preview = ThemePreview(
      screenlet: "Grid", theme: "default", list, row: item, checked: [list, item])
    try expect(preview.looks[2].svg, matches: Self.cases.appending(path: "grid.svg"))
    #expect(
      preview.findings.sorted.map(\.message.text) == [
        "the text of 'A title that is too long' is cut off: 'A title that is too long' does not fit "
          + "into 96 by 20 points"
      ])
  }

  /// Each of these numbers is one that no `Int` holds.
  @Test(arguments: [
    view("label", "a", #"text="A" numberOfLines="1e300""#),
    view("pageControl", "a", #"numberOfPages="1e300" currentPage="-1e300""#),
    view("segmentedControl", "a", #"selectedSegmentIndex="1e300""#),
    view(
      "collectionView", "a", "",
      """
      <collectionViewFlowLayout key="collectionViewLayout">
      <inset key="sectionInset" minX="1e300" minY="1e300" maxX="1e300" maxY="1e300"/>
      </collectionViewFlowLayout>
      """),
  ])
  func `numbers of any size can be previewed`(control: String) throws {
    let wide = size("a", "width", 0).replacing("\"0\"", with: "\"1e300\"")
    let view = try interface(
      xib(control, tie("a", "leading", to: "root") + size("a", "height", 1) + wide))
    let preview = ThemePreview(
      screenlet: "Wide", theme: "default", view, row: try interface(Self.cell), checked: [view])
    #expect(preview.looks.count == 7)
  }

  @Test(arguments: [
    ("", "no view is in this XIB, so there is nothing to preview"),
    (
      xib((1...300).map { view("label", "a\($0)") }.joined()),
      "301 views are in this XIB, and 300 is the most that can be previewed"
    ),
  ])
  func `what cannot be previewed is an error`(objects: String, message: String) {
    var diagnostics = Diagnostics()
    let text = "<document><objects>\(objects)</objects></document>\n"
    #expect(
      Interface(SourceFile(path: "A.xib", text: text), reporting: &diagnostics) == nil)
    #expect(diagnostics.sorted.map(\.message.text) == [message])
  }
}
