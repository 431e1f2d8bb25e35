import Foundation
import LiferayMobileSDK
import TestSupport
import Testing

struct LRSignInTests {

  /// A portal with one user, in company 20097.
  private func portal(
    companyId: String = "20097", sites: String? = nil
  ) throws -> LoopbackServer {
    try LoopbackServer { request in
      if request.header("Authorization") != "Basic am9lOnM=" {
        return .html("", status: 401).header("WWW-Authenticate", "Basic realm=\"portal\"")
      }
      return request.text.contains("get-user-sites-groups")
        ? .json(sites ?? #"[[{"companyId":\#(companyId)},{"companyId":1}]]"#)
        : .json(#"[{"userId":"20143","screenName":"joe"}]"#)
    }
  }

  private func session(_ server: LoopbackServer, password: String = "s") -> LRSession {
    LRSession(
      server: server.url,
      authentication: LRBasicAuthentication(username: "joe", password: password))
  }

  @Test(arguments: ["20097", "\"20097\""])
  func `the company is that of the first site, number or text; the user is found by name`(
    companyId: String
  ) async throws {
    let server = try portal(companyId: companyId)
    defer { server.stop() }
    let expected = [
      #"[{"/group/get-user-sites-groups":{}}]"#,
      #"[{"/user/get-user-by-screen-name":{"companyId":20097,"screenName":"joe"}}]"#,
    ]

    let user = try await LRSignIn.signIn(with: session(server))
    #expect(user as? [String: String] == ["userId": "20143", "screenName": "joe"])
    #expect(server.requests.map(\.text) == expected)

    let session = session(server)
    #expect(blockingSignIn(session)?["userId"] as? String == "20143")
    #expect(server.requests.map(\.text) == expected + expected)
  }

  @Test(arguments: [
    ("a@b.c", #"[{"/user/get-user-by-email-address":{"companyId":20097,"emailAddress":"a@b.c"}}]"#),
    ("20143", #"[{"/user/get-user-by-id":{"userId":20143}}]"#),
    ("0", #"[{"/user/get-user-by-screen-name":{"companyId":20097,"screenName":"0"}}]"#),
  ])
  func `the form of the user name determines the call`(
    name: String, command: String
  ) throws {
    let server = try LoopbackServer { request in
      .json(request.text.contains("sites") ? #"[[{"companyId":20097}]]"# : #"[{"userId":1}]"#)
    }
    defer { server.stop() }
    let session = LRSession(
      server: server.url, authentication: LRBasicAuthentication(username: name, password: "s"))
    _ = try LRSignIn.signIn(with: session)
    #expect(server.requests.last?.text == command)
  }

  @Test func `a callback is called on the main actor, and a session's own callback is not called`()
    async throws
  {
    let server = try portal()
    defer { server.stop() }
    let own = Recorder()
    let recorder = Recorder()
    let session = session(server)
    session.callback = own
    LRSignIn.signIn(with: session, callback: recorder)
    #expect(await recorder.firstEvents().first?.hasPrefix("success") == true)
    #expect(blockingSignIn(session)?["userId"] as? String == "20143")
    #expect(await own.events.isEmpty)
  }

  @Test func `a wrong password, a user without sites and a session without a user are errors`()
    throws
  {
    let server = try portal()
    let lonely = try portal(sites: "[[]]")
    defer {
      server.stop()
      lonely.stop()
    }
    #expect(
      outcome { try LRSignIn.signIn(with: session(server, password: "wrong")) }
        == "com.liferay.mobile.sdk 4: The user name or the password is wrong.")
    #expect(
      outcome { try LRSignIn.signIn(with: session(lonely)) }
        == "com.liferay.mobile.sdk 1: The user has no site to tell the company from.")
    #expect(
      outcome { try LRSignIn.signIn(with: LRSession(server: server.url)) }
        == "com.liferay.mobile.sdk 4: The session has no user name to sign in with.")
  }

  private func blockingSignIn(_ session: LRSession) -> [String: Any]? {
    try? LRSignIn.signIn(with: session)
  }
}
