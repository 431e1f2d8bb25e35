import DemoServer
import Foundation
import Testing

struct RecordServiceTests {

  /// What a record needs, and what its form adds.
  static let newRecord = #"""
    "groupId":20143,"recordSetId":30701,"displayIndex":0,"fieldsMap":{"Title":"Lake",\#
    "Day":"2026-01-31","Seats":"12","Lunch":"true","Level":"[\"easy\"]","Notes":"","Colour":"red"}
    """#

  private let server: DemoServer

  init() throws {
    server = try DemoServer()
  }

  /// Calls one service, and returns its JSON, or the class of the exception.
  private func call(
    _ service: String, _ parameters: String, by credentials: String = "joe:secret"
  ) -> String {
    let reply = Client(server: server, credentials: credentials).invoke(
      #"{"/\#(service)":{\#(parameters)}}"#)
    if reply.status == 200 { return reply.text }
    let type = reply.text.firstMatch(of: /"type":"([^"]*)"/)?.1 ?? ""
    return "\(reply.status) \(type)"
  }

  private func record(_ id: Int = 30301, changes: Int = 0, userId: Int = 20156) -> String {
    #"""
    {"companyId":"20097","createDate":14800\#(id)000,"displayIndex":0,"groupId":"20143",\#
    "modifiedDate":14800\#(id + changes)000,"recordId":"\#(id)","recordSetId":"30701",\#
    "userId":"\#(userId)","userName":"\#(userId == 20156 ? "Joe Bloggs" : "Jane Doe")",\#
    "version":"1.\#(changes)"}
    """#
  }

  @Test(arguments: ["ddm.ddmstructure", "ddmstructure"])
  func `a structure has the definition of its fields`(service: String) throws {
    defer { server.stop() }
    let text = call("\(service)/get-structure", #""structureId":30700"#)
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    let structure = try #require(json as? [String: Any])
    #expect(structure["structureId"] as? String == "30700")
    #expect(structure["userId"] as? String == "20156")
    #expect(structure["name"] as? String == "Excursion")

    let definition = try #require(structure["definition"] as? String)
    #expect(
      definition.hasPrefix(
        #"""
        {"availableLanguageIds":["en_US","es_ES"],"defaultLanguageId":"en_US","fields":[\#
        {"dataType":"string","indexType":"keyword","label":{"en_US":"Title","es_ES":"Título"},\#
        "localizable":true,"name":"Title","predefinedValue":{"en_US":"","es_ES":""},\#
        "readOnly":false,"repeatable":false,"required":true,"showLabel":true,\#
        "tip":{"en_US":"","es_ES":""},"type":"text"},
        """#))
    #expect(
      definition.hasSuffix(
        #"""
        {"dataType":"string","indexType":"keyword","label":{"en_US":"Level","es_ES":"Nivel"},\#
        "localizable":true,"name":"Level","options":[\#
        {"label":{"en_US":"Easy","es_ES":"Fácil"},"value":"easy"},\#
        {"label":{"en_US":"Hard","es_ES":"Difícil"},"value":"hard"}],\#
        "predefinedValue":{"en_US":"","es_ES":""},"readOnly":false,"repeatable":false,\#
        "required":false,"showLabel":true,"tip":{"en_US":"","es_ES":""},"type":"radio"}]}
        """#))
    #expect(
      definition.matches(of: /"type":"([^"]*)"/).map { String($0.1) } == [
        "text", "textarea", "ddm-date", "ddm-integer", "checkbox", "select", "radio",
      ])
    #expect(
      definition.matches(of: /"predefinedValue":{"en_US":"(.*?)","es/).map { String($0.1) } == [
        "", "", "", "8", "false", #"[\"bus\"]"#, "",
      ])
    #expect(
      call("\(service)/get-structure", #""structureId":7"#)
        == "500 com.liferay.dynamic.data.mapping.exception.NoSuchStructureException")
  }

  @Test func `a record is added, loaded, changed and listed`() {
    defer { server.stop() }
    #expect(call("ddl.ddlrecord/add-record", Self.newRecord) == record())
    let load = #""ddlRecordId":30301,"locale":"en_US""#
    #expect(
      call("screens.screensddlrecord/get-ddl-record", load) == #"""
        {"modelAttributes":\#(record()),"modelValues":{"Day":"1/31/26","Level":"[\"easy\"]",\#
        "Lunch":true,"Seats":12,"Title":"Lake"}}
        """#)

    let values = #""fieldsMap":{"Title":"Hill","Day":"2026-02-01"},"#
    let change = #""recordId":30301,"displayIndex":0,"# + values + #""mergeFields":"#
    #expect(call("ddl.ddlrecord/update-record", change + "true") == record(changes: 1))
    #expect(
      call("screens.screensddlrecord/get-ddl-record", load) == #"""
        {"modelAttributes":\#(record(changes: 1)),"modelValues":{"Day":"2/1/26",\#
        "Level":"[\"easy\"]","Lunch":true,"Seats":12,"Title":"Hill"}}
        """#)
    #expect(call("ddl.ddlrecord/update-record", change + "false") == record(changes: 2))
    let page = #""ddlRecordSetId":30701,"locale":"en_US","start":0,"end":9,"obc":null"#
    #expect(
      call("screens.screensddlrecord/get-ddl-records", page) == #"""
        [{"modelAttributes":\#(record(changes: 2)),\#
        "modelValues":{"Day":"2/1/26","Title":"Hill"}}]
        """#)
  }

  @Test func `a list is that of all users, or of one`() {
    defer { server.stop() }
    _ = call("ddl.ddlrecord/add-record", Self.newRecord)
    #expect(
      call("ddl.ddlrecord/add-record", Self.newRecord, by: "jane:pass:word")
        == record(30302, userId: 20157))
    func ids(_ parameters: String) -> [String] {
      call("screens.screensddlrecord/get-ddl-records", parameters)
        .matches(of: /"recordId":"(\d+)"/).map { String($0.1) }
    }
    func count(_ parameters: String) -> String {
      call("screens.screensddlrecord/get-ddl-records-count", parameters)
    }
    let page = #","locale":"en_US","start":0,"end":9,"obc":null"#
    #expect(ids(#""ddlRecordSetId":30701"# + page) == ["30301", "30302"])
    #expect(ids(#""ddlRecordSetId":30701,"userId":20157"# + page) == ["30302"])
    #expect(ids(#""ddlRecordSetId":7"# + page) == [])
    #expect(count(#""ddlRecordSetId":30701"#) == "2")
    #expect(count(#""ddlRecordSetId":30701,"userId":20156"#) == "1")
    #expect(count(#""ddlRecordSetId":30701,"userId":0"#) == "0")
  }

  @Test func `a record needs a list, and a value of each required field`() {
    defer { server.stop() }
    let lists = "500 com.liferay.dynamic.data.lists.exception."
    #expect(
      call("ddl.ddlrecord/add-record", Self.newRecord.replacing("30701", with: "7"))
        == lists + "NoSuchRecordSetException")
    #expect(
      call("ddl.ddlrecord/add-record", Self.newRecord.replacing("20143", with: "7"))
        == "500 com.liferay.portal.kernel.exception.NoSuchGroupException")
    #expect(
      call("ddl.ddlrecord/add-record", Self.newRecord.replacing("Lake", with: ""))
        == "500 com.liferay.dynamic.data.mapping.validator."
        + "DDMFormValuesValidationException$RequiredValue")
    #expect(
      call("screens.screensddlrecord/get-ddl-record", #""ddlRecordId":7,"locale":"en_US""#)
        == lists + "NoSuchRecordException")
    #expect(
      call(
        "ddl.ddlrecord/update-record",
        #""recordId":7,"displayIndex":0,"fieldsMap":{},"mergeFields":false"#)
        == lists + "NoSuchRecordException")
  }
}
