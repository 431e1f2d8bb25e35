import SpecModel
import Testing

struct ConnectorChoiceTests {
  /// A spec with the choice, which is the lines of `connector` from line 17 on.
  private func spec(_ choice: String, _ more: String = "") -> String {
    """
    screenlet: UserCard
    properties: { userId: Int64 = 0, screenName: String, mode: String = "any", isOld: Bool = false }
    connectors:
      ById:
        kind: custom
        properties: { userId: Int64 }
        result: { user: String }
      ByName:
        kind: custom
        properties: { screenName: String }
        result: { user: String }
      Page: { url: 'https://example.com' }
      Other: { kind: custom, properties: { userId: Int }, result: { user: String } }
      Third: { kind: custom, result: { user: Int } }
    actions:
      load-user:
        kind: read
        connector:
    \(choice)    result: { user: String }
    \(more)
    """
  }

  private func choice(_ text: String, _ more: String = "") throws -> ConnectorChoice {
    let action = try #require(try screenlet(spec(text, more)).actions.first)
    guard case .chosen(let choice)? = action.connector else { throw NoScreenlet() }
    return choice
  }

  @Test func `rules choose a connector, in their order`() throws {
    let choice = try choice(
      """
            userId > 0: ById
            screenName is set and mode is "a and b": ByName

      """)
    #expect(choice.branches.map(\.connector.name.value) == ["ById", "ByName"])
    #expect(choice.branches.map(\.conditions.count) == [1, 2])
    #expect(
      choice.branches[1].conditions.map(\.predicate) == [
        .isEmpty(false), .compares(.equal, to: Expression(.literal(.string("a and b")))),
      ])
    #expect(!choice.isComplete)
  }

  @Test func `what the connectors and the rules need is an input`() throws {
    let text = """
            mode is not "name": ById
            else: ByName

      """
    let action = try #require(try screenlet(spec(text)).actions.first)
    #expect(action.inputs.map(\.name.value) == ["userId", "screenName", "mode"])
    #expect(try choice(text).isComplete)
  }

  @Test func `a value that is set is neither 0 nor empty nor nil`() throws {
    let choice = try choice(
      """
            userId is set: ById
            screenName is not set: ByName
            isOld is true: ById

      """)
    #expect(
      choice.branches.flatMap(\.conditions).map(\.predicate) == [
        .compares(.unequal, to: Expression(.literal(.integer("0")))), .isEmpty(true),
        .compares(.equal, to: Expression(.literal(.bool(true)))),
      ])
  }
}
