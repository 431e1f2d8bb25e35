import Foundation
import SourceText
import SwiftOutline
import TestSupport
import Testing

@testable import WiringCheck

/// Screenlets of LiferayScreensLibrary in the XIBs and storyboards of apps.
struct LibraryClassTests {
  @Test func `the classes of the library that a XIB may name`() {
    let folder = BuiltProducts.package.appendingPathComponent("Sources/LiferayScreensLibrary")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    let names = paths.filter { $0.hasSuffix(".swift") }.flatMap { path in
      let data = try? Data(contentsOf: folder.appendingPathComponent(path))
      return Outline(
        of: SourceFile(path: path, text: String(decoding: data ?? Data(), as: UTF8.self))
      ).types.filter { $0.kind == .class && $0.modifiers.contains("open") }.map(\.name.text)
    }
    let shown = names.filter { name in
      name.hasSuffix("Screenlet") || ["View_", "Cell_"].contains { name.contains($0) }
    }
    #expect(shown.count > 60)
    #expect(LibraryClasses.names == Set(shown))
  }

  private func findings(_ module: String, import name: String) -> String {
    var note = Note()
    note.files = [
      "Sign.swift": "import \(name)\nclass Sign: UIView {}\n",
      "Sign.xib": """
      <document>
          <objects>
              <view id="root" customClass="Sign" customModule="App">
                  <subviews>
                      <view id="login" customClass="LoginScreenlet"\(module)>
                          <connections><outlet property="delegate" destination="root" id="o"/></connections>
                      </view>
                  </subviews>
              </view>
          </objects>
      </document>

      """,
    ]
    return note.findings
  }

  @Test func `a Screenlet of the library, which sources import`() {
    #expect(
      findings(" customModule=\"LiferayScreensLibrary\"", import: "LiferayScreensLibrary") == "")
    #expect(
      findings("", import: "LiferayScreensLibrary") == """
        Sign.xib:5:47: error: class 'LoginScreenlet' is not found without its module; add \
        customModule="LiferayScreensLibrary"
        5 |                 <view id="login" customClass="LoginScreenlet">
          |                                               ^~~~~~~~~~~~~~

        """)
    #expect(
      findings(" customModule=\"LiferayScreens\"", import: "LiferayScreensLibrary").contains(
        "error: class 'LoginScreenlet' is in module 'LiferayScreensLibrary', not in 'LiferayScreens'"
      ))
  }

  @Test func `a Screenlet of Liferay Screens`() {
    #expect(findings(" customModule=\"LiferayScreens\"", import: "LiferayScreens") == "")
    #expect(
      findings("", import: "LiferayScreens").contains(
        "warning: no source declares the class 'LoginScreenlet'; that of LiferayScreensLibrary needs "
          + "its customModule\n"))
  }
}
