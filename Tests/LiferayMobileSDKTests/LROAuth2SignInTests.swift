import Foundation
import LiferayMobileSDK
import TestSupport
import Testing

struct LROAuth2SignInTests {

  /// A portal that numbers its tokens.
  private func portal(expiresIn: Int = 3600) throws -> LoopbackServer {
    try LoopbackServer { request in
      if request.path != "/o/oauth2/token" { return .json("[1]") }
      if request.text.contains("wrong") {
        return .json(
          #"{"error":"invalid_grant","error_description":"Bad password"}"#, status: 400)
      }
      return .json(
        #"{"access_token":"new","refresh_token":"r2","expires_in":\#(expiresIn),"scope":"all"}"#)
    }
  }

  @Test func `a password is exchanged for a token, which is sent with each call`() throws {
    let server = try portal()
    defer { server.stop() }
    let session = LRSession(server: server.url)
    let before = Date()
    let authentication = try LROAuth2SignIn.signIn(
      with: session, username: "a@b.c", password: "s", clientId: "id", clientSecret: "shh",
      scopes: ["one", "two"])
    let expirations = before.addingTimeInterval(3600)...Date().addingTimeInterval(3600)
    #expect(authentication.refreshToken == "r2")
    #expect(authentication.scope == "all")
    #expect(expirations.contains(authentication.accessTokenExpirationDate))

    session.authentication = authentication
    try LRGroupService_v7(session: session).getUserSitesGroups()
    #expect(server.requests.map(\.path) == ["/o/oauth2/token", "/api/jsonws/invoke"])
    #expect(
      server.requests[0].text
        == "grant_type=password&username=a%40b.c&password=s&scope=one%20two"
        + "&client_id=id&client_secret=shh")
    #expect(server.requests[1].header("Authorization") == "Bearer new")
  }

  @Test func `an application can have its own token`() async throws {
    let server = try portal()
    defer { server.stop() }
    let authentication = try await LROAuth2SignIn.signIn(
      with: LRSession(server: server.url), clientId: "id", clientSecret: "shh")
    #expect(authentication.accessToken == "new")
    #expect(
      server.requests.map(\.text) == [
        "grant_type=client_credentials&client_id=id&client_secret=shh"
      ])
  }

  @Test func `access denied by the portal is unauthorized, with OAuth's reason`() throws {
    let server = try portal()
    defer { server.stop() }
    let session = LRSession(server: server.url)
    #expect(
      outcome {
        try LROAuth2SignIn.signIn(
          with: session, username: "a", password: "wrong", clientId: "id", clientSecret: "")
      } == "com.liferay.mobile.sdk 4: Bad password [invalid_grant]")
  }

  @Test(arguments: [
    ("r1", "grant_type=refresh_token&refresh_token=r1&client_id=id&client_secret=shh"),
    ("", "grant_type=client_credentials&scope=all&client_id=id&client_secret=shh"),
  ])
  func `a token that expires in less than a minute is renewed before the call`(
    refreshToken: String, form: String
  ) throws {
    let server = try portal()
    defer { server.stop() }
    let session = LRSession(
      server: server.url, authentication: authentication(refreshToken, secondsLeft: 59))
    for _ in 1...2 { try LRGroupService_v7(session: session).getUserSitesGroups() }
    #expect(
      server.requests.map(\.path) == [
        "/o/oauth2/token", "/api/jsonws/invoke", "/api/jsonws/invoke",
      ])
    #expect(server.requests[0].text == form)
    #expect(server.requests[1].header("Authorization") == "Bearer new")
  }

  @Test func `a call is not sent if its token cannot be renewed`() throws {
    let server = try portal()
    defer { server.stop() }
    let session = LRSession(
      server: server.url, authentication: authentication("wrong", secondsLeft: -1))
    #expect(
      outcome { try LRGroupService_v7(session: session).getUserSitesGroups() }
        == "com.liferay.mobile.sdk 4: Bad password [invalid_grant]")
    #expect(server.requests.map(\.path) == ["/o/oauth2/token"])
  }

  private func authentication(
    _ refreshToken: String, secondsLeft: TimeInterval
  ) -> LROAuth2Authentication {
    LROAuth2Authentication(
      accessToken: "old", refreshToken: refreshToken, scope: "all",
      accessTokenExpirationDate: Date(timeIntervalSinceNow: secondsLeft), clientId: "id",
      clientSecret: "shh")
  }
}
