import DemoServer
import Foundation
import LiferayMobileSDK
import Testing

struct BookmarksEntryServiceTests {

  private let server: DemoServer
  private let client: Client

  init() throws {
    server = try DemoServer()
    client = Client(server: server)
  }

  /// Calls one service, and returns its JSON or the class of the exception.
  private func call(_ service: String, _ parameters: String) throws -> String {
    let reply = client.invoke(
      #"[{"/bookmarks.bookmarksentry/\#(service)":{\#(parameters)}}]"#)
    guard reply.status == 200 else {
      let type = reply.text.firstMatch(of: /"type":"([^"]*)"/)?.1 ?? ""
      return "\(reply.status) \(type)"
    }
    return String(reply.text.dropFirst().dropLast())
  }

  private func add(_ name: String, _ url: String, folder: Int64 = 30200) throws -> String {
    try call(
      "add-entry",
      #""groupId":20143,"folderId":\#(folder),"name":"\#(name)","url":"\#(url)","description":"D""#)
  }

  /// The names of the returned entries, in order.
  private func names(_ parameters: String = #""start":-1,"end":-1"#) throws -> [String] {
    try call("get-entries", #""groupId":20143,"folderId":30200,"# + parameters)
      .matches(of: /"name":"([^"]*)"/).map { String($0.1) }
  }

  private func count(_ parameters: String = #""folderId":30200"#) throws -> String {
    try call("get-entries-count", #""groupId":20143,"# + parameters)
  }

  @Test func `a bookmark is added, found, counted and deleted`() throws {
    defer { server.stop() }
    let added = try add("Liferay", "http://www.liferay.com")
    #expect(
      added == #"""
        {"companyId":"20097","createDate":1480030301000,"description":"D","entryId":"30301",\#
        "folderId":"30200","groupId":"20143","modifiedDate":1480030301000,"name":"Liferay",\#
        "priority":0,"status":0,"url":"http://www.liferay.com","userId":"20156",\#
        "userName":"Joe Bloggs","visits":0}
        """#)
    #expect(try call("get-entry", #""entryId":30301"#) == added)
    #expect(
      try call("get-entries", #""groupId":20143,"folderId":30200,"start":0,"end":20"#)
        == "[\(added)]")
    #expect(try count() == "1")
    #expect(try count(#""folderId":0"#) == "0")

    #expect(try call("delete-entry", #""entryId":"30301""#) == "null")
    #expect(try count() == "0")
    let noSuchEntry = "500 com.liferay.bookmarks.exception.NoSuchEntryException"
    #expect(try call("get-entry", #""entryId":30301"#) == noSuchEntry)
    #expect(try call("delete-entry", #""entryId":30301"#) == noSuchEntry)
  }

  @Test func `a bookmark without a name is named after its URL`() throws {
    defer { server.stop() }
    _ = try add("", "http://www.liferay.com")
    #expect(try names() == ["http://www.liferay.com"])
  }

  @Test(arguments: [
    (
      #""groupId":20143,"folderId":99,"name":"A","url":"http://a.example","description":"""#,
      "500 com.liferay.bookmarks.exception.NoSuchFolderException"
    ),
    (
      #""groupId":1,"folderId":30200,"name":"A","url":"http://a.example","description":"""#,
      "500 com.liferay.portal.kernel.exception.NoSuchGroupException"
    ),
    (
      #""groupId":20143,"folderId":30200,"name":"A","url":"a.example","description":"""#,
      "500 com.liferay.bookmarks.exception.EntryURLException"
    ),
    (
      #""groupId":20143,"folderId":30200,"name":"A","url":null,"description":"""#,
      "500 com.liferay.bookmarks.exception.EntryURLException"
    ),
    (
      #""groupId":20143,"folderId":30200,"url":"http://a.example","description":"""#,
      "404 com.liferay.portal.kernel.jsonwebservice.NoSuchJSONWebServiceException"
    ),
  ])
  func `an invalid bookmark is an exception`(
    parameters: String, expected: String
  ) throws {
    defer { server.stop() }
    #expect(try call("add-entry", parameters) == expected)
    #expect(try count() == "0")
  }

  @Test(arguments: [
    (0, 2, ["a", "B"]), (1, 3, ["B", "c"]), (2, 9, ["c", "d"]), (4, 9, []), (9, 12, []),
    (-1, -1, ["a", "B", "c", "d"]), (3, 1, []), (-5, 1, ["a"]), (0, 0, []),
  ])
  func `a list has the rows from start to before end, by name`(
    start: Int, end: Int, expected: [String]
  ) throws {
    defer { server.stop() }
    for name in ["c", "a", "d", "B"] { _ = try add(name, "http://\(name).example") }
    _ = try add("elsewhere", "http://e.example", folder: 0)
    #expect(try names(#""start":\#(start),"end":\#(end)"#) == expected)
  }

  @Test func `a folder or site that does not exist has no bookmarks`() throws {
    defer { server.stop() }
    _ = try add("a", "http://a.example")
    #expect(try count(#""folderId":99"#) == "0")
    #expect(
      try call("get-entries", #""groupId":1,"folderId":30200,"start":0,"end":9"#) == "[]")
  }

  @Test(arguments: [(0, "1"), (-1, "1"), (1, "0")])
  func `all bookmarks are approved`(status: Int, expected: String) throws {
    defer { server.stop() }
    _ = try add("a", "http://a.example")
    #expect(try count(#""folderId":30200,"status":\#(status)"#) == expected)
  }

  @Test(arguments: [
    ("EntryNameComparator", true, ["a", "b", "c"]),
    ("EntryNameComparator", false, ["c", "b", "a"]),
    ("EntryURLComparator", true, ["c", "a", "b"]),
    ("EntryCreateDateComparator", true, ["b", "c", "a"]),
    ("EntryModifiedDateComparator", false, ["a", "c", "b"]),
  ])
  func `a comparator determines the order`(
    name: String, ascending: Bool, expected: [String]
  ) throws {
    defer { server.stop() }
    for (name, host) in [("b", "z"), ("c", "x"), ("a", "y")] {
      _ = try add(name, "http://\(host).example")
    }
    let comparator = LRJSONObjectWrapper(
      className: "com.liferay.bookmarks.util.comparator.\(name)",
      jsonObject: ["ascending": ascending])
    let entries = try LRBookmarksEntryService_v7(session: server.session())
      .getEntriesWithGroupId(
        DemoServer.groupId, folderId: DemoServer.folderId, start: 0, end: 9,
        orderByComparator: comparator)
    let names = (entries as? [[String: Any]])?.map { $0["name"] as? String }
    #expect(names == expected)
  }

  @Test func `a comparator that does not exist is an exception`() throws {
    defer { server.stop() }
    let outcome = try call(
      "get-entries",
      #""groupId":20143,"folderId":30200,"start":0,"end":9,"+orderByComparator":"java.lang.String""#
    )
    #expect(outcome == "500 java.lang.IllegalArgumentException")
  }

  @Test func `several concurrent clients get different ids`() async throws {
    defer { server.stop() }
    let replies = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 1...32 {
        group.addTask { try add("\(number)", "http://\(number).example") }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let ids = replies.compactMap { $0.firstMatch(of: /"entryId":"(\d+)"/)?.1 }
    #expect(Set(ids).count == 32)
    #expect(try count() == "32")
  }
}
