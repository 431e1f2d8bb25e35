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

  @Test func `what is not a method is refused`() {
    let spec = """
      screenlet: CommentCard
      models: { Comment: { body: String } }
      viewModel:
        open: '(for comment: Comment'
        first: (Comment)
        second: '(a: Int, )'
        third: '(a: Int, a: Int)'
        fourth: '(for in: Int)'
        fifth: '(a: Itn)'
        sixth: () -> Comment
        onShow: ()
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:9: error: cannot read '(for comment: Comment' as a method; write its parameters \
        in brackets, as in '(for user: User) -> Bool'
        4 |   open: '(for comment: Comment'
          |         ^~~~~~~~~~~~~~~~~~~~~~~
        spec.yml:5:11: error: cannot read 'Comment' as a parameter; write a name and a type, as in \
        'for user: User'
        5 |   first: (Comment)
          |           ^~~~~~~
        spec.yml:6:11: error: cannot read '(a: Int, )' as a parameter; write a name and a type, as \
        in 'for user: User'
        6 |   second: '(a: Int, )'
          |           ^~~~~~~~~~~~
        spec.yml:7:20: error: a parameter 'a' is there already; give this one another name
        7 |   third: '(a: Int, a: Int)'
          |                    ^~~~~~
        spec.yml:8:13: error: cannot read 'for in: Int' as a parameter; write a name and a type, \
        as in 'for user: User'
        8 |   fourth: '(for in: Int)'
          |             ^~~~~~~~~~~
        spec.yml:9:15: error: unknown type 'Itn'; did you mean 'Int'?
        9 |   fifth: '(a: Itn)'
          |               ^~~
        spec.yml:10:16: error: a view may have no such value yet; make the type 'Comment?'
        10 |   sixth: () -> Comment
           |                ^~~~~~~
        spec.yml:11:3: error: 'onShow' is a member of BaseScreenletView already; give the view \
        model member another name
        11 |   onShow: ()
           |   ^~~~~~

        """)
  }

  @Test func `a method is called with a result that it takes`() throws {
    let spec = """
      screenlet: CommentCard
      models: { Comment: { body: String, author: String? } }
      viewModel:
        edit: ()
        show: '(_ text: String)'
        move: '(from: Int, to: Int)'
        load: '(_ comment: Comment)'
      actions:
        load-comment:
          kind: custom
          result: { comment: Comment }
          updates: { edit: comment, show: comment, move: comment, load: comment }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:12:16: error: 'edit' has no parameter and is called with one value; give it one \
        parameter, or call it by hand
        12 |     updates: { edit: comment, show: comment, move: comment, load: comment }
           |                ^~~~
        spec.yml:12:37: error: 'show' takes 'String' and cannot be called with 'Comment'; make the \
        types agree
        12 |     updates: { edit: comment, show: comment, move: comment, load: comment }
           |                                     ^~~~~~~
        spec.yml:12:46: error: 'move' has 2 parameters and is called with one value; give it one \
        parameter, or call it by hand
        12 |     updates: { edit: comment, show: comment, move: comment, load: comment }
           |                                              ^~~~

        """)
  }
}
