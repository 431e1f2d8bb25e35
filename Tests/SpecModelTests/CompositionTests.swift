import SpecModel
import Testing

struct CompositionTests {
  @Test func `what is wrong with a value is said of the part that is wrong`() {
    let spec = """
      screenlet: Values
      connectors:
        A:
          properties: { groupId: Int64, open: Bool, title: String?, day: Date? }
          kind: rest
          path: '/o/values/{context.site}'
          query:
            a: groupId or title
            b: open or true
            c: groupId or
            d: plain txt of title
            e: file size of title
            f: '{gruopId}/{title}'
            g: '{day or context.server}'
            h: 'a{b'
            i: '{}'
            k: context.local
            l: '{context.locle}'
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:6:23: error: unknown value 'context.site'; expected one of 'context.groupId', \
        'context.companyId', 'context.server', 'context.locale', 'context.userId', or pass a \
        property
        6 |     path: '/o/values/{context.site}'
          |                       ^~~~~~~~~~~~
        spec.yml:8:21: error: 'title' is 'String?' but 'groupId' before 'or' is 'Int64'; \
        make the types agree
        8 |       a: groupId or title
          |                     ^~~~~
        spec.yml:9:10: error: 'open' of type 'Bool' is never missing; remove what follows its \
        'or', or put a text, a number or an optional first
        9 |       b: open or true
          |          ^~~~
        spec.yml:10:20: error: there is no value beside 'or'; write one, as in \
        'groupId or context.groupId'
        10 |       c: groupId or
           |                    ^
        spec.yml:11:10: error: there is no conversion 'plain txt of'; did you mean 'plain text of'?
        11 |       d: plain txt of title
           |          ^~~~~~~~~
        spec.yml:12:23: error: 'title' is 'String?', but 'file size of' takes 'Int64'; \
        make the types agree
        12 |       e: file size of title
           |                       ^~~~~
        spec.yml:13:12: error: 'gruopId' is neither a property nor a literal; did you mean \
        'groupId'?
        13 |       f: '{gruopId}/{title}'
           |            ^~~~~~~
        spec.yml:14:19: error: 'context.server' is 'String' but 'day' before 'or' is 'Date?'; \
        make the types agree
        14 |       g: '{day or context.server}'
           |                   ^~~~~~~~~~~~~~
        spec.yml:15:12: error: '{' without '}'; write a property as '{name}'
        15 |       h: 'a{b'
           |            ^~
        spec.yml:16:11: error: there is no value in the braces; write one, as in \
        '{context.server}'
        16 |       i: '{}'
           |           ^~
        spec.yml:17:10: error: unknown value 'context.local'; did you mean 'context.locale'?
        17 |       k: context.local
           |          ^~~~~~~~~~~~~
        spec.yml:18:12: error: unknown value 'context.locle'; did you mean 'context.locale'?
        18 |       l: '{context.locle}'
           |            ^~~~~~~~~~~~~

        """)
  }

  @Test func `Swift's operator for what is missing is the word 'or'`() {
    let spec = """
      screenlet: Sample
      properties: { groupId: Int64 }
      connectors:
        Read:
          kind: liferay
          properties: { groupId: Int64, title: String? }
          service: LRBookmarksEntryService_v7
          method: getAll
          arguments:
            groupId: groupId ?? context.groupId
            path: '/{groupId ?? context.groupId}/x'
            text: '"a ?? b"'
            title: title?.first ?? "x"
            both: '"Hello " + title'
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:10:16: error: '??' is Swift; write 'or' instead: 'groupId or context.groupId'
        10 |       groupId: groupId ?? context.groupId
           |                ^~~~~~~~~~~~~~~~~~~~~~~~~~
        spec.yml:11:16: error: '??' is Swift; write 'or' instead: 'groupId or context.groupId'
        11 |       path: '/{groupId ?? context.groupId}/x'
           |                ^~~~~~~~~~~~~~~~~~~~~~~~~~
        spec.yml:13:14: error: '??' is Swift; write 'or' instead: 'title.first or "x"'
        13 |       title: title?.first ?? "x"
           |              ^~~~~~~~~~~~~~~~~~~
        spec.yml:14:13: error: cannot read the text '"Hello " + title'; leave the '+' out, \
        and write values in braces, as in 'Hello {name}'
        14 |       both: '"Hello " + title'
           |             ^~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `an item of a list and an attribute of an object are there`() {
    let spec = """
      screenlet: Values
      connectors:
        A:
          properties: { title: String? }
          service: LRUserService_v7
          method: getUsers
          arguments:
            a: [nil, title]
            b: { class: a.B, x: title or title }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:11: error: an item of a list cannot be 'nil'; leave it out
        8 |       a: [nil, title]
          |           ^~~
        spec.yml:8:16: error: 'title' may be missing, which an item of a list may not; \
        make the property non-optional
        8 |       a: [nil, title]
          |                ^~~~~
        spec.yml:9:27: error: 'title' may be missing, which an attribute of an object may not; \
        make the property non-optional
        9 |       b: { class: a.B, x: title or title }
          |                           ^~~~~~~~~~~~~~

        """)
  }

  @Test func `a value of steps is made of their results too`() throws {
    let spec = try screenlet(
      """
      screenlet: Files
      models: { File: { url: String } }
      connectors: { LoadFile: { path: /o/file, result: { file: File } } }
      actions:
        load:
          kind: read
          connectors:
            file: LoadFile
            page: { http: '{context.server}{file.url}' }
      """)
    guard case .read(.several(let stages)) = spec.actions[0].kind,
      case .http(.composed(.text(let parts))) = stages[0][1].work
    else { throw NoScreenlet() }
    #expect(parts.count == 2)
    #expect(stages[0][1].dependencies == ["file"])
  }

  @Test func `what the view shows is a literal, or made of the result`() {
    let spec = """
      screenlet: Comments
      models: { Comment: { body: String?, size: Int64 } }
      viewModel: { body: 'String { get set }', count: 'Int64 { get set }' }
      actions:
        load:
          kind: custom
          result: { comment: Comment }
          updates: { body: file size of comment.body, count: '"1"' }
        reset: { kind: custom, updates: { body: '""', count: 0 } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:35: error: 'comment.body' is 'String?', but 'file size of' takes 'Int64'; \
        make the types agree
        8 |     updates: { body: file size of comment.body, count: '"1"' }
          |                                   ^~~~~~~~~~~~
        spec.yml:8:56: error: 'count' is 'Int64' and cannot show 'String'; make the types agree, \
        as in 'count: String { get set }'
        8 |     updates: { body: file size of comment.body, count: '"1"' }
          |                                                        ^~~~~

        """)
  }

  @Test(arguments: [
    (String(repeating: "plain text of ", count: 20_000) + "title", 280_005),
    (Array(repeating: "title", count: 20_000).joined(separator: " or "), 179_996),
    ("'\(String(repeating: "{title}", count: 20_000))'", 140_000),
  ])
  func `what is made of too many values is refused, not followed`(
    value: String, size: Int
  ) {
    let spec = """
      screenlet: Comments
      connectors:
        Add:
          properties: { title: String }
          service: { path: /comment/add }
          arguments: { name: \(value) }
      """
    #expect(
      complaints(about: spec).hasPrefix(
        """
        spec.yml:6:24: error: a text with values in it can have at most 4096 bytes, but this one \
        has \(size); make a part of it a property

        """))
  }

  @Test func `as many conversions as a text can hold are read`() throws {
    let spec = try screenlet(
      """
      screenlet: Comments
      connectors:
        Add:
          properties: { title: String }
          service: { path: /comment/add }
          arguments: { name: \(String(repeating: "plain text of ", count: 292))title }
      """)
    #expect(spec.connectors.count == 1)
  }
}
