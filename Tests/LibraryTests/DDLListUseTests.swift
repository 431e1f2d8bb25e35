import LiferayScreens
import LiferayScreensLibrary
import LiferayScreensTesting
import Testing

/// The DDLList Screenlet, whose rows show the fields that the app names.
@MainActor @Suite(.stubbedServers) struct DDLListUseTests {

  private let session = StubSession.loggedIn()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screenlet = DDLListScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let events = DDLListScreenletEvents()

  init() {
    LiferayServerContext.language = "en"
    screenlet.recordSetId = 7
    screenlet.labelFields = "name, age,,"
    screenlet.delegate = events
  }

  private static let rows: [[String: Any]] = [
    ["modelValues": ["name": "Ann", "age": 30], "modelAttributes": ["recordId": 1]],
    ["modelValues": ["name": "Bob"], "modelAttributes": ["recordId": 2]],
  ]

  @Test func `a row shows the label fields of its record`() async throws {
    session.answers(rows: Self.rows, count: 2)
    var records: [Int64?] = []
    events.onDDLListResponseRecords = { records = $0.map(\.recordId) }
    window.addSubview(screenlet)
    await eventually { !records.isEmpty }
    #expect(records == [1, 2])
    let view = try #require(screenlet.screenletView as? DDLListView_default)
    #expect(view.labelFields == ["name", "age"])
    window.layoutIfNeeded()
    let cells = screenlet.baseListView.map { _ in view.tableView?.visibleCells ?? [] } ?? []
    #expect(cells.map { ($0 as? DDLRecordCell_default)?.titleLabel?.text } == ["Ann 30", "Bob"])
  }

  @Test(arguments: [0, 5])
  func `the records are those of all users, or of one`(userId: Int64) async {
    session.answers(rows: Self.rows, count: 2)
    screenlet.userId = userId
    var pages = 0
    events.onDDLListResponseRecords = { _ in pages += 1 }
    window.addSubview(screenlet)
    await eventually { pages == 1 }
    #expect(
      session.calls.map(\.path) == [
        "/screens.screensddlrecord/get-ddl-records",
        "/screens.screensddlrecord/get-ddl-records-count",
      ])
    #expect(
      session.calls.map { $0.parameters["userId"] as? Int } == (userId == 0 ? [nil, nil] : [5, 5]))
    #expect(session.calls.first?.parameters["obc"] is NSNull)
  }

  @Test func `without a list or label fields nothing is asked`() async {
    var errors: [String] = []
    events.onDDLListError = { errors.append($0.localizedDescription) }
    screenlet.labelFields = ""
    window.addSubview(screenlet)
    screenlet.recordSetId = 0
    screenlet.loadList()
    await eventually { errors.count == 2 }
    #expect(errors == ["Which fields are shown?", "Which list is it?"])
    #expect(session.calls.isEmpty)
  }

  @Test func `without a connection the records are those that were read last`() async throws {
    session.answers(rows: Self.rows, count: 2)
    var counts: [Int] = []
    events.onDDLListResponseRecords = { counts.append($0.count) }
    window.addSubview(screenlet)
    await eventually { counts.count == 1 }
    session.goesOffline()
    screenlet.loadList()
    await eventually { counts.count == 2 }
    #expect(counts == [2, 2])
  }
}
