import Testing
import WiringCheck

/// Modules that nothing states: what XIBs agree on counts, and what a source imports does not.
struct ImportedModuleTests {
  private func xib(_ name: String, _ module: String, provider: Bool = false) -> String {
    let end = provider ? " customModuleProvider=\"target\"" : ""
    return """
      <document>
          <objects>
              <view id="root" customClass="\(name)" customModule="\(module)"\(end)/>
          </objects>
      </document>

      """
  }

  private func findings(
    _ files: [String: String], _ change: (inout Note) -> Void = { _ in }
  ) -> String {
    var note = Note()
    note.files = files
    change(&note)
    return note.findings.split(separator: "\n").filter {
      $0.contains(": error: ") || $0.contains(": warning: ")
    }
    .joined(separator: "\n")
  }

  @Test func `a class is not in a module that its file imports`() {
    let files = [
      "App/Row.swift": "import Kit\nclass Row: UIView {}\n", "App/Row.xib": xib("Row", "Kit"),
    ]
    #expect(
      findings(files) == """
        App/Row.xib:3:57: error: class 'Row' is not in module 'Kit', which its file imports; name that \
        of its target
        """)
    #expect(
      findings(files.merging(["App/Row.xib": xib("Row", "Kit", provider: true)]) { $1 })
        .contains("warning: class 'Row' is not in module 'Kit'"))
    let conditional = "#if SWIFT_PACKAGE\nimport Kit\n#endif\nclass Row: UIView {}\n"
    #expect(findings(files.merging(["App/Row.swift": conditional]) { $1 }) == "")
  }

  @Test func `a module that the tests import is that of the sources nevertheless`() {
    let files = [
      "App/Row.xib": xib("Rwo", "App", provider: true), "App/Row.swift": "class Row: UIView {}\n",
      "Tests/RowTests.swift": "@testable import App\nclass RowTests: XCTestCase {}\n",
    ]
    #expect(
      findings(files).hasPrefix(
        "App/Row.xib:3:38: error: no source declares the class 'Rwo'; did you mean 'Row'?"))
  }

  @Test func `a module that one XIB names and its neighbours do not`() {
    var files: [String: String] = [:]
    for (name, module) in [("Row", "App"), ("Head", "App"), ("Foot", "Memos")] {
      files["App/\(name)/\(name).swift"] = "class \(name): UIView {}\n"
      files["App/\(name)/\(name).xib"] = xib(name, module)
    }
    #expect(
      findings(files) == """
        App/Foot/Foot.xib:3:58: warning: class 'Foot' cannot be in module 'Memos' too; name the same \
        module in all XIBs
        """)
    // The folders of other targets, by their names or beside that of the app.
    for folder in ["App/Memos/Foot", "Foot", "Share/Foot"] {
      var others = files
      for end in ["swift", "xib"] {
        others["\(folder)/Foot.\(end)"] = others.removeValue(forKey: "App/Foot/Foot.\(end)")
      }
      #expect(findings(others) == "")
    }
  }

  @Test func `a superclass that another import brings along`() {
    let files = [
      "App/Exports.swift": "@_exported import Kit\n", "App/List.swift": "class List: Row {}\n",
      "App/List.xib": xib("List", "App"), "Kit/Row.swift": "class Row: UIView {}\n",
      "Kit/Row.xib": xib("Row", "Kit"),
    ]
    #expect(findings(files) == "")
    #expect(findings(files.merging(["App/Exports.swift": ""]) { $1 }) != "")
  }

  @Test func `a class of one's own that is called as one of the runtime`() {
    let files = [
      "App/NumberStepper.swift": "class NumberStepper: UIView {}\n",
      "App/Row.swift": "class Row: UIView {}\n", "App/Row.xib": xib("Row", "App"),
      "App/Steps.xib": xib("NumberStepper", "App"),
    ]
    #expect(findings(files) == "")
    let foreign = findings(files.merging(["App/NumberStepper.swift": ""]) { $1 })
    #expect(
      foreign == """
        App/Steps.xib:3:67: error: class 'NumberStepper' is in module 'LiferayScreens', not in 'App'
        """)
    let imported = files.merging([
      "App/NumberStepper.swift": "import Steps\n", "App/Steps.xib": xib("NumberStepper", "Steps"),
    ]) { $1 }
    #expect(findings(imported).contains("warning: class 'NumberStepper' is in module"))
  }
}
