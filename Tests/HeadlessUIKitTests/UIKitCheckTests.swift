#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// `.ci/uikit/check` compiles for Apple platforms on Linux, against declarations of UIKit.
  struct UIKitCheckTests {

    private let folder = BuiltProducts.package.appendingPathComponent(".ci/uikit")

    @Test func `it finds the planted faults, and nothing else in them`() throws {
      #expect(try check("faults") == Subprocess(status: 0, output: "", errors: ""))
      let expected = try lines(of: "faults/expected")
      #expect(expected.count > 20)
    }

    @Test func `HeadlessUIKit differs from UIKit only as the list says`() throws {
      let graphs = try TemporaryFolder()
      #expect(
        try check("symbols", graphs.url.path) == Subprocess(status: 0, output: "", errors: ""))
      let uikit = try Declarations(of: "UIKit", "WebKit", in: graphs.url)
      let headless = try Declarations(of: "HeadlessUIKit", in: graphs.url)
      let differences = headless.namesOfDifferences(from: uikit)
      let listed = try lines(of: "differences").map { $0.prefix { $0 != " " }.dropLast() }

      #expect(differences.filter { name in !listed.contains { covers($0, name) } } == [])
      #expect(listed.filter { entry in !differences.contains { covers(entry, $0) } } == [])
    }

    @Test(arguments: ["AddBookmarkPage", "awaiting", "events"])
    func `the page on the runtime shows a use that is checked`(_ name: String) throws {
      let page = try String(
        contentsOf: BuiltProducts.package.appendingPathComponent("docs/runtime.md"),
        encoding: .utf8)
      let source = try String(
        contentsOf: folder.appendingPathComponent("uses/\(name).swift"), encoding: .utf8)
      let imports = try #require(source.range(of: "\n\n"))
      let shown = source[imports.upperBound...].components(separatedBy: "\n\n///")[0]
      #expect(page.contains("```swift\n\(shown.trimmingCharacters(in: .newlines))\n```"))
    }

    private func check(_ arguments: String...) throws -> Subprocess {
      try Subprocess(folder.appendingPathComponent("check").path, arguments)
    }

    private func lines(of file: String) throws -> [String] {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
    }

    private func covers(_ entry: Substring, _ name: String) -> Bool {
      name == entry || name.hasPrefix(entry + ".")
    }
  }
#endif
