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

  @Test func `after a failure, the panel has its message below a red symbol`() throws {
    let preview = ThemePreview(
      screenlet: "View", theme: "default", try interface(xib("")), checked: [],
      failure: .init("Not <saved>"))
    let look = try #require(preview.looks.last)
    #expect(look.title == "failed")
    #expect(look.svg.contains("Not &lt;saved&gt;") && look.svg.contains("#ff3b30"))
  }

  @Test func `a list shows rows, and a Screenlet at work its panel`() throws {
    let list = try interface(xib(view("tableView", "a"), edges("a", 0)))
    let preview = ThemePreview(
      screenlet: "List", theme: "default", list, rows: [try interface(Self.cell)], checked: [list],
      texts: ["de": ["t.text": "Titel"]], progress: .init("Loading <all> rows"),
      empty: .empty("No rows yet", symbol: "tray"))
    let looks = preview.looks
    #expect(
      looks.map(\.title) == [
        "usual", "dark", "320 points", "744 points", "small text", "large text", "right to left",
        "de", "empty", "in progress",
      ])
    try expect(looks[7].svg, matches: Self.cases.appending(path: "rows.svg"))
    try expect(looks[8].svg, matches: Self.cases.appending(path: "empty.svg"))
    try expect(looks[9].svg, matches: Self.cases.appending(path: "panel.svg"))
    #expect(preview.findings.isEmpty)
  }

  @Test func `a list or a view that could not be loaded offers to try again`() throws {
    for content in [view("tableView", "a"), view("label", "a", #"text="Rain""#)] {
      let interface = try interface(xib(content, edges("a", 0), height: 300))
      let preview = ThemePreview(
        screenlet: "View", theme: "default", interface, checked: [],
        progress: .init("Loading", isOfLoading: true),
        failure: .init("Not <loaded>", isOfLoading: true))
      let looks = preview.looks.suffix(2)
      #expect(looks.map(\.title) == ["in progress", "failed"])
      #expect(looks.first.map { self.texts($0.svg) } == ["Loading"])
      #expect(looks.last.map { self.texts($0.svg) } == ["Not &lt;loaded&gt;", "Try Again"])
    }
  }

  @Test func `a low list shows that it is empty, too`() throws {
    let list = try interface(xib(view("tableView", "a"), edges("a", 0), height: 40))
    let preview = ThemePreview(
      screenlet: "List", theme: "default", list, checked: [],
      empty: .empty("No rows yet", symbol: "tray"))
    let look = try #require(preview.looks.last)
    #expect(look.title == "empty" && texts(look.svg) == ["No rows yet"])
  }

  @Test func `a failure stands above the button, or below the card of a row`() throws {
    func button(_ id: String, _ isInRow: Bool) -> String {
      let attribute =
        #"<userDefinedRuntimeAttribute type="boolean" keyPath="isInRow" value="YES"/>"#
      return view(
        "button", id, #"customClass="ActionButton""#,
        #"<buttonConfiguration key="configuration" style="tinted" title="Send"/>"#
          + (isInRow
            ? "<userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes>" : ""))
    }
    func stack(_ id: String, _ views: String) -> String {
      view("stackView", id, #"axis="vertical""#, "<subviews>\(views)</subviews>")
    }
    let card = view(
      "view", "card", #"customClass="CardView""#,
      "<subviews>\(stack("rows", view("label", "l", #"text="Name""#) + button("a", true)))</subviews>"
        + "<constraints>\(edges("rows", 0, in: "card"))</constraints>")
    let form = try interface(
      xib(stack("s", card + button("b", false)), edges("s")))
    for id in ["a", "b"] {
      let preview = ThemePreview(
        screenlet: "Form", theme: "default", form, checked: [],
        failure: .init("Not sent", button: id))
      let look = try #require(preview.looks.last)
      #expect(look.title == "failed")
      #expect(texts(look.svg) == ["Name", "Send", "Not sent", "Send"])
      try expect(look.svg, matches: Self.cases.appending(path: "problem at \(id).svg"))
    }
  }

  @Test func `the panel has the colour of a theme set`() throws {
    var styles = InterfaceStyles()
    styles.panelColor = .fixed(0x708090, alpha: 1)
    let view = try interface(xib(""), styles: styles)
    let preview = ThemePreview(
      screenlet: "View", theme: "default", view, checked: [], progress: .init("Loading"))
    let look = try #require(preview.looks.last)
    #expect(look.svg.contains(##"rx="16" fill="#708090""##))
  }

  @Test func `a date is missing in a form until its user adds it`() throws {
    let picker = view(
      "datePicker", "a", #"customClass="OptionalDatePicker" datePickerMode="date" style="compact""#)
    let row = view(
      "stackView", "s", "",
      "<subviews>" + view("label", "l", #"text="Visit""#) + picker + "</subviews>")
    let form = try interface(xib(row, edges("s")))
    let preview = ThemePreview(screenlet: "Form", theme: "default", form, checked: [])
    #expect(texts(preview.looks[0].svg) == ["Visit", "Add Date"])
    let filled = try #require(preview.looks.last)
    #expect(filled.title == "filled")
    try expect(filled.svg, matches: Self.cases.appending(path: "date.svg"))
  }

  @Test func `a progress is shown while an action is running`() throws {
    let bar = view("progressView", "a", #"customClass="ProgressBar""#)
    let preview = ThemePreview(
      screenlet: "View", theme: "default", try interface(xib(bar, edges("a"))), checked: [])
    let looks = preview.looks
    #expect(looks.last?.title == "in progress")
    let bars = looks.map { $0.svg.contains("rx=\"2\"") }
    #expect(bars == looks.map { $0.title == "in progress" })
  }

  @Test func `a button shows that its action is running`() throws {
    let button = view(
      "button", "a", #"customClass="ActionButton""#,
      #"<buttonConfiguration key="configuration" style="filled" title="Save"/>"#)
    let form = try interface(xib(button, edges("a")))
    #expect(form.id(ofButton: "a") == nil)
    let preview = ThemePreview(
      screenlet: "Form", theme: "default", form, checked: [],
      progress: .init("Saving", button: "a"))
    let look = try #require(preview.looks.last)
    #expect(look.title == "in progress")
    try expect(look.svg, matches: Self.cases.appending(path: "busy.svg"))
  }

  @Test func `a button has its symbol before its title, and begins where texts do if it is flush`()
    throws
  {
    let button = view(
      "button", "a", #"customClass="ActionButton""#,
      #"<buttonConfiguration key="configuration" style="plain" image="pencil" title="Edit"/>"#
        + "<userDefinedRuntimeAttributes>"
        + #"<userDefinedRuntimeAttribute type="boolean" keyPath="isFlush" value="YES"/>"#
        + "</userDefinedRuntimeAttributes>")
    let stack = view(
      "stackView", "s", #"axis="vertical" alignment="leading""#, "<subviews>\(button)</subviews>")
    let form = try interface(xib(stack, edges("s")))
    let preview = ThemePreview(screenlet: "Form", theme: "default", form, checked: [])
    let look = try #require(preview.looks.first)
    try expect(look.svg, matches: Self.cases.appending(path: "symbol.svg"))
  }

  /// Returns the texts in a picture.
  private func texts(_ svg: String) -> [String] {
    svg.split(separator: "<text").dropFirst().map { element in
      String(element.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" })
    }
  }

  @Test func `all kinds of rows take turns, with texts of their own`() throws {
    let list = try interface(xib(view("tableView", "a"), edges("a", 0)))
    let kinds = try ["plain", "pictured"].map { kind in
      var row = try interface(Self.cell)
      row.samples = (1...6).map { ["t.text": "\(kind) \($0)"] }
      return row
    }
    let preview = ThemePreview(
      screenlet: "List", theme: "default", list, rows: kinds, checked: [list])
    #expect(texts(preview.looks[0].svg) == ["plain 1", "pictured 2", "plain 3"])
  }

  @Test func `a form is shown empty, and filled by its user`() throws {
    var form = try interface(
      xib(
        [
          view("textField", "a", #"placeholder="name@example.com""#),
          view(
            "textField", "b", #"placeholder="Password""#,
            #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#),
          view("switch", "c", #"on="NO""#),
        ].joined(),
        edges("a", 0) + edges("b", 0)
          + tie("c", "leading", to: "root") + tie("c", "top", to: "root")))
    form.entries = ["a.text": "ada@example.com", "b.text": "secret"]
    let preview = ThemePreview(screenlet: "Form", theme: "default", form, checked: [])
    #expect(texts(preview.looks[0].svg) == ["name@example.com", "Password"])
    let filled = try #require(preview.looks.last)
    #expect(filled.title == "filled")
    #expect(texts(filled.svg) == ["ada@example.com"])
    // Six dots, and the thumb of the switch.
    #expect(filled.svg.split(separator: "<circle").count == 8)
    #expect(filled.svg.contains(##"fill="#34c759""##))
    // So is what contains the form.
    let outer = try interface(
      xib(view("view", "a", #"customClass="FormScreenlet""#), edges("a", 0)))
    let page = ThemePreview(screenlet: "Page", theme: "default", outer, checked: [])
      .containing([preview.key: preview])
    #expect(texts(try #require(page.looks.last).svg) == ["ada@example.com"])
  }

  @Test func `a contained Screenlet is shown in its frame`() throws {
    func outer(_ screenlet: String, _ distance: Int = 20) throws -> Interface {
      try interface(
        xib(
          view("view", "a", #"customClass="\#(screenlet)Screenlet""#), edges("a", distance)))
    }
    var inner = try interface(xib(view("label", "l"), edges("l", 0)))
    inner.samples = [["l.text": "Ada Lovelace"]]
    let person = ThemePreview(screenlet: "Person", theme: "default", inner, checked: [])
    let page = ThemePreview(screenlet: "Page", theme: "default", try outer("Person"), checked: [])
      .containing([person.key: person])
    #expect(page.containedClasses == ["PersonScreenlet"])
    try expect(page.looks[0].svg, matches: Self.cases.appending(path: "contained.svg"))

    // What is not known has its name, and what contains itself has an end.
    #expect(
      texts(
        ThemePreview(screenlet: "Page", theme: "default", try outer("Person"), checked: [])
          .looks[0].svg) == ["PersonScreenlet"])
    let snake = ThemePreview(
      screenlet: "Snake", theme: "default", try outer("Snake", 2), checked: [])
    #expect(
      texts(snake.containing([snake.key: snake]).looks[0].svg) == ["SnakeScreenlet"])
  }

  @Test(arguments: ["usual", "dark"])
  func `pages and films look like pages and films`(title: String) throws {
    let preview = ThemePreview(
      screenlet: "Media", theme: "default",
      try interface(
        xib(
          view("wkWebView", "a") + view("view", "b", #"customClass="MediaPlayerView""#),
          edges("a", 0)
            + tie("b", "leading", to: "root") + tie("b", "bottom", to: "root")
            + size("b", "width", 96) + size("b", "height", 54))), checked: [])
    let look = try #require(preview.looks.first { $0.title == title })
    try expect(look.svg, matches: Self.cases.appending(path: "media \(title).svg"))
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
      screenlet: "Grid", theme: "default", list, rows: [item], checked: [list, item])
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
      screenlet: "Wide", theme: "default", view, rows: [try interface(Self.cell)], checked: [view])
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
