import Testing

/// View controllers that find a XIB by their name.
struct ControllerTests {
  private let owner = "customClass=\"LittleViewController\" customModule=\"App\""

  private func xib(owner: String = "", view: Bool = false) -> String {
    """
    <document>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)>
                <connections>\(view ? "<outlet property=\"view\" destination=\"v\" id=\"o\"/>" : "")</connections>
            </placeholder>
            <view id="v"/>
        </objects>
    </document>

    """
  }

  private func findings(
    body: String = "", use: String = "let shown = LittleViewController()\n",
    superclass: String = "UIViewController", _ files: [String: String]
  ) -> String {
    var note = Note()
    note.files = files
    note.files["LittleViewController.swift"] =
      "class LittleViewController: \(superclass) {\(body)}\n"
    note.files["Use.swift"] = use
    return note.findings
  }

  @Test(arguments: ["LittleView.xib", "LittleViewController.xib"])
  func `a XIB of the controller whose view is not connected`(name: String) {
    let file = name.dropLast(".xib".count)
    #expect(
      findings([name: xib(owner: owner)]) == """
        \(name):3:80: warning: 'LittleViewController' gets its view from '\(file).xib', where 'view' is \
        not connected; connect it
        3 |         <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \
        customClass="LittleViewController" customModule="App">
          |                                                                                \
        ^~~~~~~~~~~~~~~~~~~~

        """)
    #expect(findings([name: xib(owner: owner, view: true)]) == "")
    let load = "let all = UINib(nibName: \"\(file)\", bundle: nil)\n"
    #expect(findings(use: load, [name: xib(owner: owner)]) == "")
  }

  @Test func `a XIB of something else, with the name that a controller looks for`() {
    let files = ["LittleView.xib": xib()]
    #expect(
      findings(files) == """
        LittleViewController.swift:1:7: warning: 'LittleViewController' gets its view from \
        'LittleView.xib', which has its name and no view for it; rename one, or connect 'view' of \
        File's Owner
        1 | class LittleViewController: UIViewController {}
          |       ^~~~~~~~~~~~~~~~~~~~
        LittleView.xib:1:2: note: this one is found for it
        1 | <document>
          |  ^~~~~~~~

        """)
    #expect(
      findings([
        "LittleView.xib": xib(owner: "customClass=\"Other\"", view: true),
        "Other.swift": "class Other: UIViewController {}\n",
      ]) == "")
    #expect(findings(superclass: "UITableViewController", files) == "")
    #expect(findings(use: "", files) == "")
    #expect(
      findings(use: "let a = LittleViewController(nibName: \"Other\", bundle: nil)\n", files) == "")
  }

  @Test(arguments: [
    "\n  override func loadView() { view = UIView() }\n",
    "\n  init() { super.init(nibName: \"Big\", bundle: nil) }\n",
    "\n  override var nibName: String? { \"Big\" }\n",
  ])
  func `a controller that gets its view otherwise`(body: String) {
    #expect(findings(body: body, ["LittleView.xib": xib()]) == "")
    #expect(findings(body: body, ["LittleView.xib": xib(owner: owner)]) == "")
  }

  @Test func `a controller that names no XIB`() {
    let body = "\n  init() { super.init(nibName: nil, bundle: nil) }\n"
    #expect(findings(body: body, ["LittleView.xib": xib()]) != "")
  }

  @Test func `a controller of a scene, or of a library`() {
    #expect(findings(superclass: "LibraryController", ["LittleView.xib": xib()]) == "")
    #expect(
      findings([
        "LittleView.xib": xib(),
        "Main.storyboard": """
        <document><scenes><scene><objects>
        <viewController id="a" \(owner)/>
        </objects></scene></scenes></document>

        """,
      ]) == "")
  }
}
