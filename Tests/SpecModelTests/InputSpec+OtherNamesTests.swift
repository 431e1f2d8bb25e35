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

  @Test func `what is mapped exists, on both sides, and fits`() {
    #expect(
      complaints(about: action("{ entryid: siteId }")) == """
        spec.yml:6:66: error: the connector 'DeleteEntry' has no property 'entryid'; did you mean \
        'entryId'?
        6 |   delete-entry: { kind: write, connector: DeleteEntry, inputs: { entryid: siteId } }
          |                                                                  ^~~~~~~

        """)
    #expect(
      complaints(about: action("{ entryId: siteid }")) == """
        spec.yml:6:75: error: neither 'properties' nor 'viewModel' has 'siteid'; did you mean \
        'siteId'?
        6 |   delete-entry: { kind: write, connector: DeleteEntry, inputs: { entryId: siteid } }
          |                                                                           ^~~~~~

        """)
    #expect(
      complaints(about: action("{ entryId: context.groupId }")) == """
        spec.yml:6:75: error: 'context.groupId' is not a value of the Screenlet; pass it in the \
        'arguments' of the connector instead
        6 |   delete-entry: { kind: write, connector: DeleteEntry, inputs: { entryId: context.groupId } }
          |                                                                           ^~~~~~~~~~~~~~~

        """)
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
