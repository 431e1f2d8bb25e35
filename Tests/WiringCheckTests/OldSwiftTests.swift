import SourceText
import Testing
import WiringCheck

/// Sources of Xcode projects that say a version of Swift before 4.
struct OldSwiftTests {
  private func findings(version: Int?) -> String {
    var note = Note()
    note.projects = ["App"]
    note.swiftVersions = version.map { ["App": $0] } ?? [:]
    note.files = [
      "App/Row.swift": """
      class Row: UIView {
        var title: UILabel!
        func open(sender: AnyObject) {}
        func close(sender: AnyObject) {}
        private func hide(sender: AnyObject) {}
      }

      """,
      "App/Row.xib": """
      <document>
          <objects>
              <view id="root" customClass="Row" customModule="App">
                  <subviews>
                      <label id="l"/>
                      <button id="b"><connections>
                          <action selector="open:" destination="root" eventType="touchUpInside" id="a"/>
                          <action selector="closeWithSender:" destination="root" eventType="touchUpInside" id="c"/>
                          <action selector="hideWithSender:" destination="root" eventType="touchUpInside" id="d"/>
                      </connections></button>
                  </subviews>
                  <connections><outlet property="title" destination="l" id="o"/></connections>
              </view>
          </objects>
      </document>

      """,
    ]
    return note.findings
  }

  @Test(arguments: [
    (nil, ["open:", "closeWithSender:", "hideWithSender:", "title"]), (5, ["title", "open:"]),
    (3, ["open:", "hideWithSender:"]), (2, ["hideWithSender:"]),
  ])
  func `what Objective-C sees`(version: Int?, wrong: [String]) {
    let errors = findings(version: version)
    for name in ["open:", "closeWithSender:", "hideWithSender:", "title"] {
      let isWrong =
        errors.contains("error: 'Row' has no action '\(name)'")
        || errors.contains("error: '\(name)' of 'Row' is not")
      #expect(isWrong == (wrong.contains(name) || version == 5), "\(name): \(errors)")
    }
  }

  @Test(arguments: [
    ("", 2), ("SWIFT_VERSION = 5.0;", 5), ("SWIFT_VERSION = 4.2;\nSWIFT_VERSION = 3.0;", 3),
    ("SWIFT_VERSION = \"2.3\";", 2),
    ("SWIFT_VERSION = 4.0;\nSWIFT_SWIFT3_OBJC_INFERENCE = On;", 3),
    ("SWIFT_VERSION = 4.0;\nSWIFT_SWIFT3_OBJC_INFERENCE = Default;", 4),
  ])
  func `the version that a project says`(text: String, version: Int) {
    let file = SourceFile(path: "project.pbxproj", text: text)
    #expect(XcodeProject.swiftVersion(file) == version)
  }
}
