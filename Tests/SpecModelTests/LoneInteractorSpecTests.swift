import SourceText
import SpecModel
import Testing

struct LoneInteractorSpecTests {
  @Test func `an interactor alone gets all of its properties, in their order`() throws {
    let text = """
      interactor: DeleteBookmark
      summary: Deletes a bookmark.
      kind: write
      connector: DeleteBookmark
      models: { Bookmark: { name: String } }
      properties: { reason: String?, entryId: Int64 }
      connectors:
        DeleteBookmark:
          service: LRBookmarksEntryService_v7
          method: deleteEntryWithEntryId
          properties: { entryId: Int64 }
          arguments: { entryId: entryId }
          result: { bookmark: Bookmark }
      result: { bookmark: Bookmark }
      """
    guard case .interactor(let lone)? = try spec(text) else { throw NoScreenlet() }
    let interactor = lone.interactor
    #expect(interactor.interactor.value == "DeleteBookmark")
    #expect(interactor.summary?.value == "Deletes a bookmark.")
    #expect(interactor.kind == .write(.named(lone.connectors[0])))
    #expect(interactor.inputs.map(\.name.value) == ["reason", "entryId"])
    #expect(interactor.inputs.map(\.type.source) == ["String?", "Int64"])
    #expect(interactor.result?.type == SwiftType(.model("Bookmark")))
    #expect(lone.connectors.map(\.name.value) == ["DeleteBookmark"])
    #expect(lone.models.map(\.name.value) == ["Bookmark"])
  }

  @Test func `an interactor alone can have properties of any type`() throws {
    let text = """
      interactor: Upload
      kind: custom
      models: { Bookmark: {} }
      properties: { data: Data, ids: [Int64], bookmark: Bookmark?, day: Date }
      """
    guard case .interactor(let lone)? = try spec(text) else { throw NoScreenlet() }
    #expect(
      lone.interactor.inputs.map(\.type.source) == ["Data", "[Int64]", "Bookmark?", "Date"])
  }

  @Test func `an interactor alone needs a kind`() {
    let spec = """
      interactor: DeleteBookmark
      summary: Deletes a bookmark.
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:1: error: the spec has no 'kind'; add the key with one of 'callback', 'read', \
        'write', 'custom'
        1 | interactor: DeleteBookmark
          | ^~~~~~~~~~

        """)
  }

  @Test func `an interactor alone has no Screenlet to report its end to`() {
    let spec = """
      interactor: DeleteBookmark
      kind: custom
      result: { entryId: Int64 }
      delegate: { success: onDeleted }
      updates: { title: entryId }
      progress: { working: Deleting }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:1: error: 'delegate' belongs to an action of a Screenlet; remove it, or declare \
        the interactor there
        4 | delegate: { success: onDeleted }
          | ^~~~~~~~
        spec.yml:5:1: error: 'updates' belongs to an action of a Screenlet; remove it, or declare \
        the interactor there
        5 | updates: { title: entryId }
          | ^~~~~~~
        spec.yml:6:1: error: 'progress' belongs to an action of a Screenlet; remove it, or declare \
        the interactor there
        6 | progress: { working: Deleting }
          | ^~~~~~~~

        """)
  }

  @Test func `an interactor alone has no inputs besides its properties`() {
    let spec = """
      interactor: DeleteBookmark
      kind: custom
      properties: { entryId: Int64 }
      inputs: [entryId]
      sender: { entryId: Int64 }
      autoLoad: yes
      button: Delete
      viewModel: { url: String? }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:1: error: an interactor alone gets all of its 'properties'; remove 'inputs'
        4 | inputs: [entryId]
          | ^~~~~~
        spec.yml:5:1: error: 'sender' belongs to an action of a Screenlet; remove it, or declare \
        the interactor there
        5 | sender: { entryId: Int64 }
          | ^~~~~~
        spec.yml:6:1: error: 'autoLoad' belongs to an action of a Screenlet; remove it, or declare \
        the interactor there
        6 | autoLoad: yes
          | ^~~~~~~~
        spec.yml:7:1: error: 'button' belongs to an action of a Screenlet; remove it, or declare \
        the interactor there
        7 | button: Delete
          | ^~~~~~
        spec.yml:8:1: error: unknown key 'viewModel' here; 'screens-gen spec explain viewModel' \
        says where it belongs
        8 | viewModel: { url: String? }
          | ^~~~~~~~~

        """)
  }

  @Test func `a login is of no use without a Screenlet`() {
    let spec = """
      interactor: Login
      kind: login
      by: [email]
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:7: error: unknown kind 'login'; expected one of 'callback', 'read', 'write', \
        'custom'
        2 | kind: login
          |       ^~~~~
        spec.yml:3:1: error: 'by' belongs to an action of a Screenlet; remove it, or declare the \
        interactor there
        3 | by: [email]
          | ^~

        """)
  }

  @Test func `what the connector of an interactor alone needs is among its properties`() {
    let spec = """
      interactor: DeleteBookmark
      kind: write
      connector: DeleteBookmark
      properties: { entryid: Int64, day: Dte }
      connectors:
        DeleteBookmark:
          kind: custom
          properties: { entryId: Int64, day: Date?, title: String }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:12: error: the connector 'DeleteBookmark' needs 'entryId'; did you mean \
        'entryid'?
        3 | connector: DeleteBookmark
          |            ^~~~~~~~~~~~~~
        spec.yml:3:12: error: the connector 'DeleteBookmark' needs 'title'; add it to 'properties'
        3 | connector: DeleteBookmark
          |            ^~~~~~~~~~~~~~
        spec.yml:4:36: error: unknown type 'Dte'; did you mean 'Date'?
        4 | properties: { entryid: Int64, day: Dte }
          |                                    ^~~

        """)
  }

  @Test func `the types of properties and connector agree`() {
    let spec = """
      interactor: DeleteBookmark
      kind: write
      connector: DeleteBookmark
      properties: { entryId: String }
      connectors: { DeleteBookmark: { kind: custom, properties: { entryId: Int64 } } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:15: error: 'entryId' is 'String' in the interactor but 'Int64' in the \
        connector; make the types agree
        4 | properties: { entryId: String }
          |               ^~~~~~~

        """)
  }

  @Test func `the connector of an interactor alone is declared beside it`() {
    let spec = """
      interactor: DeleteBookmark
      kind: write
      connector: DeleteBookmarks
      connectors: { DeleteBookmark: { kind: custom } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:12: error: no connector is named 'DeleteBookmarks'; did you mean \
        'DeleteBookmark'?
        3 | connector: DeleteBookmarks
          |            ^~~~~~~~~~~~~~~

        """)
  }

  @Test func `an address is among the properties`() {
    let spec = """
      interactor: GetTitle
      kind: read
      connector: { http: address }
      properties: { adress: String, size: Int = 0 }
      result: { title: String }
      parse: text
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:20: error: 'properties' has no 'address'; did you mean 'adress'?
        3 | connector: { http: address }
          |                    ^~~~~~~
        spec.yml:4:43: error: 'size' cannot have a default; whoever makes the interactor passes every \
        property
        4 | properties: { adress: String, size: Int = 0 }
          |                                           ^

        """)
  }

  @Test func `no other property is there`() {
    let spec = """
      interactor: GetTitle
      kind: read
      connector: { http: a, b }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:20: error: 'properties' has no 'a'; declare it there
        3 | connector: { http: a, b }
          |                    ^
        spec.yml:3:23: error: unknown key 'b'; expected one of 'http', 'else'
        3 | connector: { http: a, b }
          |                       ^

        """)
  }

  @Test func `every mistake of an interactor alone is reported`() {
    let spec = """
      interactor: DeleteBookmarkInteractor
      kind: calback
      service: LRBookmarksEntryService_v7
      metod: deleteEntryWithEntryId
      models: { Bookmark: { name: Strng } }
      properties: { start: Int64, entryId: Bookmrk }
      arguments: { entryId: entryIdd }
      result: { bookmark: Bookmark, other: Int }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:13: error: the generator adds 'Interactor' to the name; leave it off: \
        'DeleteBookmark'
        1 | interactor: DeleteBookmarkInteractor
          |             ^~~~~~~~~~~~~~~~~~~~~~~~
        spec.yml:2:7: error: unknown kind 'calback'; did you mean 'callback'?
        2 | kind: calback
          |       ^~~~~~~
        spec.yml:4:1: error: unknown key 'metod'; did you mean 'method'?
        4 | metod: deleteEntryWithEntryId
          | ^~~~~
        spec.yml:5:29: error: unknown type 'Strng'; did you mean 'String'?
        5 | models: { Bookmark: { name: Strng } }
          |                             ^~~~~
        spec.yml:6:15: error: 'start' is a member of Interactor already; give the property another \
        name
        6 | properties: { start: Int64, entryId: Bookmrk }
          |               ^~~~~
        spec.yml:6:38: error: unknown type 'Bookmrk'; did you mean 'Bookmark'?
        6 | properties: { start: Int64, entryId: Bookmrk }
          |                                      ^~~~~~~
        spec.yml:7:23: error: 'entryIdd' is neither a property nor a literal; did you mean \
        'entryId'?
        7 | arguments: { entryId: entryIdd }
          |                       ^~~~~~~~
        spec.yml:8:31: error: expected one result, as in '{ bookmark: Bookmark }'; wrap several \
        values in a model
        8 | result: { bookmark: Bookmark, other: Int }
          |                               ^~~~~

        """)
  }

  @Test func `a misspelt interactor is read as one`() {
    let spec = """
      interacter: DeleteBookmark
      kind: custom
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:1: error: unknown key 'interacter'; did you mean 'interactor'?
        1 | interacter: DeleteBookmark
          | ^~~~~~~~~~

        """)
  }

  @Test func `an interactor alone is named`() {
    let spec = """
      interactor:
      kind: custom
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:12: error: expected a text for 'interactor', found nothing
        1 | interactor:
          |            ^

        """)
  }
}
