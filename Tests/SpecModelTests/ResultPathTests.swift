import SourceText
import SpecModel
import Testing

/// The way to a value in a result.
struct ResultPathTests {
  private static let head = """
    screenlet: Summary
    models:
      Author: { name: String, page: URL? }
      Bookmark: { name: String, author: Author?, tags: '[String]' }
      Empty: {}
    viewModel: { title: 'String? { get set }', count: 'Int { get set }', live: 'String { get set }' }
    actions:

    """

  @Test func `a part of a model is one of its attributes`() {
    let spec =
      Self.head + """
          a:
            kind: custom
            result: { bookmark: Bookmark }
            updates: { title: bookmark.nmae, live: bookmark.author.street }
          b: { kind: custom, result: { bookmark: Bookmark }, updates: { title: bookmark.author.name.first } }
          c: { kind: custom, result: { empty: Empty }, updates: { title: empty.name } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:11:32: error: 'Bookmark' has no attribute 'nmae'; did you mean 'name'?
        11 |     updates: { title: bookmark.nmae, live: bookmark.author.street }
           |                                ^~~~
        spec.yml:11:60: error: 'Author' has no attribute 'street'; expected one of 'name', 'page'
        11 |     updates: { title: bookmark.nmae, live: bookmark.author.street }
           |                                                            ^~~~~~
        spec.yml:12:93: error: 'String' has no attributes; write 'bookmark.author.name'
        12 |   b: { kind: custom, result: { bookmark: Bookmark }, updates: { title: bookmark.author.name.first } }
           |                                                                                             ^~~~~
        spec.yml:13:72: error: 'Empty' has no attributes; write 'empty'
        13 |   c: { kind: custom, result: { empty: Empty }, updates: { title: empty.name } }
           |                                                                        ^~~~

        """)
  }

  @Test func `a part of a list is an element of it or their number`() {
    let spec =
      Self.head + """
          a: { kind: custom, result: { list: '[Bookmark]' }, updates: { title: list.name } }
          b: { kind: custom, result: { list: '[Bookmark]' }, updates: { title: list.frist.name } }
          c: { kind: custom, result: { list: '[String]' }, updates: { title: list.name, count: list. } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:77: error: the list '[Bookmark]' has no 'name'; write 'list.first.name' for \
        that of its first element
        8 |   a: { kind: custom, result: { list: '[Bookmark]' }, updates: { title: list.name } }
          |                                                                             ^~~~
        spec.yml:9:77: error: the list '[Bookmark]' has no 'frist'; did you mean 'first'?
        9 |   b: { kind: custom, result: { list: '[Bookmark]' }, updates: { title: list.frist.name } }
          |                                                                             ^~~~~
        spec.yml:10:75: error: the list '[String]' has no 'name'; expected one of 'first', 'last', \
        'count'
        10 |   c: { kind: custom, result: { list: '[String]' }, updates: { title: list.name, count: list. } }
           |                                                                           ^~~~
        spec.yml:10:93: error: the list '[String]' has no ''; expected one of 'first', 'last', \
        'count'
        10 |   c: { kind: custom, result: { list: '[String]' }, updates: { title: list.name, count: list. } }
           |                                                                                             ^

        """)
  }

  @Test func `the value fits the member that shows it`() {
    let spec =
      Self.head + """
          a:
            kind: custom
            result: { list: '[Bookmark]' }
            updates: { title: list.count, count: list.first.name, live: list.first.tags }
          b: { kind: custom, result: { author: Author }, updates: { title: author.page, live: author } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:11:23: error: 'title' is 'String?' and cannot show 'Int'; make the types agree, \
        as in 'title: Int { get set }'
        11 |     updates: { title: list.count, count: list.first.name, live: list.first.tags }
           |                       ^~~~~~~~~~
        spec.yml:11:42: error: 'count' is 'Int' and cannot show 'String?'; make the types agree, \
        as in 'count: String? { get set }'
        11 |     updates: { title: list.count, count: list.first.name, live: list.first.tags }
           |                                          ^~~~~~~~~~~~~~~
        spec.yml:11:65: error: 'live' is 'String' and cannot show '[String]?'; make the types \
        agree, as in 'live: [String]? { get set }'
        11 |     updates: { title: list.count, count: list.first.name, live: list.first.tags }
           |                                                                 ^~~~~~~~~~~~~~~
        spec.yml:12:68: error: 'title' is 'String?' and cannot show 'URL?'; make the types agree, \
        as in 'title: URL? { get set }'
        12 |   b: { kind: custom, result: { author: Author }, updates: { title: author.page, live: author } }
           |                                                                    ^~~~~~~~~~~
        spec.yml:12:87: error: 'live' is 'String' and cannot show 'Author'; make the types agree
        12 |   b: { kind: custom, result: { author: Author }, updates: { title: author.page, live: author } }
           |                                                                                       ^~~~~~

        """)
  }

  @Test func `the first name is that of the result`() {
    let spec =
      Self.head + """
          a: { kind: custom, result: { list: '[Bookmark]' }, updates: { count: lists.count } }
          b: { kind: custom, updates: { count: lists.count } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:72: error: 'lists.count' is not the result; write 'list', or 'list.<attribute>' \
        of a model
        8 |   a: { kind: custom, result: { list: '[Bookmark]' }, updates: { count: lists.count } }
          |                                                                        ^~~~~~~~~~~
        spec.yml:9:22: error: the action has no result to show; add 'result: { name: Type }'
        9 |   b: { kind: custom, updates: { count: lists.count } }
          |                      ^~~~~~~

        """)
  }

  @Test func `a value may be missing if something on the way to it may`() throws {
    let spec = try screenlet(
      Self.head + """
          a:
            kind: custom
            result: { list: '[Bookmark]' }
            updates: { title: list.first.author.name, count: list.count, live: list.last.tags.first }
        """)
    let paths = spec.actions[0].updates.map(\.path)
    #expect(paths.map(\.type.source) == ["String?", "Int", "String?"])
    #expect(paths.map(\.parts.count) == [3, 1, 3])
    #expect(paths[1].parts == [.count])
    #expect(paths.allSatisfy { $0.result.name.value == "list" })
  }
}
