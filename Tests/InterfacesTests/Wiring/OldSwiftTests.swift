import Interfaces
import SourceText
import Testing

/// The versions of Swift that Xcode projects say.
struct OldSwiftTests {
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
