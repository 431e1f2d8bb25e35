import DemoServer
import Foundation
import LiferayMobileSDK
import Testing

struct OAuth2Tests {

  private static let client =
    "client_id=\(DemoServer.clientId)&client_secret=\(DemoServer.clientSecret)"

  @Test func `a token for user name and password makes calls as that user`() async throws {
    let server = try DemoServer()
    defer { server.stop() }
    let session = LRSession(server: server.url)
    let authentication = try await LROAuth2SignIn.signIn(
      with: session, username: "jane", password: "pass:word", clientId: DemoServer.clientId,
      clientSecret: DemoServer.clientSecret, scopes: ["one", "two"])
    #expect(authentication.accessToken == "access-30301")
    #expect(authentication.refreshToken == "refresh-30301")
    #expect(authentication.scope == "one two")
    session.authentication = authentication
    let user = try await session.invoke(["/user/get-current-user": [String: Any]()])
    #expect((user as? [String: Any])?["screenName"] as? String == "jane")
  }

  @Test func `an expired token is renewed, once with each refresh token`() throws {
    let server = try DemoServer()
    defer { server.stop() }
    let visitor = Client(server: server, credentials: nil)
    _ = visitor.send(
      "POST", "/o/oauth2/token",
      "grant_type=password&username=joe&password=secret&\(Self.client)")
    let session = LRSession(
      server: server.url,
      authentication: LROAuth2Authentication(
        accessToken: "access-30301", refreshToken: "refresh-30301", scope: "",
        accessTokenExpirationDate: .distantPast, clientId: DemoServer.clientId,
        clientSecret: DemoServer.clientSecret))
    _ = try session.invoke(["/user/get-current-user": [String: Any]()])
    let authentication = session.authentication as? LROAuth2Authentication
    #expect(authentication?.accessToken == "access-30302")

    let again = visitor.send(
      "POST", "/o/oauth2/token",
      "grant_type=refresh_token&refresh_token=refresh-30301&\(Self.client)")
    #expect(again == Client.Reply(400, #"{"error":"invalid_grant"}"#))
  }

  @Test(arguments: [
    ("grant_type=password&username=joe&password=wrong&\(client)", 400, "invalid_grant"),
    ("grant_type=password&\(client)", 400, "invalid_grant"),
    ("grant_type=refresh_token&\(client)", 400, "invalid_grant"),
    ("grant_type=client_credentials&\(client)", 400, "unsupported_grant_type"),
    (client, 400, "unsupported_grant_type"),
    ("grant_type=password&username=joe&password=secret", 401, "invalid_client"),
    (
      "grant_type=password&username=joe&password=secret&client_id=demo-app&client_secret=guess",
      401, "invalid_client"
    ),
    ("", 401, "invalid_client"),
  ])
  func `an invalid request is rejected with an error of OAuth`(
    form: String, status: Int, error: String
  ) throws {
    let server = try DemoServer()
    defer { server.stop() }
    let reply = Client(server: server, credentials: nil).send("POST", "/o/oauth2/token", form)
    #expect(reply == Client.Reply(status, #"{"error":"\#(error)"}"#))
  }
}
