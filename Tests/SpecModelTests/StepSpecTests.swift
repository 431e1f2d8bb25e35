import SourceText
import SpecModel
import Testing

/// What an action of several connectors says.
struct StepSpecTests {
  private func steps(_ connectors: String) throws -> [[StepSpec]] {
    let action = try action(connectors)
    guard case .several(let stages)? = action.connector else { return [] }
    return stages
  }

  private func action(_ keys: String) throws -> ActionSpec {
    try screenlet(
      """
      screenlet: Summary
      models: { Bookmark: { name: String, url: String?, entryId: Int64 } }
      properties: { folderId: Int64 = 0, limit: Int = 5 }
      viewModel: { title: String? }
      connectors:
        Count: { kind: custom, properties: { folderId: Int64 }, result: { count: Int } }
        Newest:
          kind: custom
          properties: { folderId: Int64, limit: Int64 }
          result: { bookmarks: '[Bookmark]' }
        Add:
          kind: custom
          properties: { groupId: Int64, title: String, url: String? }
          result: { entry: Bookmark }
        Tidy: { kind: custom, properties: { limit: Int } }
        Search: { properties: { words: String }, url: 'https://example.com/{words}' }
      actions:
        a: { kind: read, \(keys) }
      """
    ).actions[0]
  }

  // MARK: Stages

  @Test func `a mapping runs at once, a list one item after the other`() throws {
    let atOnce = try steps("connectors: { count: Count, newest: Newest }")
    #expect(atOnce.map { $0.map(\.name.value) } == [["count", "newest"]])
    let inSequence = try steps(
      "connectors: [Count, { newest: Newest, again: Count }, { last: Tidy }]")
    #expect(
      inSequence.map { $0.map(\.name.value) } == [["count"], ["newest", "again"], ["last"]])
  }

  @Test func `a connector without a name is named as its result or as itself`() throws {
    let stages = try steps("connectors: [Newest, Tidy]")
    #expect(stages.map { $0.map(\.name.value) } == [["bookmarks"], ["tidy"]])
    #expect(stages[0][0].result?.name.value == "bookmarks")
    #expect(stages[1][0].result == nil)
  }

  @Test func `a step waits for those that its values come from, and for those it names`() throws {
    let stages = try steps(
      """
      connectors: {
            added: { connector: Add, inputs: { groupId: 1, title: newest.first.name, url: page } },
            page: { http: newest.last.url, parse: text },
            newest: { connector: Newest, after: count },
            count: Count,
            last: { connector: Tidy, after: [page, count, page] } }
      """)
    #expect(
      stages[0].map(\.dependencies) == [
        ["page", "newest"], ["newest"], ["count"], [], ["page", "count"],
      ])
  }

  @Test func `what an earlier item of a sequence brings is there without waiting`() throws {
    let stages = try steps(
      "connectors: [Newest, { page: { http: bookmarks.first.url, parse: text, after: bookmarks } }]"
    )
    #expect(stages.map { $0.map(\.dependencies) } == [[[]], [[]]])
  }

  // MARK: Settings

  @Test(arguments: StepSpec.Priority.allCases)
  func `a step has a priority`(priority: StepSpec.Priority) throws {
    let stages = try steps(
      "connectors: { a: { connector: Count, priority: \(priority) }, b: Count }")
    #expect(stages[0].map(\.priority) == [priority, .normal])
  }

  @Test func `a result may be missing if its step is optional`() throws {
    let stages = try steps("connectors: { a: { connector: Count, optional: yes }, b: Count }")
    #expect(stages[0].map(\.isOptional) == [true, false])
    #expect(stages[0].map { $0.result?.typeAtEnd.source } == ["Int?", "Int"])
    #expect(stages[0].map { $0.result?.type.source } == ["Int", "Int"])
  }

  // MARK: Results

  @Test func `a reply is read as a text, as a type, or not at all`() throws {
    let stages = try steps(
      """
      connectors: {
            page: { http: title, parse: text },
            list: { http: title, type: '[Bookmark]' },
            found: { connector: Search, inputs: { words: '""' }, type: Int, parse: json },
            other: { http: title } }
      """)
    #expect(stages[0].map { $0.result?.type.source } == ["String", "[Bookmark]", "Int", nil])
    #expect(stages[0].map(\.parse) == [.text, .json(path: []), .json(path: ["found"]), nil])
  }

  // MARK: Values

  @Test func `a value is a result, an input, one of the context or a literal`() throws {
    let stages = try steps(
      """
      connectors: {
            newest: { connector: Newest, inputs: { limit: 12 } },
            added: {
              connector: Add,
              inputs: { groupId: context.groupId, title: newest.first.name, url: title } } }
      """)
    guard case .named(_, let newest) = stages[0][0].work,
      case .named(_, let added) = stages[0][1].work
    else {
      Issue.record("no connectors")
      return
    }
    #expect(newest.map(\.property.name.value) == ["folderId", "limit"])
    #expect(newest[1].value == .literal(.integer("12")))
    guard case .input(let name, .property)? = newest[0].value.reference else {
      Issue.record("\(newest[0].value)")
      return
    }
    #expect(name.value == "folderId")
    #expect(added[0].value == .context(.groupId))
    guard case .result(let path)? = added[1].value.reference else {
      Issue.record("\(added[1].value)")
      return
    }
    #expect(path.result.name.value == "newest")
    #expect(path.type.source == "String?")
    guard case .input(_, .viewModel)? = added[2].value.reference else {
      Issue.record("\(added[2].value)")
      return
    }
  }

  @Test func `a name that a step and the view model have is the step's result`() throws {
    let stages = try steps(
      """
      connectors: { title: { http: context.server, parse: text }, last: { http: title } }
      """)
    guard case .http(let address) = stages[0][1].work, let path = address.reference?.path else {
      Issue.record("\(stages)")
      return
    }
    #expect(path.result.name.value == "title")
  }

  // MARK: Inputs of the action

  @Test func `the inputs are those that the steps take, each once`() throws {
    let inputs = try action(
      "connectors: { count: Count, newest: Newest, page: { http: title } }"
    ).inputs
    #expect(inputs.map(\.name.value) == ["folderId", "limit", "title"])
    #expect(inputs.map(\.type.source) == ["Int64", "Int64", "String?"])
  }

  @Test func `an input that connectors want in different types has that of the Screenlet`() throws {
    let inputs = try action("connectors: { newest: Newest, last: Tidy }").inputs
    #expect(inputs.map(\.name.value) == ["folderId", "limit"])
    #expect(inputs.map(\.type.source) == ["Int64", "Int"])
  }

  @Test func `the inputs have the order in which they are listed`() throws {
    let inputs = try action("inputs: [title, folderId], connectors: { count: Count }").inputs
    #expect(inputs.map(\.name.value) == ["title", "folderId"])
    #expect(inputs.map(\.type.source) == ["String?", "Int64"])
  }
}
