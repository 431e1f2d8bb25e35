import Testing

struct SpecTests {
  @Test func `the error for an empty file says how to start`() {
    let spec = """

      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:1: error: the spec says neither 'screenlet', 'interactor', 'connector' \
        nor 'theme'; start it with 'screenlet: <Name>'
        1 |\u{20}
          | ^

        """)
  }

  @Test func `the error for a spec about nothing says how to start`() {
    let spec = """
      summary: Adds a bookmark.
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:1: error: the spec says neither 'screenlet', 'interactor', 'connector' \
        nor 'theme'; start it with 'screenlet: <Name>'
        1 | summary: Adds a bookmark.
          | ^~~~~~~

        """)
  }

  @Test func `a misspelt first key is read as the one that was meant`() {
    let spec = """
      screnlet: AddBookmark
      summary: [text]
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:1: error: unknown key 'screnlet'; did you mean 'screenlet'?
        1 | screnlet: AddBookmark
          | ^~~~~~~~
        spec.yml:2:10: error: expected a text for 'summary', found a list
        2 | summary: [text]
          |          ^~~~~~

        """)
  }

  @Test func `a misspelt connector is read as one`() {
    let spec = """
      conector: Search
      url: https://example.com
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:1: error: unknown key 'conector'; did you mean 'connector'?
        1 | conector: Search
          | ^~~~~~~~

        """)
  }

  @Test func `a text alone is not a spec`() {
    let spec = """
      AddBookmark
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:1: error: expected a mapping for the spec, found a text; write one as in '{ \
        screenlet: AddBookmark }'
        1 | AddBookmark
          | ^~~~~~~~~~~

        """)
  }

  @Test func `a list alone is not a spec`() {
    let spec = """
      - screenlet: AddBookmark
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:1: error: expected a mapping for the spec, found a list; write keys rather \
        than items, as in '{ screenlet: AddBookmark }'
        1 | - screenlet: AddBookmark
          | ^~~~~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a Screenlet cannot hold a connector alone`() {
    let spec = """
      screenlet: AddBookmark
      connector: AddBookmark
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:1: error: unknown key 'connector'; did you mean 'connectors'?
        2 | connector: AddBookmark
          | ^~~~~~~~~
        spec.yml:2:12: error: expected a mapping for 'connectors', found a text; write one as in \
        'connectors: { NewestBookmarks: { url: 'https://example.com/newest' } }'
        2 | connector: AddBookmark
          |            ^~~~~~~~~~~

        """)
  }

  @Test func `a spec that is not YAML has only the mistakes of its notation`() {
    let spec = """
      screenlet: "AddBookmark
      colour: red
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:12: error: this quote is not closed on its line; close it there, or indent \
        its further lines by at least 1
        1 | screenlet: "AddBookmark
          |            ^
        spec.yml:2:1: note: this line is indented by 0
        2 | colour: red
          | ^

        """)
  }

  @Test func `every mistake of a spec is reported once, in the order of the file`() {
    let spec = """
      screenlet: AddBookmarkScreenlet
      models:
        Bookmark: { name: Strng }
      proprties:
        folderId: Int64 = zero
        title: String?
      viewModel:
        url: String? { set }
      connectors:
        AddBookmark:
          kind: lifray
          properties: { title: String, url: String, folder: Int46 }
          validate:
            titel is not empty: No title
            folder > 0: No folder
          service: LRBookmarksEntryService_v7
          method: add-entry
          arguments: { folder: folder, name: tilte }
          result: { bookmark: Bookmrk }
      actions:
        add-bookmark:
          kind: write
          connector: AddBookmark
          result: { bookmark: Bookmark }
          updates: { url: bookmark.name, header: bookmark }
        get-title:
          kind: raed
          connector: { http: urll }
      themes:
        defualt: full
        flat7: extended from default
        large: child of smal
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:12: error: the generator adds 'Screenlet' to the name; leave it off: \
        'AddBookmark'
        1 | screenlet: AddBookmarkScreenlet
          |            ^~~~~~~~~~~~~~~~~~~~
        spec.yml:3:21: error: unknown type 'Strng'; did you mean 'String'?
        3 |   Bookmark: { name: Strng }
          |                     ^~~~~
        spec.yml:4:1: error: unknown key 'proprties'; did you mean 'properties'?
        4 | proprties:
          | ^~~~~~~~~
        spec.yml:5:21: error: the default 'zero' is not a Swift literal; write a whole number
        5 |   folderId: Int64 = zero
          |                     ^~~~
        spec.yml:8:16: error: '{ set }' is not an access; write '{ get }' or '{ get set }'
        8 |   url: String? { set }
          |                ^~~~~~~
        spec.yml:11:11: error: unknown kind 'lifray'; did you mean 'liferay'?
        11 |     kind: lifray
           |           ^~~~~~
        spec.yml:12:55: error: unknown type 'Int46'; did you mean 'Int64'?
        12 |     properties: { title: String, url: String, folder: Int46 }
           |                                                       ^~~~~
        spec.yml:14:7: error: the connector has no property 'titel'; did you mean 'title'?
        14 |       titel is not empty: No title
           |       ^~~~~
        spec.yml:17:13: error: 'add-entry' cannot name a method in Swift; did you mean 'addEntry'?
        17 |     method: add-entry
           |             ^~~~~~~~~
        spec.yml:18:40: error: 'tilte' is neither a property nor a literal; did you mean 'title'?
        18 |     arguments: { folder: folder, name: tilte }
           |                                        ^~~~~
        spec.yml:19:25: error: unknown type 'Bookmrk'; did you mean 'Bookmark'?
        19 |     result: { bookmark: Bookmrk }
           |                         ^~~~~~~
        spec.yml:25:36: error: the view model has no 'header'; declare it under 'viewModel'
        25 |     updates: { url: bookmark.name, header: bookmark }
           |                                    ^~~~~~
        spec.yml:27:11: error: unknown kind 'raed'; did you mean 'read'?
        27 |     kind: raed
           |           ^~~~
        spec.yml:28:24: error: neither 'properties' nor 'viewModel' has 'urll'; did you mean \
        'url'?
        28 |     connector: { http: urll }
           |                        ^~~~
        spec.yml:30:3: error: there is no theme 'default', which every Screenlet falls back to; \
        rename 'defualt', or add 'default: full'
        30 |   defualt: full
           |   ^~~~~~~
        spec.yml:32:19: error: no theme is named 'smal'; add it, or name another
        32 |   large: child of smal
           |                   ^~~~

        """)
  }

  @Test func `the error for comments alone says how to start`() {
    #expect(
      complaints(about: "# Adds a bookmark.\n") == """
        spec.yml:2:1: error: the spec says neither 'screenlet', 'interactor', 'connector' \
        nor 'theme'; start it with 'screenlet: <Name>'
        2 |\u{20}
          | ^

        """)
  }
}
