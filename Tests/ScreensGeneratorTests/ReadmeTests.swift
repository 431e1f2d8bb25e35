import Foundation
import SourceText
import TemplateEngine
import TestSupport
import Testing

@testable import ScreensGenerator

/// What the README says of the templates is what they use.
struct ReadmeTests {
  @Test func `every variable of a template is in the README`() throws {
    let readme = try String(
      contentsOf: BuiltProducts.package.appendingPathComponent("README.md"), encoding: .utf8)
    let start = try #require(readme.range(of: "\n## Templates\n"))
    let end = try #require(readme.range(of: "\n## The runtime\n"))
    let words = readme[start.upperBound..<end.lowerBound].split(separator: "`")
    let documented = Set(
      words.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) })

    var diagnostics = Diagnostics()
    for file in TemplateSet.sources {
      let path = SourceFile(path: file.path, text: file.path)
      for source in [file, path] {
        let template = try #require(Template(parsing: source, reporting: &diagnostics))
        for name in template.names.map(\.text)
        where name != "." && name != "|" && !name.hasPrefix("has") {
          #expect(documented.contains(name), "'\(name)' of \(file.path)")
        }
      }
    }
  }
}
