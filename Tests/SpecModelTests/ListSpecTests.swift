import SourceText
import SpecModel
import Testing

struct ListSpecTests {
  @Test func `the sample says everything that a list can say`() throws {
    let spec = try screenlet(exampleSpec("BookmarkList"))
    let list = try #require(spec.list)
    #expect(spec.offlinePolicy?.value == .remoteFirst)
    #expect(list.model.name.value == "Bookmark")
    #expect(list.connector.name.value == "BookmarkList")
    #expect(list.connector.properties.map(\.name.value) == ["groupId", "folderId"])
    #expect(list.connector.rules.map(\.message.value) == ["Undefined folderId"])
    #expect(list.connector.result == nil)
    #expect(list.inputs.map(\.name.value) == ["groupId", "folderId"])
    #expect(list.inputs.map(\.type.source) == ["Int64", "Int64"])
    #expect(list.cacheKey?.parts == list.connector.properties.map(CacheKey.Part.property))
    #expect(list.section?.kind == .host)
    #expect(list.section?.attribute == list.model.attributes[1])
    #expect(list.cell.title == list.model.attributes[0])
    #expect(list.cell.detail == list.model.attributes[1])
    #expect(list.cell.image == nil)
    #expect(list.delegate.response?.value == "onBookmarkListResponse")
    #expect(list.delegate.failure?.value == "onBookmarkListError")
    #expect(list.delegate.selected?.value == "onBookmarkSelected")
    #expect(list.progress == ActionProgress())
    #expect(list.range.text == "list")
    #expect(spec.themes.map(\.listStyle) == [.table, .collection])
  }

  @Test func `what a list need not say`() throws {
    let spec = try screenlet(
      """
      screenlet: Notes
      models: { Note: { size: Int, text: String, more: String } }
      list:
        of: Note
        connector:
          service: LRNotesService
          rows: { method: getNotes, arguments: { start: startRow, end: endRow } }
      """)
    let list = try #require(spec.list)
    #expect(spec.offlinePolicy == nil)
    #expect(list.inputs == [])
    #expect(list.cacheKey?.parts == [])
    #expect(list.section == nil)
    #expect(list.cell.title == list.model.attributes[1])
    #expect(list.cell.detail == nil && list.cell.image == nil)
    #expect(
      [list.delegate.response, list.delegate.failure, list.delegate.selected] == [nil, nil, nil])
    #expect(spec.themes.map(\.listStyle) == [.table])
    guard case .pages(let pages) = list.connector.kind else {
      Issue.record("\(list.connector.kind)")
      return
    }
    #expect(pages.count == nil)
  }

  @Test func `a Screenlet without a list has nothing of it`() throws {
    let spec = try screenlet("screenlet: Notes\nthemes: { default: full }")
    #expect(spec.list == nil)
    #expect(spec.themes.map(\.listStyle) == [nil])
  }

  @Test func `what the connector needs comes from the properties first, then from the view`() throws
  {
    let spec = try screenlet(
      """
      screenlet: Search
      models: { Entry: { name: String } }
      properties: { limit: Int, query: String }
      viewModel: { query: Int, text: String? }
      list:
        of: Entry
        connector:
          properties: { query: String, limit: Int64, text: String }
          service: LREntryService
          rows: { method: getEntries, arguments: { query: query, start: startRow, end: endRow } }
      """)
    let inputs = try #require(spec.list?.inputs)
    #expect(
      inputs.map(\.source) == [
        .property(spec.properties[1]), .property(spec.properties[0]), .viewModel(spec.viewModel[1]),
      ])
    #expect(inputs.map(\.type.source) == ["String", "Int64", "String"])
  }

  @Test func `a list needs a model and a connector`() {
    let spec = """
      screenlet: BookmarkList
      list:
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:1: error: 'list' has no 'of'; add the key
        2 | list:
          | ^~~~
        spec.yml:2:1: error: 'list' has no 'connector'; add the key
        2 | list:
          | ^~~~

        """)
  }

  @Test func `a list is a mapping, of known keys`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      list: Bookmark
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:7: error: expected a mapping for 'list', found a text; write one as in 'list: \
        { of: Bookmark, connector: { service: LRBookmarksEntryService_v7, rows: getEntries } }'
        3 | list: Bookmark
          |       ^~~~~~~~

        """)
  }

  @Test func `a misspelt key is taken for the one that was meant`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      list:
        of: Bookmark
        conector:
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
        inputs: [folderId]
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:3: error: unknown key 'conector'; did you mean 'connector'?
        5 |   conector:
          |   ^~~~~~~~
        spec.yml:8:3: error: unknown key 'inputs'; expected one of 'of', 'connector', 'cacheKey', \
        'section', 'cell', 'cells', 'delegate', 'empty', 'progress'
        8 |   inputs: [folderId]
          |   ^~~~~~

        """)
  }

  @Test func `a list is of a model of the spec`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      list:
        of: Bokmark
        connector:
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:7: error: no model is named 'Bokmark'; did you mean 'Bookmark'?
        4 |   of: Bokmark
          |       ^~~~~~~

        """)
  }

  @Test func `a model that the spec lacks has to be declared`() {
    let spec = """
      screenlet: BookmarkList
      list:
        of: Entry
        connector:
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:7: error: no model is named 'Entry'; declare it under 'models'
        3 |   of: Entry
          |       ^~~~~

        """)
  }

  @Test func `a model with a mistake in it is reported once`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: Strng } }
      list:
        of: Bookmark
        connector:
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
        section: name
        cell: name
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:29: error: unknown type 'Strng'; did you mean 'String'?
        2 | models: { Bookmark: { name: Strng } }
          |                             ^~~~~

        """)
  }

  @Test func `what the connector needs has to be somewhere`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      properties: { folderId: Int64, title: Int }
      list:
        of: Bookmark
        connector:
          properties: { folderID: Int64, depth: Int, title: String }
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:19: error: the connector of the list needs 'folderID', which neither \
        'properties' nor 'viewModel' of the Screenlet has; did you mean 'folderId'?
        7 |     properties: { folderID: Int64, depth: Int, title: String }
          |                   ^~~~~~~~
        spec.yml:7:36: error: the connector of the list needs 'depth', which neither 'properties' \
        nor 'viewModel' of the Screenlet has; declare it in one of them
        7 |     properties: { folderID: Int64, depth: Int, title: String }
          |                                    ^~~~~
        spec.yml:7:55: error: 'title' is 'Int' in the Screenlet but 'String' in the connector; \
        make the types agree
        7 |     properties: { folderID: Int64, depth: Int, title: String }
          |                                                       ^~~~~~

        """)
  }

  @Test func `a property with a mistake in it is reported once`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      properties: { folderId: Int46 }
      list:
        of: Bookmark
        connector:
          properties: { folderId: Int64 }
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:25: error: unknown type 'Int46'; did you mean 'Int64'?
        3 | properties: { folderId: Int46 }
          |                         ^~~~~

        """)
  }

  @Test func `the delegate of a list has methods of its own`() {
    let spec =
      listHead + """
          delegate: { success: onA, response: on-b, failure: self, selected: [onC] }
          progress: { wrking: Loading }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:15: error: unknown key 'success'; it is called 'response', which is there \
        already; remove one of them
        8 |   delegate: { success: onA, response: on-b, failure: self, selected: [onC] }
          |               ^~~~~~~
        spec.yml:8:39: error: 'on-b' cannot name a delegate method in Swift; did you mean 'onB'?
        8 |   delegate: { success: onA, response: on-b, failure: self, selected: [onC] }
          |                                       ^~~~
        spec.yml:8:54: error: 'self' has a meaning of its own in Swift and cannot name a delegate \
        method; choose another name
        8 |   delegate: { success: onA, response: on-b, failure: self, selected: [onC] }
          |                                                      ^~~~
        spec.yml:8:70: error: expected a text for 'selected', found a list
        8 |   delegate: { success: onA, response: on-b, failure: self, selected: [onC] }
          |                                                                      ^~~~~
        spec.yml:9:15: error: unknown key 'wrking'; did you mean 'working'?
        9 |   progress: { wrking: Loading }
          |               ^~~~~~

        """)
  }

  @Test func `the actions of every list cannot be declared again`() {
    let spec =
      listHead + """
        actions:
          load-page: { kind: custom }
          loadInitialPage: { kind: custom }
          load-pages: { kind: custom }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:9:3: error: every list has the action 'load-page' already; give this one another \
        name
        9 |   load-page: { kind: custom }
          |   ^~~~~~~~~
        spec.yml:10:3: error: every list has the action 'loadInitialPage' already; give this one \
        another name
        10 |   loadInitialPage: { kind: custom }
           |   ^~~~~~~~~~~~~~~

        """)
  }

  @Test func `what loads an action loads the list too, and is on at first`() {
    let spec =
      listHead + """
        actions:
          sort: { kind: custom, autoLoad: no }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:9:25: error: the 'autoLoad' of every list starts as yes; remove this, and set it \
        in Interface Builder or in code
        9 |   sort: { kind: custom, autoLoad: no }
          |                         ^~~~~~~~

        """)
  }

  @Test func `what every list Screenlet has cannot be declared again`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String } }
      properties:
        autoLoad: Bool
        refreshControl: Bool
        firstPageSize: Int = 20
        pageSize: Int = 10
        obcClassName: String
        offlinePolicy: String
        loadList: Bool
      viewModel: { rows: String?, sections: Int, tableView: Bool, query: String? }
      list:
        of: Bookmark
        connector:
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:3: error: every list Screenlet has 'autoLoad'; remove it here, and set it in \
        Interface Builder or in code
        4 |   autoLoad: Bool
          |   ^~~~~~~~
        spec.yml:5:3: error: every list Screenlet has 'refreshControl'; remove it here, and set it \
        in Interface Builder or in code
        5 |   refreshControl: Bool
          |   ^~~~~~~~~~~~~~
        spec.yml:6:3: error: every list Screenlet has 'firstPageSize'; remove it here, and set it \
        in Interface Builder or in code
        6 |   firstPageSize: Int = 20
          |   ^~~~~~~~~~~~~
        spec.yml:7:3: error: every list Screenlet has 'pageSize'; remove it here, and set it in \
        Interface Builder or in code
        7 |   pageSize: Int = 10
          |   ^~~~~~~~
        spec.yml:8:3: error: every list Screenlet has 'obcClassName'; remove it here, and set it \
        in Interface Builder or in code
        8 |   obcClassName: String
          |   ^~~~~~~~~~~~
        spec.yml:9:3: error: 'offlinePolicy' is a key of the spec itself; write 'offlinePolicy: \
        remote-first' beside 'list'
        9 |   offlinePolicy: String
          |   ^~~~~~~~~~~~~
        spec.yml:10:3: error: 'loadList' is a member of BaseListScreenlet already; give the \
        property another name
        10 |   loadList: Bool
           |   ^~~~~~~~
        spec.yml:11:14: error: 'rows' is a member of BaseListView already; give the view model \
        member another name
        11 | viewModel: { rows: String?, sections: Int, tableView: Bool, query: String? }
           |              ^~~~
        spec.yml:11:29: error: 'sections' is a member of BaseListView already; give the view model \
        member another name
        11 | viewModel: { rows: String?, sections: Int, tableView: Bool, query: String? }
           |                             ^~~~~~~~
        spec.yml:11:44: error: 'tableView' is a member of BaseListView already; give the view \
        model member another name
        11 | viewModel: { rows: String?, sections: Int, tableView: Bool, query: String? }
           |                                            ^~~~~~~~~

        """)
  }
}
