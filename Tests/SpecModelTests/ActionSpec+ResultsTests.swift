import SourceText
import SpecModel
import Testing

struct ActionSpecResultsTests {
  @Test func `a member that shows a result is one of the view model`() {
    let spec = """
      screenlet: AddBookmark
      properties: { name: String? }
      viewModel: { title: 'String? { get set }' }
      actions:
        add: { kind: custom, result: { text: String }, updates: { titel: text, name: text } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:61: error: the view model has no 'titel'; did you mean 'title'?
        5 |   add: { kind: custom, result: { text: String }, updates: { titel: text, name: text } }
          |                                                             ^~~~~
        spec.yml:5:74: error: the view model has no 'name'; declare it under 'viewModel'
        5 |   add: { kind: custom, result: { text: String }, updates: { titel: text, name: text } }
          |                                                                          ^~~~

        """)
  }

  @Test func `a member that shows a result can be written to`() {
    let spec = """
      screenlet: AddBookmark
      viewModel: { title: String?, url: 'String? { get }' }
      actions:
        add: { kind: custom, result: { text: String }, updates: { title: text, url: text } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:61: error: 'title' cannot be written to; declare it '{ get set }' in \
        'viewModel'
        4 |   add: { kind: custom, result: { text: String }, updates: { title: text, url: text } }
          |                                                             ^~~~~
        spec.yml:4:74: error: 'url' cannot be written to; declare it '{ get set }' in 'viewModel'
        4 |   add: { kind: custom, result: { text: String }, updates: { title: text, url: text } }
          |                                                                          ^~~

        """)
  }

  @Test func `what a member shows is the result`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { name: String } }
      viewModel: { title: 'String? { get set }', url: 'String? { get set }' }
      actions:
        add: { kind: custom, result: { text: String }, updates: { title: name, url: } }
        load: { kind: custom, result: { bookmark: Bookmark }, updates: { title: name, url: [name] } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:68: error: 'name' is not the result; write 'text', or 'text.<attribute>' of \
        a model
        5 |   add: { kind: custom, result: { text: String }, updates: { title: name, url: } }
          |                                                                    ^~~~
        spec.yml:5:78: error: expected a text for 'url', found nothing
        5 |   add: { kind: custom, result: { text: String }, updates: { title: name, url: } }
          |                                                                              ^
        spec.yml:6:75: error: 'name' is not the result; write 'bookmark', or \
        'bookmark.<attribute>' of a model
        6 |   load: { kind: custom, result: { bookmark: Bookmark }, updates: { title: name, url: [name] } }
          |                                                                           ^~~~
        spec.yml:6:86: error: expected a text for 'url', found a list
        6 |   load: { kind: custom, result: { bookmark: Bookmark }, updates: { title: name, url: [name] } }
          |                                                                                      ^~~~~~

        """)
  }

  @Test func `what a member shows of a model is one of its attributes`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { name: String, url: String } }
      viewModel: { title: 'String? { get set }', url: 'String? { get set }' }
      actions:
        add:
          kind: custom
          result: { bookmark: Bookmark }
          updates: { title: bookmark.nmae, url: bookmark.address }
        load:
          kind: custom
          result: { text: String }
          updates: { title: text.name }
        list:
          kind: custom
          result: { rows: [Bookmark] }
          updates: { title: rows.name, url: rows. }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:32: error: 'Bookmark' has no attribute 'nmae'; did you mean 'name'?
        8 |     updates: { title: bookmark.nmae, url: bookmark.address }
          |                                ^~~~
        spec.yml:8:52: error: 'Bookmark' has no attribute 'address'; expected one of 'name', 'url'
        8 |     updates: { title: bookmark.nmae, url: bookmark.address }
          |                                                    ^~~~~~~
        spec.yml:12:28: error: 'String' has no attributes; write 'text'
        12 |     updates: { title: text.name }
           |                            ^~~~
        spec.yml:16:28: error: the list '[Bookmark]' has no 'name'; write 'rows.first.name' for \
        that of its first element
        16 |     updates: { title: rows.name, url: rows. }
           |                            ^~~~
        spec.yml:16:44: error: the list '[Bookmark]' has no ''; expected one of 'first', 'last', \
        'count'
        16 |     updates: { title: rows.name, url: rows. }
           |                                            ^

        """)
  }

  @Test func `a member has a type that can show the result`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { count: Int, name: String?, day: Date? } }
      viewModel: { title: 'String { get set }', count: 'Int32 { get set }' }
      actions:
        add: { kind: custom, result: { bookmark: Bookmark }, updates: { title: bookmark } }
        load:
          kind: custom
          result: { bookmark: Bookmark }
          updates: { title: bookmark.day, count: bookmark.count }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:74: error: 'title' is 'String' and cannot show 'Bookmark'; make the types agree
        5 |   add: { kind: custom, result: { bookmark: Bookmark }, updates: { title: bookmark } }
          |                                                                          ^~~~~~~~
        spec.yml:9:23: error: 'title' is 'String' and cannot show 'Date?'; make the types agree, \
        as in 'title: Date? { get set }'
        9 |     updates: { title: bookmark.day, count: bookmark.count }
          |                       ^~~~~~~~~~~~
        spec.yml:9:44: error: 'count' is 'Int32' and cannot show 'Int'; make the types agree, \
        as in 'count: Int { get set }'
        9 |     updates: { title: bookmark.day, count: bookmark.count }
          |                                            ^~~~~~~~~~~~~~

        """)
  }

  @Test func `without a result there is nothing to show`() {
    let spec = """
      screenlet: AddBookmark
      viewModel: { title: 'String? { get set }', url: 'String? { get set }' }
      actions:
        add: { kind: custom, updates: { title: text, url: text } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:24: error: the action has no result to show; add 'result: { name: Type }'
        4 |   add: { kind: custom, updates: { title: text, url: text } }
          |                        ^~~~~~~

        """)
  }

  @Test func `a result with a mistake can be shown`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { name: Strng } }
      viewModel: { title: 'String? { get set }' }
      actions:
        add: { kind: custom, result: { text: Strng }, updates: { title: text } }
        load: { kind: custom, result: { bookmark: Bookmark }, updates: { title: bookmark.name } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:29: error: unknown type 'Strng'; did you mean 'String'?
        2 | models: { Bookmark: { name: Strng } }
          |                             ^~~~~
        spec.yml:5:40: error: unknown type 'Strng'; did you mean 'String'?
        5 |   add: { kind: custom, result: { text: Strng }, updates: { title: text } }
          |                                        ^~~~~

        """)
  }

  @Test func `the result of an action comes from its connector`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { name: String } }
      connectors:
        AddBookmark: { kind: custom }
        LoadBookmark: { kind: custom, result: { bookmark: Bookmark } }
      actions:
        add: { kind: write, connector: AddBookmark, result: { bookmark: Bookmark } }
        load: { kind: read, connector: LoadBookmark, result: { name: String } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:57: error: the connector 'AddBookmark' has no result; add one to it, or \
        remove this one
        7 |   add: { kind: write, connector: AddBookmark, result: { bookmark: Bookmark } }
          |                                                         ^~~~~~~~
        spec.yml:8:64: error: the result is 'String' here but 'Bookmark' in the connector \
        'LoadBookmark'; make the types agree
        8 |   load: { kind: read, connector: LoadBookmark, result: { name: String } }
          |                                                                ^~~~~~
        spec.yml:5:53: note: the result of the connector is declared here
        5 |   LoadBookmark: { kind: custom, result: { bookmark: Bookmark } }
          |                                                     ^~~~~~~~

        """)
  }

  @Test func `the result of a connector with a mistake is not a second mistake`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { name: String } }
      connectors:
        LoadBookmark: { kind: custom, result: { bookmark: Bookmrk } }
      actions:
        load: { kind: read, connector: LoadBookmark, result: { bookmark: Bookmark } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:53: error: unknown type 'Bookmrk'; did you mean 'Bookmark'?
        4 |   LoadBookmark: { kind: custom, result: { bookmark: Bookmrk } }
          |                                                     ^~~~~~~

        """)
  }

  @Test func `a member shows the result or an attribute of it`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      models: { Bookmark: { name: String, count: Int32, default: String? } }
      viewModel:
        title: 'String? { get set }'
        total: 'Int64 { get set }'
        note: 'String { get set }'
      actions:
        load:
          kind: custom
          result: { bookmark: Bookmark }
          updates: { title: bookmark.name, total: bookmark.count, note: bookmark.default }
        show:
          kind: custom
          result: { text: String }
          updates: { title: text }
      """)
    let updates = spec.actions[0].updates
    #expect(updates.map(\.member) == spec.viewModel)
    #expect(updates.map(\.path.parts) == spec.models[0].attributes.map { [.attribute($0)] })
    #expect(spec.actions[1].updates.map(\.member) == [spec.viewModel[0]])
    #expect(spec.actions[1].updates.map(\.path.parts) == [[]])
  }
}
