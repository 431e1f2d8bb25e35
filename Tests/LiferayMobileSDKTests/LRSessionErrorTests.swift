import Foundation
import LiferayMobileSDK
import TestSupport
import Testing

struct LRSessionErrorTests {

  @Test(arguments: errorReplies)
  func `each failure response is its own error: thrown, reported once, and thrown again`(
    reply: ErrorReply
  ) async throws {
    let server = try LoopbackServer { _ in reply.response }
    defer { server.stop() }
    let session = LRSession(server: server.url)
    let expected = reply.outcome.replacing("<server>", with: server.url)

    #expect(outcome { try session.invoke(["/a/b": [String: Any]()]) } == expected)

    let waited = await #expect(throws: (any Error).self) {
      try await session.invoke(["/a/b": [String: Any]()])
    }
    #expect(waited.map { outcome(of: $0) } == expected)

    let recorder = Recorder()
    session.callback = recorder
    #expect(try LRGroupService_v7(session: session).getUserSitesGroups() == nil)
    #expect(await recorder.firstEvents() == ["failure \(expected)"])

    // A blocking call is one more round trip: a second report would have arrived by now.
    session.callback = nil
    _ = try? LRGroupService_v7(session: session).getUserSitesGroups()
    #expect(await recorder.events.count == 1)
    #expect(server.requests.count == 4)
  }
}

struct ErrorReply: CustomTestStringConvertible, Sendable {
  let name: String
  let response: LoopbackResponse
  let outcome: String

  var testDescription: String { name }
}

private let sdk = "com.liferay.mobile.sdk"

private let errorReplies: [ErrorReply] = [
  ErrorReply(
    name: "401",
    response: .html("<h1>no</h1>", status: 401).header("WWW-Authenticate", "Basic realm=\"x\""),
    outcome: "\(sdk) 4: The user name or the password is wrong."),
  ErrorReply(
    name: "401 without a challenge", response: .html("", status: 401),
    outcome: "\(sdk) 4: The user name or the password is wrong."),
  ErrorReply(
    name: "redirect", response: .redirect(to: "http://127.0.0.1:1/login?x=1"),
    outcome: "\(sdk) 3: The server has moved to another address. <http://127.0.0.1:1/login?x=1>"),
  ErrorReply(
    name: "relative redirect", response: .redirect(to: "/c/portal/login", status: 307),
    outcome: "\(sdk) 3: The server has moved to another address. <<server>/c/portal/login>"),
  ErrorReply(
    name: "permanent redirect", response: .redirect(to: "/moved", status: 308),
    outcome: "\(sdk) 3: The server has moved to another address. <<server>/moved>"),
  ErrorReply(
    name: "404 page (defect 17)", response: .html("<h1>Not Found</h1>", status: 404),
    outcome: "\(sdk) 404: The server answered with HTTP status 404."),
  ErrorReply(
    name: "500 page (defect 17)", response: .html("<h1>Oops</h1>", status: 500),
    outcome: "\(sdk) 500: The server answered with HTTP status 500."),
  ErrorReply(
    name: "503 with JSON", response: .json("[1]", status: 503),
    outcome: "\(sdk) 503: The server answered with HTTP status 503."),
  ErrorReply(
    name: "6.2 exception",
    response: .json(#"{"exception":"com.liferay.NoSuchEntryException: No entry 7"}"#),
    outcome: "\(sdk) 2: The operation could not be completed."
      + " com.liferay.NoSuchEntryException: No entry 7"
      + " [com.liferay.NoSuchEntryException: No entry 7]"),
  ErrorReply(
    name: "later 6.2 exception",
    response: .json(#"{"exception":"com.liferay.NoSuchEntryException","message":"No entry 7"}"#),
    outcome: "\(sdk) 2: No entry 7 [com.liferay.NoSuchEntryException]"),
  ErrorReply(
    name: "7.x exception",
    response: .json(
      #"{"exception":"No entry 7","throwable":"com.liferay.NoSuchEntryException: No entry 7","#
        + #""error":{"message":"No entry 7","type":"com.liferay.NoSuchEntryException"}}"#,
      status: 404),
    outcome: "\(sdk) 2: No entry 7 [com.liferay.NoSuchEntryException]"),
  ErrorReply(
    name: "an exception without a text", response: .json(#"{"exception":null}"#),
    outcome: "\(sdk) 2: The operation could not be completed."),
  ErrorReply(
    name: "no JSON", response: .html("<h1>Welcome</h1>"),
    outcome: "\(sdk) 1: The server's reply is not JSON."),
  ErrorReply(
    name: "cut JSON", response: .json(#"[{"entryId": 7"#),
    outcome: "\(sdk) 1: The server's reply is not JSON."),
  ErrorReply(
    name: "empty reply", response: .reply(200),
    outcome: "\(sdk) 1: The server's reply is not JSON."),
  ErrorReply(
    name: "object instead of a list (defect 18)", response: .json(#"{"entryId": 7}"#),
    outcome: "\(sdk) 1: The server's reply is not a list of answers."),
  ErrorReply(
    name: "null instead of a list (defect 18)", response: .json("null"),
    outcome: "\(sdk) 1: The server's reply is not a list of answers."),
  ErrorReply(
    name: "empty list (defect 18)", response: .json("[]"),
    outcome: "\(sdk) 1: The server sent 0 answers to 1 commands."),
]
