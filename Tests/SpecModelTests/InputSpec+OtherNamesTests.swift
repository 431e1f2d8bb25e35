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

  @Test func `a sender keeps its name`() {
    let spec = """
      screenlet: Entries
      connectors:
        RateEntry: { kind: custom, properties: { rating: Double } }
      actions:
        rate-entry:
          kind: write
          connector: RateEntry
          sender: { score: Double }
          inputs: { rating: score }
      """
    #expect(
      complaints(about: spec).contains(
        "error: the sender is passed under its own name; write 'score: score'"))
  }
}
