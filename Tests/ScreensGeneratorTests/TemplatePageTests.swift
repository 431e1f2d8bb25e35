import Foundation
import SourceText
import TemplateEngine
import TestSupport
import Testing

@testable import ScreensGenerator

/// The documentation of templates lists what they use.
struct TemplatePageTests {
  @Test func `every variable of a template is documented`() throws {
    let page = try String(
      contentsOf: BuiltProducts.package.appendingPathComponent("docs/templates.md"),
      encoding: .utf8)
    let start = try #require(page.range(of: "\n## Variables\n"))
    let words = page[start.upperBound...].split(separator: "`")
    let documented = Set(
      words.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) })

    var diagnostics = Diagnostics()
    for file in TemplateSet.sources {
      let path = SourceFile(path: file.path, text: file.path)
      for source in [file, path] {
        let template = try #require(Template(parsing: source, reporting: &diagnostics))
        for name in template.names.map(\.text)
        where name != "." && !name.hasPrefix("has") {
          #expect(documented.contains(name), "'\(name)' of \(file.path)")
        }
      }
    }
  }
}
