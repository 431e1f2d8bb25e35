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
    #expect(choice.branches.map(\.rules.count) == [1, 2])
    #expect(
      choice.branches[1].rules.map(\.condition) == [
        .isEmpty(false), .compares(.equal, to: .literal(.string("a and b"))),
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
      choice.branches.flatMap(\.rules).map(\.condition) == [
        .compares(.unequal, to: .literal(.integer("0"))), .isEmpty(true),
        .compares(.equal, to: .literal(.bool(true))),
      ])
  }

  @Test func `mistakes in rules are reported where they are`() {
    let text = spec(
      """
            userId is big: ById
            userId > 0 or screenName is set: ById
            usrId is set: ById
            isOld is set: ById
            userId is "5": ById
            userId > 1: [ById]
            userId > 2: ByNam
            http: screenName

      """)
    #expect(
      complaints(about: text) == """
        spec.yml:19:7: error: cannot read the rule 'userId is big'; write 'x is set', 'x is \
        not set', 'x is "text"' or a comparison as in 'x > 0'
        19 |       userId is big: ById
           |       ^~~~~~~~~~~~~
        spec.yml:20:7: error: cannot read the rule 'userId > 0 or screenName is set'; write a \
        rule for each of the two, with the same connector
        20 |       userId > 0 or screenName is set: ById
           |       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        spec.yml:21:7: error: neither 'properties' nor 'viewModel' has 'usrId'; did you mean \
        'userId'?
        21 |       usrId is set: ById
           |       ^~~~~
        spec.yml:22:7: error: it is not clear when 'isOld', which is 'Bool', is set; write \
        'isOld is true'
        22 |       isOld is set: ById
           |       ^~~~~~~~~~~~
        spec.yml:23:17: error: 'userId' is 'Int64' and never '"5"'; compare it with a value \
        of its type
        23 |       userId is "5": ById
           |                 ^~~
        spec.yml:24:19: error: expected the name of a connector for 'userId > 1', found a list
        24 |       userId > 1: [ById]
           |                   ^~~~~~
        spec.yml:25:19: error: no connector is named 'ByNam'; did you mean 'ByName'?
        25 |       userId > 2: ByNam
           |                   ^~~~~
        spec.yml:26:7: error: a choice is between connectors with results of their own; \
        remove 'http'
        26 |       http: screenName
           |       ^~~~

        """)
  }

  @Test func `connectors that do not go together are reported`() {
    let text = spec(
      """
            userId is 1: ById
            userId is 2: Other
            userId is 3: Third
            else: ByName
            userId is 4: ById

      """)
    #expect(
      complaints(about: text) == """
        spec.yml:13:48: error: 'userId' is 'Int' here but 'Int64' in 'ById'; make the types \
        agree, as one action runs both connectors
        13 |   Other: { kind: custom, properties: { userId: Int }, result: { user: String } }
           |                                                ^~~
        spec.yml:21:7: error: 'Third' brings 'user: Int' but 'ById' brings 'user: String'; \
        give their results the same name and type
        21 |       userId is 3: Third
           |       ^~~~~~~~~~~
        spec.yml:23:7: error: 'userId is 4' is never tried, as 'else' comes before it; put \
        'else' last
        23 |       userId is 4: ById
           |       ^~~~~~~~~~~

        """)
  }

  @Test func `what is not a choice is reported`() {
    #expect(
      complaints(about: spec("      else: ById\n")) == """
        spec.yml:19:7: error: there is nothing to choose; write 'connector: ById'
        19 |       else: ById
           |       ^~~~

        """)
    #expect(
      complaints(about: spec("      userId is set: Page\n")) == """
        spec.yml:19:22: error: the reply to 'Page' has to be parsed, and a choice is between \
        connectors with results of their own; make its kind 'rest' or 'custom'
        19 |       userId is set: Page
           |                      ^~~~

        """)
  }

  @Test func `the inputs have to hold what rules are about`() {
    let rules = """
            mode is "id": ById
            else: ByName

      """
    #expect(
      complaints(about: spec(rules, "    inputs: [userId, screenName]")) == """
        spec.yml:19:7: error: a rule needs 'mode'; add it to 'inputs'
        19 |       mode is "id": ById
           |       ^~~~

        """)
    #expect(
      complaints(
        about: spec(
          rules, "    inputs: { userId: userId, screenName: mode, mode: mode, age: mode }")) == """
          spec.yml:22:61: error: neither a connector of the action nor a rule has 'age'; remove it
          22 |     inputs: { userId: userId, screenName: mode, mode: mode, age: mode }
             |                                                             ^~~

          """)
  }
}
