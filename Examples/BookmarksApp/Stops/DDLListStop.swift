import DemoServer
import LiferayScreens
import LiferayScreensLibrary

/// The DDL List Screenlet: records of a form, shown by the fields that the app names.
final class DDLListStop: TourStop {

  static let name = "ddl-list"
  static let subject = "records of a dynamic data list, their fields, without a connection"

  private let screen = Screen()

  private func makeScreenlet(labelFields: String) -> DDLListScreenlet {
    let screenlet = DDLListScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 80))
    screenlet.recordSetId = DemoServer.recordSetId
    screenlet.userId = DemoUser.joe.userId
    screenlet.labelFields = labelFields
    screenlet.firstPageSize = 2
    screenlet.pageSize = 2
    screenlet.delegate = self
    return screenlet
  }

  private func show(_ screenlet: DDLListScreenlet) async throws {
    try await screen.show(screenlet, loading: DDLListScreenlet.LoadInitialPageAction)
    try await screen.scrollToEnd(loading: DDLListScreenlet.LoadPageAction)
    let view: DDLListView_default = try screen.view()
    try screen.tellRows { (record: DDLRecord) in view.composeLabel(record) }
  }

  func visit(_ portal: TourPortal) async throws {
    for (title, day) in [("Lake", "2026-02-01"), ("Hill", "2026-03-15"), ("Coast", "2026-04-30")] {
      try await portal.record(["Title": title, "Day": day, "Seats": "12", "Lunch": "true"])
    }
    portal.logIn(.jane)
    try await portal.record(["Title": "Castle", "Day": "2026-05-01"])
    portal.logIn(.joe)
    try await show(makeScreenlet(labelFields: "Title, Day"))
    try screen.tapRow(2)
    try await screen.show(
      makeScreenlet(labelFields: ""), loading: DDLListScreenlet.LoadInitialPageAction)
    let list = makeScreenlet(labelFields: "Title")
    list.userId = DemoUser.jane.userId
    try await show(list)

    await portal.loseConnection()
    let cached = makeScreenlet(labelFields: "Title, Seats")
    try await show(cached)
    await portal.recoverConnection()
    try await portal.record(["Title": "Forest", "Day": "2026-06-20"])
    Transcript.step("loadList()")
    cached.loadList()
    try await screen.end(of: DDLListScreenlet.LoadInitialPageAction)
    try await screen.scrollToEnd(loading: DDLListScreenlet.LoadPageAction)
    portal.tellRequests()
  }
}

extension DDLListStop: DDLListScreenletDelegate {

  func screenlet(_ screenlet: DDLListScreenlet, onDDLListResponseRecords rows: [DDLRecord]) {
    let titles = rows.compactMap { $0["Title"]?.currentValueAsLabel }.joined(separator: ", ")
    Transcript.call("delegate", "onDDLListResponseRecords \(titles)")
  }

  func screenlet(_ screenlet: DDLListScreenlet, onDDLListError error: NSError) {
    Transcript.call("delegate", "onDDLListError \(error.localizedDescription)")
  }

  func screenlet(_ screenlet: DDLListScreenlet, onDDLSelectedRecord ddlRecord: DDLRecord) {
    let values = ddlRecord.fields.map { "\($0.name) \($0.currentValueAsLabel ?? "")" }
    Transcript.call(
      "delegate",
      "onDDLSelectedRecord \(ddlRecord.recordId ?? 0): \(values.joined(separator: ", "))")
  }
}
