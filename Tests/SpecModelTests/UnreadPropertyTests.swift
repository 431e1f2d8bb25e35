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

  @Test func `a property that an action shows is read`() throws {
    let rest = """
      viewModel: { place: { type: 'String { get set }', widget: label } }
      actions:
        find: { kind: read, connector: Find }
        show: { kind: event, updates: { place: mode } }
      """
    #expect(try warnings(rest) == "")
  }

  @Test func `a text for a contained Screenlet that is the name of a property is a warning`() throws
  {
    let rest = """
      contains: { box: { screenlet: Box, properties: { kind: mode, title: Box } } }
      viewModel: { text: String }
      """
    #expect(
      try warnings(rest) == """
        spec.yml:5:50: warning: 'kind' of 'box' is the text 'mode', not the property of that name; \
        pass the property in the 'updates' of an action, as in 'box.kind: mode'
        5 | contains: { box: { screenlet: Box, properties: { kind: mode, title: Box } } }
          |                                                  ^~~~

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
