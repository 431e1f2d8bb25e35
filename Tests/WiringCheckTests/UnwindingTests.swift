import Testing

/// Segues that go back to a view controller with a method for them.
struct UnwindingTests {
  private func findings(_ method: String, _ change: (inout Note) -> Void = { _ in }) -> String {
    var note = Note()
    note.files = [
      "List.swift": "class List: UIViewController {\n  \(method)\n}\n",
      "Main.storyboard": """
      <document><scenes><scene><objects>
      <viewController id="a" customClass="List" customModule="App"><connections>
      <segue destination="e" kind="unwind" unwindAction="backToList:" id="s"/>
      </connections></viewController>
      <exit id="e" sceneMemberID="exit"/>
      </objects></scene></scenes></document>

      """,
    ]
    change(&note)
    return note.findings
  }

  @Test func `an action that is declared`() {
    #expect(findings("@IBAction func backToList(_ segue: UIStoryboardSegue) {}") == "")
    #expect(
      findings("") {
        $0.files["Back.swift"] = """
          extension UIViewController {
            @IBAction func backToList(_ segue: UIStoryboardSegue) {}
          }

          """
      } == "")
    #expect(
      findings("") { $0.objectiveC["A.m"] = "- (IBAction)backToList:(UIStoryboardSegue *)s {}\n" }
        == "")
  }

  @Test func `an action that nobody declares`() {
    #expect(
      findings("") == """
        Main.storyboard:3:52: error: no class has the unwind action 'backToList:'; declare '@IBAction \
        func backToList(_ segue: UIStoryboardSegue)' where it leads back to
        3 | <segue destination="e" kind="unwind" unwindAction="backToList:" id="s"/>
          |                                                    ^~~~~~~~~~~

        """)
    #expect(
      findings("@IBAction func backToLists(_ segue: UIStoryboardSegue) {}").contains(
        "; did you mean 'backToLists:'?\n"))
    #expect(
      findings("") { $0.files["Tabs.swift"] = "class Tabs: LibraryController {}\n" }.contains(
        "warning: no class has the unwind action"))
  }

  @Test func `a method that is no action`() {
    #expect(
      findings("func backToList(_ segue: UIStoryboardSegue) {}").contains(
        "error: 'backToList:' of 'List' is not an action; declare it with '@IBAction'\n"))
  }

  @Test func `a segue action that the controller lacks`() {
    func made(_ method: String) -> String {
      findings("@IBAction func backToList(_ segue: UIStoryboardSegue) {}\n  " + method) {
        $0.edit("Main.storyboard", "<exit", "<viewController id=\"b\"/><exit")
        $0.edit(
          "Main.storyboard", "id=\"s\"/>",
          "id=\"s\"/><segue destination=\"b\" kind=\"show\" destinationCreationSelector=\"make:\" id=\"t\"/>"
        )
      }
    }
    #expect(made("@IBSegueAction func make(_ coder: NSCoder) -> UIViewController? { nil }") == "")
    #expect(
      made("").contains(
        "error: 'List' has no action 'make:'; declare it there with '@IBSegueAction', or disconnect it\n"
      ))
  }
}
