import DemoServer
import Foundation
import LiferayScreens
import LiferayScreensLibrary
import TestSupport
import Testing

/// The form of the demo server's dynamic data list: filled in, submitted, loaded again, listed.
@MainActor @Suite(.usesAppState) struct RecordsUseTests {

  private let app: DemoApp
  private let english = Locale(identifier: "en_US")

  init() throws {
    app = try DemoApp()
    SessionContext.loginWithBasic(
      username: DemoUser.joe.screenName, password: DemoUser.joe.password, userAttributes: [:])
  }

  private func call(_ service: String, _ parameters: [String: Any]) async throws -> [String: Any] {
    let session = try #require(SessionContext.createSessionFromCurrentSession())
    return try #require(try await session.invoke([service: parameters]) as? [String: Any])
  }

  private func emptyForm() async throws -> DDLRecord {
    DDLRecord(
      attributes: try await call(
        "/ddm.ddmstructure/get-structure", ["structureId": DemoServer.structureId]))
  }

  private func submit(_ record: DDLRecord) async throws -> Int64 {
    let answer = try await call(
      "/ddl.ddlrecord/add-record",
      [
        "groupId": DemoServer.groupId, "recordSetId": DemoServer.recordSetId, "displayIndex": 0,
        "fieldsMap": record.values,
      ])
    return try #require(answer.int64Attribute("recordId"))
  }

  @Test func `a form has a field for every kind of value, with its label`() async throws {
    let fields = try await emptyForm().fields
    #expect(
      fields.map { "\($0.label): \(type(of: $0)) '\($0.currentValueAsLabel ?? "")'" } == [
        "Title: DDMFieldString ''", "Notes: DDMFieldString ''", "Day: DDMFieldDate_v70 ''",
        "Seats: DDMFieldNumber '8'", "With lunch: DDMFieldBoolean 'No'",
        "Transport: DDMFieldStringWithOptions 'By bus'",
        "Level: DDMFieldStringWithOptions ''",
      ])
    #expect(fields.filter(\.required).map(\.name) == ["Title", "Day"])
  }

  @Test func `a form that was submitted is loaded with its values`() async throws {
    let form = try await emptyForm()
    form.updateCurrentValues(values: [
      "Title": "Lake", "Day": "2026-01-31", "Seats": "12", "Lunch": "true", "Level": "Hard",
    ])
    let recordId = try await submit(form)
    let answer = try await call(
      "/screens.screensddlrecord/get-ddl-record", ["ddlRecordId": recordId, "locale": "en_US"])
    let loaded = try await emptyForm()
    loaded.updateCurrentValues(values: try #require(answer.attributesAttribute("modelValues")))
    #expect(
      loaded.values as? [String: String] == [
        "Title": "Lake", "Day": "2026-01-31", "Seats": "12", "Lunch": "true",
        "Transport": #"["bus"]"#, "Level": #"["hard"]"#,
      ])
    let record = DDLRecord(attributes: answer)
    #expect(record.recordId == recordId)
    #expect(record.attributes.int64Attribute("recordSetId") == DemoServer.recordSetId)
  }

  @Test func `the form of the library is submitted, loaded and changed`() async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 900))
    let screenlet = DDLFormScreenlet(frame: window.bounds)
    screenlet.structureId = DemoServer.structureId
    screenlet.recordSetId = DemoServer.recordSetId
    screenlet.offlinePolicy = "remote-only"
    screenlet.autoLoad = false
    window.addSubview(screenlet)
    try await screenlet.performLoadForm()
    let form = try #require(screenlet.viewModel?.record)
    #expect(screenlet.userId == DemoUser.joe.userId)
    form.updateCurrentValues(values: ["Title": "Lake", "Day": "2026-01-31", "Lunch": "true"])
    screenlet.viewModel?.refresh()
    try await screenlet.performSubmitForm()
    #expect(screenlet.recordId > 0)

    screenlet.clearForm()
    try await screenlet.performLoadRecord()
    let loaded = try #require(screenlet.viewModel?.record)
    #expect(
      loaded.values as? [String: String] == [
        "Title": "Lake", "Day": "2026-01-31", "Seats": "8", "Lunch": "true",
        "Transport": #"["bus"]"#,
      ])
    loaded.updateCurrentValues(values: ["Seats": "12"])
    screenlet.viewModel?.refresh()
    try await screenlet.performSubmitForm()
    let answer = try await call(
      "/screens.screensddlrecord/get-ddl-record",
      ["ddlRecordId": screenlet.recordId, "locale": "en_US"])
    #expect(answer.attributesAttribute("modelValues")?.intAttribute("Seats") == 12)
  }

  @Test func `records are listed by their label fields`() async throws {
    for title in ["Lake", "Hill"] {
      let form = try await emptyForm()
      form.updateCurrentValues(values: ["Title": title, "Day": "2026-01-31"])
      _ = try await submit(form)
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let list = DDLListScreenlet(frame: window.bounds)
    list.recordSetId = DemoServer.recordSetId
    list.userId = DemoUser.joe.userId
    list.labelFields = "Title, Transport"
    list.offlinePolicy = "remote-only"
    window.addSubview(list)
    let view = try #require(list.screenletView as? DDLListView_default)
    await eventually { view.rows.values.joined().count == 2 }
    let labels = view.rows.values.joined().compactMap { $0 as? DDLRecord }.map(view.composeLabel)
    #expect(labels == [#"Lake ["bus"]"#, #"Hill ["bus"]"#])
  }
}
