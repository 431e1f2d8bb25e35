import SourceText
import SpecModel
import Testing

struct ViewModelMemberTests {
  @Test func `a value that no control holds is kept by the view`() throws {
    let text = """
      screenlet: AddBookmark
      models: { Bookmark: { name: String } }
      viewModel:
        place: CGPoint
        bookmark: Bookmark? { get set }
        bookmarks: '[Bookmark] { get set }'
        tags: [String]
        link: URL?
        draft: { type: String?, widget: none }
      """
    let members = try screenlet(text).viewModel
    #expect(members.map(\.widget) == [nil, nil, nil, nil, .webView, nil])
    #expect(
      members.map(\.type.source)
        == ["CGPoint", "Bookmark?", "[Bookmark]", "[String]", "URL?", "String?"])
  }

  @Test(arguments: [
    ("String?", false), ("String? { get }", false), ("String?{get}", false),
    ("String? { get set }", true), ("String?   {  get   set  }", true),
  ])
  func `a member can be read, or written as well`(declaration: String, isSettable: Bool) throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      viewModel:
        title: \(declaration)
        url: { type: '\(declaration)' }
      """)
    for member in spec.viewModel {
      #expect(member.type.source == "String?")
      #expect(member.isSettable == isSettable)
      #expect(!member.hasLabel)
    }
  }

  @Test func `a member says its control and its label`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      viewModel:
        note: { type: 'String? { get set }', widget: textView, label: Your note }
      """)
    #expect(spec.viewModel[0].widget == .textView)
    #expect(spec.viewModel[0].hasLabel)
    #expect(spec.viewModel[0].title.value == "Your note")
  }
}
