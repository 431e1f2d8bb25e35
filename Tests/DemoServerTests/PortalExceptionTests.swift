import DemoServer
import Foundation
import LiferayMobileSDK
import Testing

struct PortalExceptionTests {

  @Test(arguments: [
    (
      PortalVersion.v62, 200,
      #"""
      {"exception":"com.liferay.portlet.bookmarks.NoSuchEntryException: \#
      No bookmark has the id 7."}
      """#
    ),
    (
      .v62Later, 200,
      #"""
      {"exception":"com.liferay.portlet.bookmarks.NoSuchEntryException",\#
      "message":"No bookmark has the id 7."}
      """#
    ),
    (
      .v7, 500,
      #"""
      {"error":{"message":"No bookmark has the id 7.",\#
      "type":"com.liferay.bookmarks.exception.NoSuchEntryException"},\#
      "exception":"No bookmark has the id 7.",\#
      "rootCause":{"message":"No bookmark has the id 7.",\#
      "type":"com.liferay.bookmarks.exception.NoSuchEntryException"},\#
      "throwable":"com.liferay.bookmarks.exception.NoSuchEntryException: \#
      No bookmark has the id 7."}
      """#
    ),
  ])
  func `each portal version has its format`(
    version: PortalVersion, status: Int, text: String
  ) throws {
    let server = try DemoServer(version: version)
    defer { server.stop() }
    let reply = Client(server: server)
      .invoke(#"[{"/bookmarks.bookmarksentry/get-entry":{"entryId":7}}]"#)
    #expect(reply == Client.Reply(status, text))
  }

  @Test(arguments: [
    (PortalVersion.v62, 200, "java.lang.RuntimeException"), (.v62Later, 200, "java.lang.Runtime"),
    (.v7, 404, "com.liferay.portal.kernel.jsonwebservice.NoSuchJSONWebServiceException"),
  ])
  func `a call of a service that does not exist is an exception too`(
    version: PortalVersion, status: Int, type: String
  ) throws {
    let server = try DemoServer(version: version)
    defer { server.stop() }
    let reply = Client(server: server).invoke(#"[{"/user/get-everybody":{}}]"#)
    #expect(reply.status == status)
    #expect(reply.text.contains(type))
    #expect(
      reply.text.contains(
        version == .v7
          ? "No JSON web service action with path /user/get-everybody and method POST for portal"
          : "No JSON web service action associated with path /user/get-everybody "
            + "and method POST for /"))
  }

  @Test func `the version can change while the server runs, and the SDK reads every format`()
    async throws
  {
    let server = try DemoServer(version: .v62)
    defer { server.stop() }
    var reasons: [String?] = []
    for version in PortalVersion.allCases {
      server.version = version
      #expect(server.version == version)
      let session = server.session()
      let error = await #expect(throws: NSError.self) {
        try await session.invoke(["/user/get-user-by-id": ["userId": 7]])
      }
      #expect(error?.domain == LRError.domain)
      #expect(error?.code == LRErrorCode.portalException.rawValue)
      reasons.append(error?.localizedFailureReason)
    }
    #expect(
      reasons == [
        "com.liferay.portal.NoSuchUserException: No user of company 20097 has the id 7.",
        "com.liferay.portal.NoSuchUserException",
        "com.liferay.portal.kernel.exception.NoSuchUserException",
      ])
  }
}
