import SourceText
import Testing

@testable import SpecModel

struct UnreadPropertyTests {

  /// The warnings about a Screenlet with these properties, and what else its spec says.
  private func warnings(_ rest: String) throws -> String {
    let spec = try screenlet(
      """
      screenlet: Search
      properties: { folderId: Int64 = 0, title: String, mode: String }
      connectors:
        Find: { kind: custom, properties: { folderId: Int64, title: String } }
      \(rest)
      summary: Searches.
      """)
    var printer = DiagnosticPrinter()
    return printer.text(for: spec.warnings)
  }

  private let find = "find: { kind: read, connector: Find }"

  @Test func `a property that no action reads is a warning`() throws {
    #expect(
      try warnings("actions:\n  \(find)") == """
        spec.yml:2:51: warning: nothing reads 'mode'; name it where an action or the list needs it, \
        or remove it
        2 | properties: { folderId: Int64 = 0, title: String, mode: String }
          |                                                   ^~~~

        """)
  }

  @Test(arguments: [
    "viewModel: { load: '()' }\nactions:\n  FIND",
    "actions:\n  FIND\n  pick: { kind: custom }",
    "actions:\n  find: { kind: read, connector: Find, byHand: before }",
    "viewModel: { text: String }",
  ])
  func `code that is written by hand may read it`(rest: String) throws {
    #expect(try warnings(rest.replacing("FIND", with: find)) == "")
  }
}
