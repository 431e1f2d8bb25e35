import Foundation
import HeadlessUIKit
import LiferayScreens
import Testing

extension OneAtATime {
  /// What a theme has besides the view of its Screenlet.
  @MainActor @Suite struct ThemeObjectsTests {

    private static func xib(tag: Int) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects><view tag="\(tag)" id="root"/></objects>
      </document>
      """
    }

    @Test func `a view is that of the theme, or of the default theme`() throws {
      let themes = try ThemeFolder([
        "Badge_default.xib": Self.xib(tag: 1), "Badge_dark.xib": Self.xib(tag: 2),
      ])
      withExtendedLifetime(themes) {
        let tag = { @MainActor (theme: String) -> Int? in
          Bundle.viewForThemeOrDefault(
            name: "Badge", themeName: theme, currentClass: SampleScreenlet.self)?.tag
        }
        #expect(["default", "dark", "other"].map(tag) == [1, 2, 1])
        let dark = Bundle.viewForTheme(
          name: "Badge", themeName: "dark", currentClass: SampleScreenlet.self)
        #expect(dark?.tag == 2)
      }
    }

    @Test func `what no theme has is nil, with a warning`() throws {
      let themes = try ThemeFolder([
        "Badge_default.xib": Self.xib(tag: 1), "Broken_default.xib": "no XML",
      ])
      withExtendedLifetime(themes) {
        let messages = logged {
          #expect(
            Bundle.viewForTheme(
              name: "Badge", themeName: "dark", currentClass: SampleScreenlet.self) == nil)
          #expect(
            Bundle.rootNibObjectForThemeOrDefault(
              name: "Ribbon", themeName: "dark", currentClass: SampleScreenlet.self) == nil)
          #expect(
            Bundle.rootNibObjectForTheme(
              name: "Broken", themeName: "default", currentClass: SampleScreenlet.self) == nil)
        }
        #expect(
          messages == [
            "LiferayScreens: SampleScreenlet has no nib Badge_dark.xib",
            "LiferayScreens: SampleScreenlet has no nib Ribbon_default.xib",
            "LiferayScreens: Broken_default.xib:1: the XML is broken: there is no element",
          ])
      }
    }

    @Test(arguments: ["badge.png", "badge@2x.png", "badge@3x.jpg"])
    func `an image is found under its name, whatever its scale`(file: String) throws {
      let themes = try ThemeFolder([:])
      let png = try #require(Data(base64Encoded: onePixel))
      try FileManager.default.createDirectory(at: themes.url, withIntermediateDirectories: true)
      try png.write(to: themes.url.appendingPathComponent(file))
      withExtendedLifetime(themes) {
        let image = Bundle.imageInBundles(name: "badge", currentClass: SampleScreenlet.self)
        #expect(image != nil)
        #expect(Bundle.imageInBundles(name: "none", currentClass: SampleScreenlet.self) == nil)
      }
    }
  }
}
