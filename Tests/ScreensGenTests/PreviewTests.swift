import Foundation
import TestSupport
import Testing

struct PreviewTests {
  @Test func `the examples and the library look well, and as the documentation shows them`() throws
  {
    let sandbox = try Sandbox()
    let package = BuiltProducts.package
    let folders = ["Examples", "Sources/LiferayScreensLibrary"].map {
      package.appending(path: $0).path
    }
    #expect(try sandbox.run("preview", folders[0], folders[1], "-q") == Outcome())
    let page = try String(
      contentsOf: package.appending(path: "docs/preview.md"), encoding: .utf8)
    let pictures = page.matches(of: /gallery\/(\w+)-([a-z0-9-]+?)(-dark)?\.svg/)
    #expect(pictures.count == 114)
    for picture in pictures {
      let (name, screenlet, theme, dark) = picture.output
      let look = dark == nil ? "usual" : "dark"
      try expect(
        try sandbox.read("preview/\(screenlet)/\(theme)/\(look).svg"),
        matches: package.appending(path: "docs/\(name)"))
    }
  }
}
