import DemoServer
import LiferayScreens
import TestSupport
import Testing

/// "The connector tutorial", section "Creating Connectors".
@MainActor @Suite(.usesAppState) struct ConnectorTutorialTests {

  private typealias Connector = ConnectorTutorial.AddBookmarkLiferayConnector

  private let connector = Connector(
    folderId: DemoServer.folderId, title: "Liferay", url: "http://www.liferay.com")

  // MARK: Validation

  @Test(arguments: [
    (Int64(0), "", "", "Undefined folderId"),
    (-1, "Liferay", "http://www.liferay.com", "Undefined folderId"),
    (1, "", "", "Title cannot be empty"),
    (1, "", "http://www.liferay.com", "Title cannot be empty"),
    (1, "Liferay", "", "URL cannot be empty"),
    (1, "Liferay", "http://www.liferay.com", nil),
  ])
  func `folder, title and URL are validated in this order`(
    folderId: Int64, title: String, url: String, message: String?
  ) {
    let error = Connector(folderId: folderId, title: title, url: url).validateData()
    #expect(error?.localizedDescription == message)
    #expect(short(error) == (message == nil ? "no error" : "LiferayScreens -4"))
  }

  @Test func `invalid input is not sent, and only returned`() async throws {
    try await withLiferay { server in
      let refused = Connector(folderId: 0, title: "Liferay", url: "http://www.liferay.com")
      let error = refused.validateAndEnqueue { _ in Issue.record("it was enqueued") }
      #expect(error?.localizedDescription == "Undefined folderId")
      #expect(await outcome(of: connector) == nil)
      #expect(server.requests.count == 1)
    }
  }

  // MARK: The call

  @Test func `the service's result is stored in the public property`() async throws {
    try await withLiferay { _ in
      #expect(await outcome(of: connector) == nil)
      let info = try #require(connector.resultBookmarkInfo)
      #expect(info.stringAttribute("name") == "Liferay")
      #expect(info.stringAttribute("url") == "http://www.liferay.com")
      #expect(info.stringAttribute("description") == "Added from Liferay Screens")
      #expect(info.int64Attribute("groupId") == DemoServer.groupId)
      #expect(info.int64Attribute("folderId") == DemoServer.folderId)
      #expect(connector.lastError == nil)
    }
  }

  @Test func `an exception of the server is stored as an NSError`() async throws {
    try await withLiferay { _ in
      let lost = Connector(folderId: 1, title: "Liferay", url: "http://www.liferay.com")
      #expect(short(await outcome(of: lost)) == "com.liferay.mobile.sdk 2")
      #expect(lost.lastError?.localizedDescription == "No bookmarks folder has the id 1.")
      #expect(lost.resultBookmarkInfo == nil)
    }
  }

  @Test(arguments: [
    (Fault.unauthorized, "com.liferay.mobile.sdk 4"),
    (.notFound, "com.liferay.mobile.sdk 404"),
    (.serverError, "com.liferay.mobile.sdk 500"),
    (.brokenJSON, "com.liferay.mobile.sdk 1"),
    (.drop, "NSURLErrorDomain -1005"),
  ])
  func `every failure of the call is stored as an NSError`(
    fault: Fault, expected: String
  ) async throws {
    try await withLiferay { server in
      server.add(fault)
      #expect(short(await outcome(of: connector)) == expected)
      #expect(connector.resultBookmarkInfo == nil)
    }
  }

  @Test(arguments: ["[null]", "[[]]", "[12]", #"["Liferay"]"#])
  func `a result that is not a bookmark is an invalid response`(reply: String) async throws {
    try await withLiferay { _ in
      let server = try LoopbackServer { _ in .json(reply) }
      defer { server.stop() }
      SessionContext.currentContext?.session.server = server.url
      #expect(short(await outcome(of: connector)) == "LiferayScreens -3")
      #expect(connector.resultBookmarkInfo == nil)
    }
  }
}
