import Testing

struct FieldsTests {
  @Test func `an unknown key suggests the one that was meant`() {
    let spec = """
      screenlet: AddBookmark
      propreties:
        folderId: Int64 = 0
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:1: error: unknown key 'propreties'; did you mean 'properties'?
        2 | propreties:
          | ^~~~~~~~~~

        """)
  }

  @Test func `a key in other letters suggests the one that was meant`() {
    let spec = """
      screenlet: AddBookmark
      viewmodel:
        title: String?
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:1: error: unknown key 'viewmodel'; did you mean 'viewModel'?
        2 | viewmodel:
          | ^~~~~~~~~

        """)
  }

  @Test func `an unknown key that resembles no other names two of many, and what lists all`() {
    let spec = """
      screenlet: AddBookmark
      colour: red
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:1: error: unknown key 'colour'; the nearest are 'folder' and 'module', \
        and 'screens-gen spec explain' lists all
        2 | colour: red
          | ^~~~~~

        """)
  }

  @Test func `an unknown key inside a part lists the keys of that part`() {
    let spec = """
      screenlet: AddBookmark
      actions:
        save: { kind: custom, progress: { done: Saved! } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:37: error: unknown key 'done'; expected one of 'working', 'success', \
        'failure', 'fraction'
        3 |   save: { kind: custom, progress: { done: Saved! } }
          |                                     ^~~~

        """)
  }

  @Test func `what is under a misspelt key counts for everything that refers to it`() {
    let spec = """
      screenlet: AddBookmark
      proprties:
        title: String?
      conectors:
        AddBookmark:
          propertys: { title: String }
          sevice: LRBookmarksEntryService_v7
          methd: addEntry
      actions:
        add: { kind: write, conector: AddBookmark }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:1: error: unknown key 'proprties'; did you mean 'properties'?
        2 | proprties:
          | ^~~~~~~~~
        spec.yml:4:1: error: unknown key 'conectors'; did you mean 'connectors'?
        4 | conectors:
          | ^~~~~~~~~
        spec.yml:6:5: error: unknown key 'propertys'; did you mean 'properties'?
        6 |     propertys: { title: String }
          |     ^~~~~~~~~
        spec.yml:7:5: error: unknown key 'sevice'; did you mean 'service'?
        7 |     sevice: LRBookmarksEntryService_v7
          |     ^~~~~~
        spec.yml:8:5: error: unknown key 'methd'; did you mean 'method'?
        8 |     methd: addEntry
          |     ^~~~~
        spec.yml:10:23: error: unknown key 'conector'; did you mean 'connector'?
        10 |   add: { kind: write, conector: AddBookmark }
           |                       ^~~~~~~~

        """)
  }

  @Test func `what is under a misspelt key is checked as well`() {
    let spec = """
      screenlet: AddBookmark
      proprties:
        title: Strng
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:1: error: unknown key 'proprties'; did you mean 'properties'?
        2 | proprties:
          | ^~~~~~~~~
        spec.yml:3:10: error: unknown type 'Strng'; did you mean 'String'?
        3 |   title: Strng
          |          ^~~~~

        """)
  }

  @Test func `a key that belongs below two others may be meant of either`() {
    let spec = """
      screenlet: AddBookmark
      actions:
        add: { kind: custom, progress: { working: Adding }, success: onAdded }
        find: { kind: custom, success: onFound }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:55: error: unknown key 'success'; write 'progress: { success: onAdded }' or \
        'delegate: { success: onAdded }'
        3 |   add: { kind: custom, progress: { working: Adding }, success: onAdded }
          |                                                       ^~~~~~~
        spec.yml:4:25: error: unknown key 'success'; write 'delegate: { success: onFound }'
        4 |   find: { kind: custom, success: onFound }
          |                         ^~~~~~~

        """)
  }

  @Test func `a key that resembles one of another mapping from afar is unknown`() {
    let spec = """
      screenlet: AddBookmark
      style: title
      viewModel:
        title: { type: String, style: bold }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:1: error: unknown key 'style'; the nearest are 'module' and 'folder', \
        and 'screens-gen spec explain' lists all
        2 | style: title
          | ^~~~~
        spec.yml:4:26: error: unknown key 'style'; a theme set says how controls look, \
        as 'screens-gen spec explain styles' shows
        4 |   title: { type: String, style: bold }
          |                          ^~~~~

        """)
  }

  @Test func `what refers to a property that is refused is not refused as well`() {
    let spec = """
      screenlet: Search
      properties: { name: String, groupId: Int64 }
      connectors:
        Find: { kind: custom, properties: { name: String }, result: { count: Int } }
      actions:
        find: { kind: read, connector: Find, inputs: { name: name }, result: { count: Int }, cacheKey: name }
        look: { kind: read, connector: Find, result: { count: Int }, cacheKey: name }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:39: error: 'name' is a member of Operation already; give the property another name
        4 |   Find: { kind: custom, properties: { name: String }, result: { count: Int } }
          |                                       ^~~~

        """)
  }

  @Test func `of a key and a misspelt one, the key counts`() {
    let spec = """
      screenlet: AddBookmark
      properties:
        title: String?
      property:
        title: Strng
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:1: error: unknown key 'property'; did you mean 'properties'?
        4 | property:
          | ^~~~~~~~

        """)
  }

  @Test func `a missing key points at what lacks it`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          kind: liferay
          service: LRBookmarksEntryService_v7
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:3: error: connector 'AddBookmark' has no 'method'; add the key
        3 |   AddBookmark:
          |   ^~~~~~~~~~~

        """)
  }

  @Test func `a spec with parts of a Screenlet but no name lacks its first key`() {
    let spec = """
      summary: Adds a bookmark.
      actions:
        save: { kind: custom }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:1: error: the spec has no 'screenlet'; add the key
        1 | summary: Adds a bookmark.
          | ^~~~~~~

        """)
  }

  @Test func `a mapping where a text belongs is refused`() {
    let spec = """
      screenlet: AddBookmark
      summary:
        text: Adds a bookmark.
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:3: error: expected a text for 'summary', found a mapping
        3 |   text: Adds a bookmark.
          |   ^~~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a list where a text belongs is refused`() {
    let spec = """
      screenlet: AddBookmark
      module: [Bookmarks, Links]
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:9: error: expected a text for 'module', found a list
        2 | module: [Bookmarks, Links]
          |         ^~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `nothing where a text belongs is refused`() {
    let spec = """
      screenlet:
      summary: ~
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:11: error: expected a text for 'screenlet', found nothing
        1 | screenlet:
          |           ^
        spec.yml:2:10: error: expected a text for 'summary', found nothing
        2 | summary: ~
          |          ^

        """)
  }

  @Test func `a text where a mapping belongs is refused in every part`() {
    let spec = """
      screenlet: AddBookmark
      models: Bookmark
      properties: folderId
      viewModel: title
      connectors: AddBookmark
      actions: add-bookmark
      themes: full
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:9: error: expected a mapping for 'models', found a text; write one as in \
        'models: { Bookmark: { name: String, url: String } }'
        2 | models: Bookmark
          |         ^~~~~~~~
        spec.yml:3:13: error: expected a mapping for 'properties', found a text; write one as in \
        'properties: { folderId: Int64 = 0 }'
        3 | properties: folderId
          |             ^~~~~~~~
        spec.yml:4:12: error: expected a mapping for 'viewModel', found a text; write one as in \
        'viewModel: { title: 'String? { get set }' }'
        4 | viewModel: title
          |            ^~~~~
        spec.yml:5:13: error: expected a mapping for 'connectors', found a text; write one as in \
        'connectors: { NewestBookmarks: { url: 'https://example.com/newest' } }'
        5 | connectors: AddBookmark
          |             ^~~~~~~~~~~
        spec.yml:6:10: error: expected a mapping for 'actions', found a text; write one as in \
        'actions: { add-bookmark: { kind: write, connector: AddBookmark } }'
        6 | actions: add-bookmark
          |          ^~~~~~~~~~~~
        spec.yml:7:9: error: expected a mapping for 'themes', found a text; write one as in \
        'themes: { default: full, flat7: extended from default }'
        7 | themes: full
          |         ^~~~

        """)
  }

  @Test func `a list where a mapping belongs is refused`() {
    let spec = """
      screenlet: AddBookmark
      properties:
        - folderId: Int64
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:3: error: expected a mapping for 'properties', found a list; write keys rather \
        than items, as in 'properties: { folderId: Int64 = 0 }'
        3 |   - folderId: Int64
          |   ^~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a text where the parts of one thing belong is refused with the name of the thing`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: String }
      connectors: { AddBookmark: liferay }
      actions:
        save: write
        load: { kind: custom, delegate: onSaved, progress: Saving..., updates: title }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:21: error: expected a mapping for model 'Bookmark', found a text; write one as \
        in '{ name: String, url: String }'
        2 | models: { Bookmark: String }
          |                     ^~~~~~
        spec.yml:3:28: error: expected a mapping for connector 'AddBookmark', found a text; write \
        one as in '{ kind: liferay }'
        3 | connectors: { AddBookmark: liferay }
          |                            ^~~~~~~
        spec.yml:5:9: error: expected a mapping for action 'save', found a text; write one as in \
        '{ kind: write }'
        5 |   save: write
          |         ^~~~~
        spec.yml:6:35: error: expected a mapping for 'delegate', found a text; write one as in \
        'delegate: { success: onBookmarkAdded }'
        6 |   load: { kind: custom, delegate: onSaved, progress: Saving..., updates: title }
          |                                   ^~~~~~~
        spec.yml:6:54: error: expected a mapping for 'progress', found a text; write one as in \
        'progress: { working: Saving... }'
        6 |   load: { kind: custom, delegate: onSaved, progress: Saving..., updates: title }
          |                                                      ^~~~~~~~~
        spec.yml:6:74: error: expected a mapping for 'updates', found a text; write one as in \
        'updates: { title: bookmark.name }'
        6 |   load: { kind: custom, delegate: onSaved, progress: Saving..., updates: title }
          |                                                                          ^~~~~

        """)
  }

  @Test func `a mapping where a list belongs is refused`() {
    let spec = """
      screenlet: SignIn
      viewModel: { userName: String?, password: String? }
      actions:
        sign-in: { kind: login, by: { email: yes } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:31: error: expected a list for 'by', found a mapping
        4 |   sign-in: { kind: login, by: { email: yes } }
          |                               ^~~~~~~~~~~~~~

        """)
  }

  @Test func `an item left empty in a list is refused`() {
    let spec = """
      screenlet: AddBookmark
      properties: { title: String? }
      actions:
        save: { kind: custom, inputs: [title, ~] }
        load: { kind: custom, inputs: }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:41: error: expected a text for 'inputs', found nothing
        4 |   save: { kind: custom, inputs: [title, ~] }
          |                                         ^
        spec.yml:5:32: error: expected a list for 'inputs', found nothing
        5 |   load: { kind: custom, inputs: }
          |                                ^

        """)
  }
}
