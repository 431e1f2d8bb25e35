import Testing

struct OuterValuesTests {
  @Test func `an argument that only the Screenlet has is to be declared by the connector`() {
    let spec = """
      screenlet: AddBookmark
      properties: { folderId: Int64 = 0 }
      viewModel: { title: String?, remindOn: 'Date? { get set }' }
      connectors:
        AddBookmark:
          properties: { titles: String }
          service: LRBookmarksEntryService_v7
          method: addEntry
          arguments:
            folderId: folderId
            name: title
            serviceContext: { class: com.liferay.Context, on: remindOn, score: score }
      actions:
        rate: { kind: custom, sender: { score: Double } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:10:17: error: the connector has no property 'folderId'; add 'folderId: Int64' to \
        its 'properties'
        10 |       folderId: folderId
           |                 ^~~~~~~~
        spec.yml:2:15: note: the Screenlet has it here
        2 | properties: { folderId: Int64 = 0 }
          |               ^~~~~~~~
        spec.yml:11:13: error: the connector has no property 'title'; add 'title: String' to its \
        'properties'
        11 |       name: title
           |             ^~~~~
        spec.yml:3:14: note: the Screenlet has it here
        3 | viewModel: { title: String?, remindOn: 'Date? { get set }' }
          |              ^~~~~
        spec.yml:12:57: error: the connector has no property 'remindOn'; add 'remindOn: Date?' to \
        its 'properties'
        12 |       serviceContext: { class: com.liferay.Context, on: remindOn, score: score }
           |                                                         ^~~~~~~~
        spec.yml:3:30: note: the Screenlet has it here
        3 | viewModel: { title: String?, remindOn: 'Date? { get set }' }
          |                              ^~~~~~~~
        spec.yml:12:74: error: the connector has no property 'score'; add 'score' to its \
        'properties'
        12 |       serviceContext: { class: com.liferay.Context, on: remindOn, score: score }
           |                                                                          ^~~~~
        spec.yml:14:35: note: the Screenlet has it here
        14 |   rate: { kind: custom, sender: { score: Double } }
           |                                   ^~~~~

        """)
  }

  @Test func `an argument that nobody has is declared, or written as a text`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          service: LRBookmarksEntryService_v7
          method: addEntry
          arguments: { name: bookmark }
      actions:
        add:
          kind: callback
          service: LRBookmarksEntryService_v7
          method: addEntry
          arguments: { name: bookmark }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:6:24: error: 'bookmark' is neither a property, 'context.<name>' nor a literal; \
        declare it under the connector's 'properties', or write a text in double quotes inside \
        single ones: '"bookmark"'
        6 |     arguments: { name: bookmark }
          |                        ^~~~~~~~
        spec.yml:12:24: error: 'bookmark' is neither a property, 'context.<name>' nor a literal; \
        declare it under 'properties' or 'viewModel', or write a text in double quotes inside \
        single ones: '"bookmark"'
        12 |     arguments: { name: bookmark }
           |                        ^~~~~~~~

        """)
  }

  @Test func `a rule about what only the Screenlet has is answered in the same way`() {
    let spec = """
      screenlet: AddBookmark
      properties: { folderId: Int64 = 0, rootId: Int64 = 0 }
      connectors:
        AddBookmark:
          kind: custom
          properties: { folder: Int64 }
          validate:
            folderId > 0: No folder
            folder != rootId: Not here
            folder > minimum: Too small
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:7: error: the connector has no property 'folderId'; add 'folderId: Int64' to \
        its 'properties'
        8 |       folderId > 0: No folder
          |       ^~~~~~~~
        spec.yml:2:15: note: the Screenlet has it here
        2 | properties: { folderId: Int64 = 0, rootId: Int64 = 0 }
          |               ^~~~~~~~
        spec.yml:9:17: error: the connector has no property 'rootId'; add 'rootId: Int64' to its \
        'properties'
        9 |       folder != rootId: Not here
          |                 ^~~~~~
        spec.yml:2:36: note: the Screenlet has it here
        2 | properties: { folderId: Int64 = 0, rootId: Int64 = 0 }
          |                                    ^~~~~~
        spec.yml:10:16: error: 'minimum' is neither a property nor a literal; declare it under \
        the connector's 'properties', or write a text in double quotes
        10 |       folder > minimum: Too small
           |                ^~~~~~~

        """)
  }

  @Test func `an address with what only the Screenlet has is answered in the same way`() {
    let spec = """
      screenlet: Search
      viewModel: { query: String? }
      connectors:
        Search: { url: 'https://example.com/?q={query}' }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:43: error: the connector has no property 'query'; add 'query: String' to its \
        'properties'
        4 |   Search: { url: 'https://example.com/?q={query}' }
          |                                           ^~~~~
        spec.yml:2:14: note: the Screenlet has it here
        2 | viewModel: { query: String? }
          |              ^~~~~

        """)
  }

  @Test func `the connector of a list lacks what only the Screenlet has`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      properties: { groupId: Int64 = 0, folderId: Int64 = 0 }
      list:
        of: Bookmark
        connector:
          validate: { folderId > 0: Undefined folderId }
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, groupId: groupId } }
          count: { method: countEntries, arguments: { groupId: groupId } }
        cacheKey: [folderId]
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:17: error: the connector has no property 'folderId'; add 'folderId: Int64' to \
        its 'properties'
        7 |     validate: { folderId > 0: Undefined folderId }
          |                 ^~~~~~~~
        spec.yml:3:35: note: the Screenlet has it here
        3 | properties: { groupId: Int64 = 0, folderId: Int64 = 0 }
          |                                   ^~~~~~~~
        spec.yml:9:72: error: the connector has no property 'groupId'; add 'groupId: Int64' to \
        its 'properties'
        9 |     rows: { method: getEntries, arguments: { start: startRow, groupId: groupId } }
          |                                                                        ^~~~~~~
        spec.yml:3:15: note: the Screenlet has it here
        3 | properties: { groupId: Int64 = 0, folderId: Int64 = 0 }
          |               ^~~~~~~
        spec.yml:10:58: error: the connector has no property 'groupId'; add 'groupId: Int64' to \
        its 'properties'
        10 |     count: { method: countEntries, arguments: { groupId: groupId } }
           |                                                          ^~~~~~~
        spec.yml:3:15: note: the Screenlet has it here
        3 | properties: { groupId: Int64 = 0, folderId: Int64 = 0 }
          |               ^~~~~~~
        spec.yml:11:14: error: the connector of the list has no property 'folderId'; add \
        'folderId: Int64' to its 'properties'
        11 |   cacheKey: [folderId]
           |              ^~~~~~~~
        spec.yml:3:35: note: the Screenlet has it here
        3 | properties: { groupId: Int64 = 0, folderId: Int64 = 0 }
          |                                   ^~~~~~~~

        """)
  }

  @Test func `a step hands a connector only what that declares`() {
    let spec =
      stepsHead + """
          a:
            kind: write
            connectors:
              note: { connector: Delete, inputs: { note: title, folderId: folderId } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:14:57: error: the connector 'Delete' has no property 'folderId'; add 'folderId: \
        Int64' to its 'properties'
        14 |       note: { connector: Delete, inputs: { note: title, folderId: folderId } }
           |                                                         ^~~~~~~~
        spec.yml:3:15: note: the Screenlet has it here
        3 | properties: { folderId: Int64 = 0 }
          |               ^~~~~~~~

        """)
  }

  @Test func `a connector of an interactor alone lacks what the interactor has`() {
    let spec = """
      interactor: DeleteBookmark
      kind: write
      properties: { entryId: Int64 }
      connectors:
        DeleteBookmark:
          service: LRBookmarksEntryService_v7
          method: deleteEntry
          arguments: { entryId: entryId }
      connector: DeleteBookmark
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:27: error: the connector has no property 'entryId'; add 'entryId: Int64' to \
        its 'properties'
        8 |     arguments: { entryId: entryId }
          |                           ^~~~~~~
        spec.yml:3:15: note: the interactor has it here
        3 | properties: { entryId: Int64 }
          |               ^~~~~~~

        """)
  }
}
