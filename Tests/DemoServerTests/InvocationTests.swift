import DemoServer
import Testing

struct InvocationTests {

  @Test func `an array of commands returns an array of answers, in order`() throws {
    let server = try DemoServer()
    defer { server.stop() }
    let reply = Client(server: server).invoke(
      """
      [{"/bookmarks.bookmarksentry/get-entries-count": {"groupId": 20143, "folderId": 30200}},
       {"/bookmarks.bookmarksentry/add-entry": {"groupId": 20143, "folderId": 30200,
         "name": "A", "url": "http://a.example", "description": null}},
       {"/bookmarks.bookmarksentry/get-entries-count": {"groupId": 20143, "folderId": 30200}},
       {"/bookmarks.bookmarksentry/delete-entry": {"entryId": 30301}},
       {"/bookmarks.bookmarksentry/get-entries-count": {"groupId": "20143", "folderId": "30200"}}]
      """)
    let entry = #"""
      {"companyId":"20097","createDate":1480030301000,"description":"","entryId":"30301",\#
      "folderId":"30200","groupId":"20143","modifiedDate":1480030301000,"name":"A","priority":0,\#
      "status":0,"url":"http://a.example","userId":"20156","userName":"Joe Bloggs","visits":0}
      """#
    #expect(reply == Client.Reply(200, "[0,\(entry),1,null,0]"))
  }

  @Test(arguments: [
    ("[]", "[]"),
    (#"[{"/screens.nothing": 1, "b": 2}]"#, nil),
    (#"{"/bookmarks.bookmarksentry/get-entries-count":{"groupId":20143,"folderId":0}}"#, "0"),
    (#"[{"/group/get-user-sites-groups":null}]"#, PortalTexts.sites),
  ])
  func `no command has no answer, and one outside an array only its answer`(
    body: String, expected: String?
  ) throws {
    let server = try DemoServer()
    defer { server.stop() }
    let reply = Client(server: server).invoke(body)
    if let expected {
      #expect(reply == Client.Reply(200, expected))
    } else {
      #expect(reply.status == 500)
    }
  }

  @Test func `an exception is the whole response; earlier commands keep their effect`() throws {
    let server = try DemoServer()
    defer { server.stop() }
    let client = Client(server: server)
    let reply = client.invoke(
      """
      [{"/bookmarks.bookmarksentry/add-entry": {"groupId": 20143, "folderId": 0, "name": "A",
         "url": "http://a.example", "description": ""}},
       {"/bookmarks.bookmarksentry/get-entry": {"entryId": 7}},
       {"/bookmarks.bookmarksentry/delete-entry": {"entryId": 30301}}]
      """)
    #expect(reply == Client.Reply(500, PortalTexts.noSuchEntry7))
    let count = #"[{"/bookmarks.bookmarksentry/get-entries-count":{"groupId":20143,"folderId":0}}]"#
    #expect(client.invoke(count) == Client.Reply(200, "[1]"))
  }

  @Test(arguments: [
    ("", "A command is an object with one entry: a service."),
    ("[{", "A command is an object with one entry: a service."),
    ("[1]", "A command is an object with one entry: a service."),
    ("[{}]", "A command is an object with one entry: a service."),
    (
      #"[{"/user/get-user-by-id": [20156]}]"#,
      "The parameters for /user/get-user-by-id are not an object."
    ),
    (#"[{"/user/get-user-by-id": {"userId": null}}]"#, "userId cannot be null."),
  ])
  func `an invalid request is an exception`(body: String, message: String) throws {
    let server = try DemoServer()
    defer { server.stop() }
    let reply = Client(server: server).invoke(body)
    #expect(
      reply
        == Client.Reply(500, PortalTexts.exception("java.lang.IllegalArgumentException", message)))
  }

  @Test(arguments: [
    (#"{"/user/get-user-by-id": {}}"#, "/user/get-user-by-id", "portal"),
    (#"{"/user/get-user-by-id": {"id": 20156}}"#, "/user/get-user-by-id", "portal"),
    (
      #"{"/bookmarks.bookmarksentry/get-entries": {"groupId": 20143, "folderId": 0, "start": 0}}"#,
      "/bookmarks.bookmarksentry/get-entries", "bookmarks"
    ),
    (
      #"{"/bookmarks.bookmarksentry/get-all": {}}"#, "/bookmarks.bookmarksentry/get-all",
      "bookmarks"
    ),
  ])
  func `parameters of no overload are refused like an unknown path`(
    command: String, path: String, context: String
  ) throws {
    let server = try DemoServer()
    defer { server.stop() }
    let type = "com.liferay.portal.kernel.jsonwebservice.NoSuchJSONWebServiceException"
    let message = "No JSON web service action with path \(path) and method POST for \(context)"
    #expect(
      Client(server: server).invoke("[\(command)]")
        == Client.Reply(404, PortalTexts.exception(type, message)))
  }

  @Test(arguments: [
    (#"{"/user/get-user-by-id": {"userId": 1.5}}"#, "1.5"),
    (#"{"/user/get-user-by-id": {"userId": "x"}}"#, "x"),
    (#"{"/user/get-user-by-screen-name": {"companyId": 20097, "screenName": []}}"#, "[]"),
    (
      #"""
      {"/bookmarks.bookmarksentry/get-entries":
        {"groupId": 20143, "folderId": 0, "start": 0, "end": 3000000000}}
      """#, "3000000000"
    ),
  ])
  func `a value of the wrong type is refused`(command: String, value: String) throws {
    let server = try DemoServer()
    defer { server.stop() }
    #expect(
      Client(server: server).invoke("[\(command)]")
        == Client.Reply(
          500, PortalTexts.exception("java.lang.ClassCastException", "Conversion failed: \(value)"))
    )
  }

  @Test func `commands are sent by POST`() throws {
    let server = try DemoServer()
    defer { server.stop() }
    let reply = Client(server: server).get("/api/jsonws/invoke")
    #expect(reply.status == 405)
    #expect(reply.text.contains("<title>Method Not Allowed</title>"))
  }
}

/// Texts of a 7.x portal that several tests expect.
enum PortalTexts {

  static let sites = #"""
    [[{"active":true,"companyId":"20097","friendlyURL":"/guest","groupId":"20143",\#
    "name":"Guest","site":true,"type":1}]]
    """#

  static let noSuchEntry7 = exception(
    "com.liferay.bookmarks.exception.NoSuchEntryException", "No bookmark has the id 7.")

  static func exception(_ type: String, _ message: String) -> String {
    let cause = #"{"message":"\#(message)","type":"\#(type)"}"#
    return #"{"error":\#(cause),"exception":"\#(message)","rootCause":\#(cause),"#
      + #""throwable":"\#(type): \#(message)"}"#
  }
}
