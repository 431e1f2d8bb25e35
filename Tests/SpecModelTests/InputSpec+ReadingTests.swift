import SourceText
import SpecModel
import Testing

struct InputSpecReadingTests {
  @Test func `an action that names no connector suggests the near one`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark: { kind: custom }
      actions:
        add: { kind: write, connector: AddBookmrk }
        save: { kind: write, connector: AddBookmarkConnector }
        load: { kind: read, connector: AddBookmarkLiferayConnector }
        open: { kind: read, connector: Search }
        sync: { kind: read, connector: http }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:34: error: no connector is named 'AddBookmrk'; did you mean 'AddBookmark'?
        5 |   add: { kind: write, connector: AddBookmrk }
          |                                  ^~~~~~~~~~
        spec.yml:6:35: error: no connector is named 'AddBookmarkConnector'; did you mean \
        'AddBookmark'?
        6 |   save: { kind: write, connector: AddBookmarkConnector }
          |                                   ^~~~~~~~~~~~~~~~~~~~
        spec.yml:7:34: error: no connector is named 'AddBookmarkLiferayConnector'; did you mean \
        'AddBookmark'?
        7 |   load: { kind: read, connector: AddBookmarkLiferayConnector }
          |                                  ^~~~~~~~~~~~~~~~~~~~~~~~~~~
        spec.yml:8:34: error: no connector is named 'Search'; declare it under 'connectors', or \
        use '{ http: <input> }'
        8 |   open: { kind: read, connector: Search }
          |                                  ^~~~~~
        spec.yml:9:34: error: no connector is named 'http'; declare it under 'connectors', or \
        use '{ http: <input> }'
        9 |   sync: { kind: read, connector: http }
          |                                  ^~~~

        """)
  }

  @Test func `a connector is named or reads an address`() {
    let spec = """
      screenlet: AddBookmark
      viewModel: { url: String? }
      actions:
        add: { kind: write }
        save: { kind: write, connector: }
        load: { kind: read, connector: [url] }
        open: { kind: read, connector: {} }
        sync: { kind: read, connector: { htpp: url } }
        show: { kind: read, connector: { http: } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:3: error: action 'add' has no 'connector'; add the key
        4 |   add: { kind: write }
          |   ^~~
        spec.yml:5:34: error: expected a text for 'connector', found nothing
        5 |   save: { kind: write, connector: }
          |                                  ^
        spec.yml:6:34: error: expected a text for 'connector', found a list
        6 |   load: { kind: read, connector: [url] }
          |                                  ^~~~~
        spec.yml:7:34: error: 'connector' has no 'http'; add the key
        7 |   open: { kind: read, connector: {} }
          |                                  ^~
        spec.yml:8:36: error: unknown key 'htpp'; did you mean 'http'?
        8 |   sync: { kind: read, connector: { htpp: url } }
          |                                    ^~~~
        spec.yml:9:41: error: expected a text for 'http', found nothing
        9 |   show: { kind: read, connector: { http: } }
          |                                         ^

        """)
  }

  @Test func `an address is a text`() {
    let spec = """
      screenlet: AddBookmark
      properties: { folderId: Int64 = 0 }
      viewModel: { day: Date? }
      actions:
        load: { kind: read, connector: { http: folderId } }
        open: { kind: read, connector: { http: day } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:42: error: 'folderId' is 'Int64'; an HttpConnector reads an address of type \
        'String' or 'String?'
        5 |   load: { kind: read, connector: { http: folderId } }
          |                                          ^~~~~~~~
        spec.yml:6:42: error: 'day' is 'Date?'; an HttpConnector reads an address of type \
        'String' or 'String?'
        6 |   open: { kind: read, connector: { http: day } }
          |                                          ^~~

        """)
  }

  @Test func `an input that neither properties nor view model has suggests the near one`() {
    let spec = """
      screenlet: AddBookmark
      properties: { folderId: Int64 = 0 }
      viewModel: { title: String? }
      actions:
        add: { kind: custom, inputs: [folderID, titel, url] }
        save: { kind: custom, inputs: 'folderId, title' }
        load: { kind: read, connector: { http: urll } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:33: error: neither 'properties' nor 'viewModel' has 'folderID'; did you mean \
        'folderId'?
        5 |   add: { kind: custom, inputs: [folderID, titel, url] }
          |                                 ^~~~~~~~
        spec.yml:5:43: error: neither 'properties' nor 'viewModel' has 'titel'; did you mean \
        'title'?
        5 |   add: { kind: custom, inputs: [folderID, titel, url] }
          |                                           ^~~~~
        spec.yml:5:50: error: neither 'properties' nor 'viewModel' has 'url'; declare it in one \
        of them
        5 |   add: { kind: custom, inputs: [folderID, titel, url] }
          |                                                  ^~~
        spec.yml:6:33: error: 'folderId, title' is one input here; put brackets around several: \
        '[folderId, title]'
        6 |   save: { kind: custom, inputs: 'folderId, title' }
          |                                 ^~~~~~~~~~~~~~~~~
        spec.yml:7:42: error: neither 'properties' nor 'viewModel' has 'urll'; declare it in \
        one of them
        7 |   load: { kind: read, connector: { http: urll } }
          |                                          ^~~~

        """)
  }

  @Test func `an input is listed once`() {
    let spec = """
      screenlet: AddBookmark
      properties: { folderId: Int64 = 0 }
      actions:
        add: { kind: custom, inputs: [folderId, groupId, folderId, groupId] }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:43: error: neither 'properties' nor 'viewModel' has 'groupId'; declare it in \
        one of them
        4 |   add: { kind: custom, inputs: [folderId, groupId, folderId, groupId] }
          |                                           ^~~~~~~
        spec.yml:4:52: error: the input 'folderId' is listed twice; remove one
        4 |   add: { kind: custom, inputs: [folderId, groupId, folderId, groupId] }
          |                                                    ^~~~~~~~
        spec.yml:4:33: note: it is listed here already
        4 |   add: { kind: custom, inputs: [folderId, groupId, folderId, groupId] }
          |                                 ^~~~~~~~
        spec.yml:4:62: error: the input 'groupId' is listed twice; remove one
        4 |   add: { kind: custom, inputs: [folderId, groupId, folderId, groupId] }
          |                                                              ^~~~~~~
        spec.yml:4:43: note: it is listed here already
        4 |   add: { kind: custom, inputs: [folderId, groupId, folderId, groupId] }
          |                                           ^~~~~~~

        """)
  }

  @Test func `an input that the connector needs is among the inputs`() {
    let spec = """
      screenlet: AddBookmark
      properties: { folderId: Int64 = 0 }
      viewModel: { title: String?, url: String? }
      connectors:
        AddBookmark: { kind: custom, properties: { folderId: Int64, title: String, url: String } }
      actions:
        add: { kind: write, connector: AddBookmark, inputs: [folderId] }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:55: error: the connector 'AddBookmark' needs 'title'; add it to the inputs
        7 |   add: { kind: write, connector: AddBookmark, inputs: [folderId] }
          |                                                       ^~~~~~~~~~
        spec.yml:7:55: error: the connector 'AddBookmark' needs 'url'; add it to the inputs
        7 |   add: { kind: write, connector: AddBookmark, inputs: [folderId] }
          |                                                       ^~~~~~~~~~

        """)
  }

  @Test func `a misspelt input is not missing as well`() {
    let spec = """
      screenlet: AddBookmark
      properties: { folderId: Int64 = 0 }
      viewModel: { title: String?, url: String? }
      connectors:
        AddBookmark: { kind: custom, properties: { folderId: Int64, title: String, url: String } }
      actions:
        add: { kind: write, connector: AddBookmark, inputs: [folderId, titel] }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:55: error: the connector 'AddBookmark' needs 'url'; add it to the inputs
        7 |   add: { kind: write, connector: AddBookmark, inputs: [folderId, titel] }
          |                                                       ^~~~~~~~~~~~~~~~~
        spec.yml:7:66: error: neither 'properties' nor 'viewModel' has 'titel'; did you mean \
        'title'?
        7 |   add: { kind: write, connector: AddBookmark, inputs: [folderId, titel] }
          |                                                                  ^~~~~

        """)
  }

  @Test func `what a connector needs is in the Screenlet if no inputs are given`() {
    let spec = """
      screenlet: AddBookmark
      viewModel: { titel: String? }
      connectors:
        AddBookmark: { kind: custom, properties: { folderId: Int64, title: String } }
      actions:
        add: { kind: write, connector: AddBookmark }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:6:34: error: the connector 'AddBookmark' needs 'folderId', which neither \
        'properties' nor 'viewModel' has; declare it in one of them
        6 |   add: { kind: write, connector: AddBookmark }
          |                                  ^~~~~~~~~~~
        spec.yml:6:34: error: the connector 'AddBookmark' needs 'title', which neither \
        'properties' nor 'viewModel' has; did you mean 'titel'?
        6 |   add: { kind: write, connector: AddBookmark }
          |                                  ^~~~~~~~~~~

        """)
  }

  @Test func `an input has the type that the connector wants`() {
    let spec = """
      screenlet: AddBookmark
      properties: { folderId: Int64 = 0, size: Double = 0, count: Int64 = 0 }
      viewModel: { title: String?, day: Date?, small: Int? }
      connectors:
        AddBookmark:
          kind: custom
          properties: { folderId: String, size: Int, count: Int32, title: Int, day: Date, small: Int64 }
      actions:
        add: { kind: write, connector: AddBookmark }
        save:
          kind: write
          connector: AddBookmark
          inputs: [folderId, size, count, title, day, small]
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:9:34: error: 'folderId' is 'Int64' in the Screenlet but 'String' in the \
        connector; make the types agree
        9 |   add: { kind: write, connector: AddBookmark }
          |                                  ^~~~~~~~~~~
        spec.yml:9:34: error: 'size' is 'Double' in the Screenlet but 'Int' in the connector; \
        make the types agree
        9 |   add: { kind: write, connector: AddBookmark }
          |                                  ^~~~~~~~~~~
        spec.yml:9:34: error: 'count' is 'Int64' in the Screenlet but 'Int32' in the connector; \
        make the types agree
        9 |   add: { kind: write, connector: AddBookmark }
          |                                  ^~~~~~~~~~~
        spec.yml:9:34: error: 'title' is 'String?' in the Screenlet but 'Int' in the connector; \
        make the types agree
        9 |   add: { kind: write, connector: AddBookmark }
          |                                  ^~~~~~~~~~~
        spec.yml:9:34: error: 'day' is 'Date?' in the Screenlet but 'Date' in the connector; \
        make the types agree
        9 |   add: { kind: write, connector: AddBookmark }
          |                                  ^~~~~~~~~~~
        spec.yml:9:34: error: 'small' is 'Int?' in the Screenlet but 'Int64' in the connector; \
        make the types agree
        9 |   add: { kind: write, connector: AddBookmark }
          |                                  ^~~~~~~~~~~
        spec.yml:13:14: error: 'folderId' is 'Int64' in the Screenlet but 'String' in the \
        connector; make the types agree
        13 |     inputs: [folderId, size, count, title, day, small]
           |              ^~~~~~~~
        spec.yml:13:24: error: 'size' is 'Double' in the Screenlet but 'Int' in the connector; \
        make the types agree
        13 |     inputs: [folderId, size, count, title, day, small]
           |                        ^~~~
        spec.yml:13:30: error: 'count' is 'Int64' in the Screenlet but 'Int32' in the \
        connector; make the types agree
        13 |     inputs: [folderId, size, count, title, day, small]
           |                              ^~~~~
        spec.yml:13:37: error: 'title' is 'String?' in the Screenlet but 'Int' in the \
        connector; make the types agree
        13 |     inputs: [folderId, size, count, title, day, small]
           |                                     ^~~~~
        spec.yml:13:44: error: 'day' is 'Date?' in the Screenlet but 'Date' in the connector; \
        make the types agree
        13 |     inputs: [folderId, size, count, title, day, small]
           |                                            ^~~
        spec.yml:13:49: error: 'small' is 'Int?' in the Screenlet but 'Int64' in the connector; \
        make the types agree
        13 |     inputs: [folderId, size, count, title, day, small]
           |                                                 ^~~~~

        """)
  }

  @Test func `what was declared with a mistake can be referred to`() {
    let spec = """
      screenlet: AddBookmark
      properties: { folderId: Int46 = 0 }
      viewModel: { title: Strng }
      connectors:
        AddBookmark: { kind: cutsom, properties: { folderId: Int64 } }
      actions:
        add: { kind: write, connector: AddBookmark, inputs: [folderId, title] }
        load: { kind: read, connector: { http: title } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:25: error: unknown type 'Int46'; did you mean 'Int64'?
        2 | properties: { folderId: Int46 = 0 }
          |                         ^~~~~
        spec.yml:3:21: error: unknown type 'Strng'; did you mean 'String'?
        3 | viewModel: { title: Strng }
          |                     ^~~~~
        spec.yml:5:24: error: unknown kind 'cutsom'; did you mean 'custom'?
        5 |   AddBookmark: { kind: cutsom, properties: { folderId: Int64 } }
          |                        ^~~~~~

        """)
  }
}
