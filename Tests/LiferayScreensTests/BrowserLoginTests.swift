import Foundation
import LiferayMobileSDK
import LiferayScreens
import LiferayScreensTesting
import Testing

/// Logging in on a page of the portal.
@MainActor @Suite(.stubbedServers) struct BrowserLoginTests {

  private let session = StubSession.loggedOut()
  private let redirectURL = URL(string: "my-app://login") ?? URL(fileURLWithPath: "/")

  /// A browser in which the portal answers at once, with the state of the request.
  private struct Browser: SignInBrowser {
    var answer = "code=c0de"
    var error: NSError?

    func answer(to page: URL, redirectedTo redirectURL: URL) async throws -> URL {
      if let error { throw error }
      let fields = URLComponents(url: page, resolvingAgainstBaseURL: false)?.queryItems ?? []
      let state = fields.first { $0.name == "state" }?.value ?? ""
      #expect(page.path == "/o/oauth2/authorize")
      #expect(fields.first { $0.name == "scope" }?.value == "read write")
      return URL(string: "\(redirectURL)?\(answer)&state=\(state)") ?? page
    }
  }

  private func login(_ browser: Browser) async throws {
    try await SessionContext.loginInBrowser(
      browser, clientId: "id", redirectURL: redirectURL, scopes: ["read", "write"])
  }

  private func servesToken() {
    session.serves(
      json: ["access_token": "token", "refresh_token": "next", "expires_in": 600],
      at: "\(LiferayServerContext.server)/o/oauth2/token")
  }

  @Test func `the code of the page becomes a token, and the user is asked for`() async throws {
    servesToken()
    session.answers(["userId": 7], to: "get-current-user")
    try await login(Browser())
    #expect(SessionContext.currentContext?.user.userId == 7)
    let token = SessionContext.currentContext?.session.authentication as? LROAuth2Authentication
    #expect(token?.accessToken == "token")
    let form = session.requests.last?.form
    #expect(form?["grant_type"] == "authorization_code")
    #expect(form?["code"] == "c0de")
    #expect(form?["redirect_uri"] == "my-app://login")
    #expect(form?["code_verifier"]?.isEmpty == false)
  }

  @Test func `nobody is logged in if the user closes the page, or refuses`() async {
    servesToken()
    session.answers(["userId": 7])
    let closed = NSError.errorWithCause(.cancelled)
    await #expect(throws: closed) { try await login(Browser(error: closed)) }
    let refused = await #expect(throws: NSError.self) {
      try await login(Browser(answer: "error=access_denied"))
    }
    #expect(refused?.localizedFailureReason == "access_denied")
    #expect(!SessionContext.isLoggedIn)
    #expect(session.requests.isEmpty)
  }

  @Test func `nobody is logged in if the portal does not say who it is`() async {
    servesToken()
    session.answers(nil)
    let error = await #expect(throws: NSError.self) { try await login(Browser()) }
    #expect(error?.code == ScreensErrorCause.invalidServerResponse.rawValue)
    #expect(!SessionContext.isLoggedIn)
  }
}
