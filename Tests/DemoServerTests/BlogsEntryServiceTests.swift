import DemoServer
import Testing

struct BlogsEntryServiceTests {

  private let server: DemoServer

  init() throws {
    server = try DemoServer()
  }

  /// The parameters of a new entry.
  static let newEntry = entry(title: "Hello World", content: "<p>Hi</p>")

  private static func entry(title: String, content: String = "x") -> String {
    """
    "title":"\(title)","subtitle":"","description":"","content":"\(content)","displayDateMonth":0,\
    "displayDateDay":1,"displayDateYear":2020,"displayDateHour":0,"displayDateMinute":0,\
    "allowPingbacks":true,"allowTrackbacks":true,"trackbacks":[],"coverImageCaption":"",\
    "coverImageImageSelector":null,"smallImageImageSelector":null
    """
  }

  /// Calls one service, and returns its JSON, or the class of the exception.
  private func call(
    _ service: String, _ parameters: String, at path: String = "/blogs.blogsentry"
  ) -> String {
    let reply = Client(server: server).invoke(#"{"\#(path)/\#(service)":{\#(parameters)}}"#)
    if reply.status == 200 { return reply.text }
    let type = reply.text.firstMatch(of: /"type":"([^"]*)"/)?.1 ?? ""
    return "\(reply.status) \(type)"
  }

  private func titles(_ parameters: String) -> [String] {
    call("get-group-entries", #""groupId":20143,"status":0,"# + parameters)
      .matches(of: /"title":"([^"]*)"/).map { String($0.1) }
  }

  @Test(arguments: ["/blogs.blogsentry", "/blogsentry"])
  func `an entry is added, found by its id and its address, and deleted`(path: String) {
    defer { server.stop() }
    let added = call("add-entry", Self.newEntry, at: path)
    #expect(
      added == #"""
        {"allowPingbacks":true,"companyId":"20097","content":"<p>Hi</p>",\#
        "createDate":1480030301000,"description":"","displayDate":1480030301000,\#
        "entryId":"30301","groupId":"20143","modifiedDate":1480030301000,"status":0,\#
        "subtitle":"","title":"Hello World","urlTitle":"hello-world","userId":"20156",\#
        "userName":"Joe Bloggs"}
        """#)
    #expect(call("get-entry", #""entryId":30301"#, at: path) == added)
    #expect(call("get-entry", #""groupId":20143,"urlTitle":"hello-world""#, at: path) == added)
    #expect(call("delete-entry", #""entryId":30301"#, at: path) == "null")
    let noSuchEntry = "500 com.liferay.blogs.exception.NoSuchEntryException"
    #expect(call("get-entry", #""entryId":30301"#, at: path) == noSuchEntry)
    #expect(
      call("get-entry", #""groupId":20143,"urlTitle":"hello-world""#, at: path) == noSuchEntry)
    #expect(call("delete-entry", #""entryId":30301"#, at: path) == noSuchEntry)
  }

  @Test func `a list has the newest entries first, by rows or up to a number`() {
    defer { server.stop() }
    for title in ["a", "b", "c"] { _ = call("add-entry", Self.entry(title: title)) }
    #expect(titles(#""start":0,"end":2"#) == ["c", "b"])
    #expect(titles(#""start":2,"end":9,"obc":null"#) == ["a"])
    #expect(titles(#""max":1"#) == ["c"])
    #expect(call("get-group-entries-count", #""groupId":20143,"status":0"#) == "3")
    #expect(call("get-group-entries-count", #""groupId":20143,"status":2"#) == "0")
    #expect(call("get-group-entries-count", #""groupId":1,"status":0"#) == "0")
  }

  @Test(arguments: [
    (entry(title: ""), "500 com.liferay.blogs.exception.EntryTitleException"),
    (entry(title: "a", content: ""), "500 com.liferay.blogs.exception.EntryContentException"),
    (
      #""title":"a","content":"b""#,
      "404 com.liferay.portal.kernel.jsonwebservice.NoSuchJSONWebServiceException"
    ),
  ])
  func `an invalid entry is an exception`(parameters: String, expected: String) {
    defer { server.stop() }
    #expect(call("add-entry", parameters) == expected)
    #expect(call("get-group-entries-count", #""groupId":20143,"status":-1"#) == "0")
  }
}
