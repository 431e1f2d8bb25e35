import Testing

@testable import SpecModel

struct ReservedMembersTests {
  @Test func `every member of the runtime that a spec could clash with is reserved`() throws {
    let runtime = try RuntimeMembers()
    let classes: [(String, ReservedMembers, has: String)] = [
      ("BaseScreenlet", .screenlet, "themeName"),
      ("BaseScreenletView", .screenletView, "isHidden"),
      ("Interactor", .interactor, "start"),
      ("ServerReadConnectorInteractor", .interactor, "lastError"),
      ("ServerWriteConnectorInteractor", .interactor, "currentConnector"),
      ("ServerConnector", .connector, "validateData"),
      ("HttpConnector", .httpConnector, "postRun"),
      ("RestConnector", RestConnector.reserved, "preRun"),
      ("BaseListScreenlet", .listScreenlet, "loadList"),
      ("BaseListTableView", .listView, "tableView"),
      ("BaseListCollectionView", .listView, "collectionView"),
      ("PaginationLiferayConnector", .pageConnector, "startRow"),
      ("BaseListPageLoadInteractor", .pageConnector, "page"),
      ("UITableViewCell", .listCell, "textLabel"),
      ("UICollectionViewCell", .listCell, "isSelected"),
    ]
    for (type, reserved, known) in classes {
      let members = runtime.ofClass(type).subtracting(ReservedMembers.listInspectables)
      #expect(members.contains(known), "\(type)")
      #expect(members.filter { reserved.owner(of: $0) == nil }.sorted() == [], "\(type)")
    }
  }

  @Test func `every reserved member of a class of the runtime is one`() throws {
    let runtime = try RuntimeMembers()
    // What generated classes declare, what the library for iOS has besides, and what interactors have
    // that read or write.
    let others: Set<String> = [
      "cacheKeyUsed", "cachedAnswer", "cachedSteps", "cancelled", "createConflictConnector",
      "isKept", "isSent",
      "obc", "onComplete", "pendingWrite", "screenlet", "session", "viewModel",
    ]
    for reserved: ReservedMembers in [.listScreenlet, .listView, .httpConnector, .pageConnector] {
      for (owner, members) in reserved.owners where runtime.has(owner) {
        let known = runtime.allOfClass(owner).union(runtime.allOfSubclasses(of: owner))
        #expect(Set(members).subtracting(known).subtracting(others).sorted() == [], "\(owner)")
      }
    }
  }

  @Test func `what a Screenlet inherits cannot be declared again`() {
    let spec = """
      screenlet: AddBookmark
      properties:
        delegate: String?
        themeName: String?
        viewModel: String?
        screenletView: String?
        frame: CGRect
        backgroundColor: UIColor?
        description: String?
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:3: error: 'delegate' is a member of BaseScreenlet already; give the property \
        another name
        3 |   delegate: String?
          |   ^~~~~~~~
        spec.yml:4:3: error: 'themeName' is a member of BaseScreenlet already; give the \
        property another name
        4 |   themeName: String?
          |   ^~~~~~~~~
        spec.yml:5:3: error: 'viewModel' is a member of BaseScreenlet already; give the \
        property another name
        5 |   viewModel: String?
          |   ^~~~~~~~~
        spec.yml:6:3: error: 'screenletView' is a member of BaseScreenlet already; give the \
        property another name
        6 |   screenletView: String?
          |   ^~~~~~~~~~~~~
        spec.yml:7:3: error: 'frame' is a member of UIView already; give the property another name
        7 |   frame: CGRect
          |   ^~~~~
        spec.yml:8:3: error: 'backgroundColor' is a member of UIView already; give the property \
        another name
        8 |   backgroundColor: UIColor?
          |   ^~~~~~~~~~~~~~~
        spec.yml:9:3: error: 'description' is a member of NSObject already; give the property \
        another name
        9 |   description: String?
          |   ^~~~~~~~~~~

        """)
  }

  @Test func `a name that only methods with arguments have is free`() {
    let spec = """
      screenlet: Rating
      properties: { className: String, classPK: Int64, value: Double }
      viewModel: { value: { type: Double, widget: slider } }
      connectors:
        Rate: { kind: custom, properties: { className: String, classPK: Int64, value: Double } }
      actions:
        rate: { kind: write, connector: Rate }
      """
    #expect(complaints(about: spec) == "")
  }

  @Test func `what an interactor inherits cannot be an input`() {
    let spec = """
      screenlet: AddBookmark
      properties: { start: Int, lastError: String?, actionName: String? }
      actions:
        add: { kind: custom, inputs: [start, lastError, actionName] }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:33: error: 'start' is a member of Interactor already; give the input another \
        name
        4 |   add: { kind: custom, inputs: [start, lastError, actionName] }
          |                                 ^~~~~
        spec.yml:4:40: error: 'lastError' is a member of Interactor already; give the input \
        another name
        4 |   add: { kind: custom, inputs: [start, lastError, actionName] }
          |                                        ^~~~~~~~~
        spec.yml:4:51: error: 'actionName' is a member of Interactor already; give the input \
        another name
        4 |   add: { kind: custom, inputs: [start, lastError, actionName] }
          |                                                   ^~~~~~~~~~

        """)
  }

  @Test func `what a connector inherits cannot be declared again`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          kind: custom
          properties: { name: String, main: Int, lastError: String, url: String, hash: Int }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:19: error: 'name' is a member of Operation already; give the property \
        another name
        5 |     properties: { name: String, main: Int, lastError: String, url: String, hash: Int }
          |                   ^~~~
        spec.yml:5:33: error: 'main' is a member of Operation already; give the property \
        another name
        5 |     properties: { name: String, main: Int, lastError: String, url: String, hash: Int }
          |                                 ^~~~
        spec.yml:5:44: error: 'lastError' is a member of ServerConnector already; give the \
        property another name
        5 |     properties: { name: String, main: Int, lastError: String, url: String, hash: Int }
          |                                            ^~~~~~~~~
        spec.yml:5:76: error: 'hash' is a member of NSObject already; give the property another \
        name
        5 |     properties: { name: String, main: Int, lastError: String, url: String, hash: Int }
          |                                                                            ^~~~

        """)
  }

  @Test func `what an HTTP connector keeps cannot be declared again`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        Search:
          url: https://example.com
          properties: { url: String, resultData: Data }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:19: error: 'url' is a member of HttpConnector already; give the property \
        another name
        5 |     properties: { url: String, resultData: Data }
          |                   ^~~
        spec.yml:5:32: error: 'resultData' is a member of HttpConnector already; give the \
        property another name
        5 |     properties: { url: String, resultData: Data }
          |                                ^~~~~~~~~~

        """)
  }
}
