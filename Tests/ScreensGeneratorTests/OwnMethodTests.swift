import SourceText
import Testing

@testable import ScreensGenerator

/// Calls of the methods that a class of the module's own is known to have.
struct OwnMethodTests {
  private static let methods = [
    OwnMethod(
      name: "findWithText",
      parameters: [
        .init(label: "", type: "String"), .init(label: "site", type: "Int64?", isOptional: true),
        .init(label: "isPublic", type: "Bool"), .init(label: "title", type: "String"),
        .init(label: "filter", type: "Filter"), .init(label: "tags", type: "[String]?"),
      ]),
    OwnMethod(name: "find", parameters: []),
    OwnMethod(name: "find", parameters: [.init(label: "withText", type: "String")]),
  ]

  private func complaint(
    _ method: String, _ arguments: String, service: String = "LRNoteService_v7",
    imports: String = "[]"
  ) -> String {
    let text = """
      connector: Sample
      imports: \(imports)
      properties: { text: String, id: Int64, yes: Bool }
      service: \(service)
      method: \(method)
      arguments: \(arguments)

      """
    let generation = Generation(text, named: "Sample.connector.yml", ownMethods: Self.methods)
    #expect((generation.output == nil) == generation.diagnostics.hasErrors)
    return generation.diagnostics.sorted.first.map { $0.message.text } ?? ""
  }

  @Test(arguments: [
    "{ text: text, isPublic: yes, title: text, filter: nil, tags: nil }",
    "{ text: text, site: id, isPublic: yes, title: text, filter: nil, tags: nil }",
  ])
  func `a parameter with a default value can be left out`(_ arguments: String) {
    #expect(complaint("findWithText", arguments) == "")
  }

  @Test func `any overload fits`() {
    #expect(complaint("find", "{}") == "")
    #expect(complaint("find", "{ withText: text }") == "")
    #expect(complaint("find", "{ id: id }") == "'find' takes no 'id'; remove it")
  }

  @Test func `what is to be written has a value for each type`() {
    #expect(
      complaint("findWithText", "{ text: text }")
        == "'findWithText' also takes 'isPublic', 'title', 'filter', 'tags'; write 'arguments: { "
        + "text: text, isPublic: false, title: '\"\"', filter: filter, tags: nil }'")
    #expect(
      complaint("findWithText", "{ id: id }")
        == "'findWithText' takes other arguments; write 'arguments: { text: text, isPublic: false, "
        + "title: '\"\"', filter: filter, tags: nil }'")
  }

  @Test func `the method with the arguments in its name is meant`() {
    #expect(
      complaint("findWithTxt", "{ text: text }")
        == "'LRNoteService_v7' has no method 'findWithTxt'; did you mean 'findWithText'?")
  }

  @Test func `a module that is imported may have what the class lacks`() {
    #expect(complaint("search", "{}") != "")
    #expect(complaint("search", "{}", imports: "[NotesKit]") == "")
  }

  @Test func `a class that takes the place of a portal's is checked as it is`() {
    let service = "LRJournalArticleService_v7"
    #expect(complaint("find", "{}", service: service) == "")
    #expect(
      complaint("getArticlesWithGroupId", "{ groupId: id, folderId: id }", service: service)
        == "'\(service)' has no method 'getArticlesWithGroupId'; call another one, such as "
        + "'findWithText', 'find', or declare it in 'Services/\(service).swift'")
  }
}
