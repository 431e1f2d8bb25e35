import SpecModel
import Testing

struct InputSpecOtherNamesTests {
  private func action(_ inputs: String) -> String {
    """
    screenlet: Entries
    properties: { siteId: Int64 = 0, score: Int = 0 }
    connectors:
      DeleteEntry: { kind: custom, properties: { entryId: Int64 } }
    actions:
      delete-entry: { kind: write, connector: DeleteEntry, inputs: \(inputs) }
    """
  }

  @Test func `an input may have another name in the Screenlet`() throws {
    let input = try #require(
      try screenlet(action("{ entryId: siteId }")).actions.first?.inputs.first)
    #expect(input.name.value == "entryId")
    #expect(input.source.type.source == "Int64")
    #expect(input.type.source == "Int64")
  }
}
