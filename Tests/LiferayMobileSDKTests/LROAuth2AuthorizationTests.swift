import Foundation
import LiferayMobileSDK
import TestSupport
import Testing

struct LROAuth2AuthorizationTests {

  private let redirectURL = "app://signed-in/here"

  private func portal() throws -> LoopbackServer {
    try LoopbackServer { request in
      if request.path != "/o/oauth2/token" { return .json("[1]") }
      if !request.text.contains("code=c0de") {
        return .json(#"{"error":"invalid_grant"}"#, status: 400)
      }
      return .json(#"{"access_token":"t","refresh_token":"r","expires_in":3600,"scope":"all"}"#)
    }
  }

  private func authorization(
    at server: String, clientSecret: String = "", scopes: [String] = []
  ) throws -> LROAuth2Authorization {
    try LROAuth2Authorization(
      with: LRSession(server: server), clientId: "id", clientSecret: clientSecret,
      redirectURL: #require(URL(string: redirectURL)), scopes: scopes)
  }

  /// The redirect URL with this query, in which `<state>` is replaced by the sign-in's state.
  private func answer(_ query: String, to authorization: LROAuth2Authorization) throws -> URL {
    let query = query.replacing("<state>", with: value("state", in: authorization.url) ?? "")
    return try #require(URL(string: "\(redirectURL)?\(query)"))
  }

  private func value(_ name: String, in url: URL) -> String? {
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems
    return items?.first { $0.name == name }?.value
  }

  @Test func `the user is sent to the portal's page, with all required parameters`() throws {
    let url = try authorization(at: "https://p.example.com/", scopes: ["one", "two"]).url
    let state = try #require(value("state", in: url))
    let challenge = try #require(value("code_challenge", in: url))
    #expect(state.count == 43)
    #expect(challenge.count == 43)
    #expect(
      url.absoluteString
        == "https://p.example.com/o/oauth2/authorize?response_type=code&client_id=id"
        + "&redirect_uri=app%3A%2F%2Fsigned-in%2Fhere&scope=one%20two&state=\(state)"
        + "&code_challenge=\(challenge)&code_challenge_method=S256")
    #expect(value("state", in: try authorization(at: "https://p.example.com").url) != state)
  }

  @Test func `the redirect's code is exchanged for a token, sent with each call`() async throws {
    let server = try portal()
    defer { server.stop() }
    let authorization = try authorization(at: server.url, clientSecret: "shh")
    let answer = try answer("code=c0de&state=<state>&iss=x", to: authorization)
    #expect(authorization.isAnswered(by: answer))
    let authentication = try await authorization.signIn(resumedWith: answer)
    #expect(authentication.accessToken == "t")
    #expect(authentication.refreshToken == "r")

    let text = try #require(server.requests.first?.text)
    let verifier = try #require(text.firstMatch(of: #/code_verifier=([A-Za-z0-9_-]{43})&/#)?.1)
    #expect(
      text == "grant_type=authorization_code&code=c0de&redirect_uri=app%3A%2F%2Fsigned-in%2Fhere"
        + "&code_verifier=\(verifier)&client_id=id&client_secret=shh")
    #expect(!authorization.url.absoluteString.contains(verifier))

    let session = LRSession(server: server.url, authentication: authentication)
    try LRGroupService_v7(session: session).getUserSitesGroups()
    #expect(server.requests.last?.header("Authorization") == "Bearer t")
  }

  @Test func `a code is used as it is, whatever characters it contains`() throws {
    let server = try portal()
    defer { server.stop() }
    let authorization = try authorization(at: server.url)
    let answer = try answer("code=a%2Bb%26c+d%20e&state=<state>", to: authorization)
    _ = outcome { try authorization.signIn(resumedWith: answer) }
    let text = try #require(server.requests.first?.text)
    #expect(text.contains("&code=a%2Bb%26c%20d%20e&"))
  }

  @Test(arguments: [
    "app://signed-in/here?code=c0de", "app://signed-in/here?code=c0de&state=other",
    "app://signed-in/there?code=c0de&state=<state>", "app://elsewhere?state=<state>",
  ])
  func `another URL is not a redirect of this sign-in, and is not exchanged`(text: String) throws {
    let server = try portal()
    defer { server.stop() }
    let authorization = try authorization(at: server.url)
    let state = try #require(value("state", in: authorization.url))
    let url = try #require(URL(string: text.replacing("<state>", with: state)))
    #expect(!authorization.isAnswered(by: url))
    #expect(
      outcome { try authorization.signIn(resumedWith: url) }
        == "com.liferay.mobile.sdk 4: The URL is not the answer to this sign-in.")
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: [
    (
      "error=access_denied&error_description=The+user%20said%20no", 0,
      "The user said no [access_denied]"
    ),
    ("error=access_denied", 0, "The sign-in was refused. [access_denied]"),
    ("iss=x", 0, "The answer to the sign-in has no code."),
    ("code=wrong", 1, "The portal refused a token. [invalid_grant]"),
  ])
  func `denied access is unauthorized, with OAuth's reason`(
    query: String, requests: Int, expected: String
  ) throws {
    let server = try portal()
    defer { server.stop() }
    let authorization = try authorization(at: server.url)
    let answer = try answer("\(query)&state=<state>", to: authorization)
    #expect(
      outcome { try authorization.signIn(resumedWith: answer) }
        == "com.liferay.mobile.sdk 4: \(expected)")
    #expect(server.requests.count == requests)
  }

  @Test func `without a portal there is no page to open`() {
    #expect(
      outcome { try authorization(at: "nowhere").url }
        == "NSURLErrorDomain -1000: 'nowhere' is not the address of a server.")
  }
}
