import SpecModel
import Testing

struct ViewModelMethodTests {
  @Test func `a method is written as its parameters, and what it returns`() throws {
    let spec = try screenlet(
      """
      screenlet: CommentCard
      models: { Comment: { body: String } }
      viewModel:
        text: String?
        editComment: ()
        load: '(for comment: Comment, page: Int)'
        showError: '(_ error: NSError)'
        places: '(of comments: [Comment]) -> [Int]'
        attributes: '(_ values: [String: Any])->Bool'
      """)
    #expect(spec.viewModel.map(\.name.value) == ["text"])
    let methods = spec.viewMethods.map { method in
      let parameters = method.parameters.map { parameter in
        (parameter.label.map { $0 + " " } ?? "") + "\(parameter.name): \(parameter.type.source)"
      }
      let result = method.result.map { " -> " + $0.source } ?? ""
      return "\(method.name.value)(\(parameters.joined(separator: ", ")))\(result)"
    }
    #expect(
      methods == [
        "editComment()", "load(for comment: Comment, page: Int)", "showError(_ error: NSError)",
        "places(of comments: [Comment]) -> [Int]", "attributes(_ values: [String: Any]) -> Bool",
      ])
  }
}
