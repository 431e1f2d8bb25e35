import Foundation
import LiferayScreens
import LiferayScreensCompatibility
import LiferayScreensLibrary
import LiferayScreensTesting
import Testing

/// A Login Screenlet whose users log in on a page of the portal.
@MainActor @Suite(.stubbedServers) struct RedirectLoginUseTests {

  private let session = StubSession.loggedOut()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screenlet = LoginScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  private let events = LoginScreenletEvents()
  private let log = Log()

  init() {
    LiferayServerContext.language = "en"
    session.serves(
      json: ["access_token": "token", "refresh_token": "next", "expires_in": 600],
      at: "\(LiferayServerContext.server)/o/oauth2/token")
    session.answers(["userId": 7, "firstName": "Ada"], to: "get-current-user")
    screenlet.delegate = events
    screenlet.loginMode = "oauth2Redirect"
    screenlet.oauth2clientId = "my-app"
    screenlet.oauth2Scopes = "read write"
    screenlet.oauth2redirectURL = "my-app://login"
    events.onLoginResponseUserAttributes = { [log] in log.add("logged in \(id($0))") }
    events.onCredentialsSavedUserAttributes = { [log] in log.add("saved \(id($0))") }
    events.onCredentialsLoadedUserAttributes = { [log] in log.add("loaded \(id($0))") }
    events.onLoginError = { [log] in log.add("error \($0.domain) \($0.code)") }
    window.addSubview(screenlet)
  }

  /// Performs the login, and returns the error of a failure.
  private func logIn() async throws -> NSError? {
    try await screenlet.outcome(of: LoginScreenlet.LoginAction) {
      screenlet.performDefaultAction()
    }.error
  }

  /// Begins a login, and returns when its page is open.
  private func openPage() async -> WaitingBrowser {
    let browser = WaitingBrowser()
    screenlet.signInBrowser = browser
    screenlet.performDefaultAction()
    await eventually { browser.page != nil }
    return browser
  }

  // MARK: Logins

  @Test func `the button logs in in the browser, and the delegate hears of it`() async throws {
    let browser = AnsweringBrowser()
    screenlet.signInBrowser = browser
    let view = try #require(screenlet.screenletView as? LoginView_default)
    let outcome = try await screenlet.outcome(of: LoginScreenlet.LoginAction) {
      view.loginButton?.sendActions(for: .touchUpInside)
    }
    #expect(outcome.error == nil)
    #expect((outcome.result as? [String: Any]).map(id) == "7")
    #expect(log.entries == ["logged in 7"])
    #expect(browser.page?.field("client_id") == "my-app")
    #expect(browser.page?.field("scope") == "read write")
    #expect(browser.page?.field("redirect_uri") == "my-app://login")
    let context = try #require(SessionContext.currentContext)
    #expect(context.user.userId == 7)
    #expect((context.session.authentication as? LROAuth2Authentication)?.accessToken == "token")
  }

  @Test func `a login is kept if the Screenlet says so`() async throws {
    screenlet.signInBrowser = AnsweringBrowser()
    screenlet.saveCredentials = true
    #expect(try await logIn() == nil)
    #expect(log.entries == ["logged in 7", "saved 7"])
    SessionContext.logout()
    #expect(screenlet.loadStoredCredentials())
    #expect(log.entries.last == "loaded 7")
  }

  @Test func `a user who is not told of is not logged in`() async throws {
    session.answers(nil, to: "get-current-user")
    screenlet.signInBrowser = AnsweringBrowser()
    #expect(try await logIn() != nil)
    #expect(log.entries == ["error LiferayScreens -3"])
    #expect(!SessionContext.isLoggedIn)
  }

  @Test(arguments: ["", "login"])
  func `without a valid address no page is opened`(address: String) async throws {
    let browser = AnsweringBrowser()
    screenlet.signInBrowser = browser
    screenlet.oauth2redirectURL = address
    #expect(try await logIn() != nil)
    #expect(log.entries == ["error LiferayScreens -2"])
    #expect(browser.page == nil)
  }

  #if !canImport(UIKit)
    @Test func `without a browser the login fails`() async throws {
      #expect(screenlet.signInBrowser == nil)
      #expect(try await logIn() != nil)
      #expect(log.entries == ["error LiferayScreens -2"])
    }
  #endif

  @Test func `any other mode logs in with a name and a password`() async throws {
    let browser = AnsweringBrowser()
    session.answers(["userId": 8], to: "get-user-by-email-address")
    screenlet.signInBrowser = browser
    screenlet.loginMode = "login"
    screenlet.viewModel?.userName = "ada@example.com"
    screenlet.viewModel?.password = "test"
    #expect(try await logIn() == nil)
    #expect(log.entries == ["logged in 8"])
    #expect(browser.page == nil)
  }

  @Test func `the type of authentication is the mode`() {
    #expect(screenlet.authType == .oauth2Redirect)
    screenlet.authType = .cookie
    #expect(screenlet.loginMethod == "cookie")
    screenlet.authType = .oauth2UsernameAndPassword
    #expect(screenlet.loginMethod == "oauth2")
    screenlet.authType = .basic
    #expect(screenlet.loginMethod == "email")
    screenlet.loginMode = "login"
    #expect(screenlet.authType == .basic)
  }

  // MARK: Resuming

  @Test func `the address with which the app is opened goes on with the login`() async throws {
    let browser = await openPage()
    let other = try #require(URL(string: "my-app://login?code=c0de&state=other"))
    #expect(!SessionContext.oauth2ResumeAuthorization(url: other))
    #expect(!browser.isClosed)
    let answer = try #require(browser.page?.answer)
    #expect(SessionContext.oauth2ResumeAuthorization(url: answer))
    await eventually { !log.entries.isEmpty }
    #expect(log.entries == ["logged in 7"])
    #expect(browser.isClosed)
    #expect(session.requests.last?.form["code"] == "c0de")
    #expect(!SessionContext.oauth2ResumeAuthorization(url: answer))
  }

  @Test func `the app closes the page, and the user can log in again`() async throws {
    let browser = await openPage()
    SessionContext.oauth2CancelAuthorization()
    await eventually { !log.entries.isEmpty }
    #expect(log.entries == ["error LiferayScreens -6"])
    #expect(browser.isClosed)
    #expect(session.requests.isEmpty)
    #expect(!SessionContext.isLoggedIn)
    let answer = try #require(browser.page?.answer)
    #expect(!SessionContext.oauth2ResumeAuthorization(url: answer))
    SessionContext.oauth2CancelAuthorization()

    screenlet.signInBrowser = AnsweringBrowser()
    #expect(try await logIn() == nil)
    #expect(log.entries.last == "logged in 7")
  }

  @Test func `a login that is cancelled ends at once, and closes the page`() async {
    let browser = await openPage()
    screenlet.cancelInteractorsForAction(LoginScreenlet.LoginAction)
    #expect(log.entries == ["error LiferayScreens -6"])
    await eventually { browser.isClosed }
    #expect(browser.isClosed)
    #expect(!SessionContext.isLoggedIn)
  }

  @Test func `an interactor logs in without a Screenlet`() async {
    let browser = AnsweringBrowser()
    let interactor = LoginOAuth2RedirectInteractor(
      screenlet: nil, browser: browser, redirectURL: "my-app://login", scopes: ["read"],
      clientId: "other-app")
    interactor.onSuccess = { [log] in log.add("success") }
    #expect(interactor.start())
    await eventually { !log.entries.isEmpty }
    #expect(log.entries == ["success"])
    #expect(interactor.resultUserAttributes.map(id) == "7")
    #expect(browser.page?.field("scope") == "read")
    #expect(browser.page?.field("client_id") == "other-app")
  }
}

/// A browser in which the portal answers at once.
@MainActor private final class AnsweringBrowser: SignInBrowser {

  private(set) var page: URL?

  func answer(to page: URL, redirectedTo redirectURL: URL) async throws -> URL {
    self.page = page
    return try #require(page.answer)
  }
}

/// A browser whose page stays open until it is closed.
@MainActor private final class WaitingBrowser: SignInBrowser {

  private(set) var page: URL?
  private(set) var isClosed = false

  func answer(to page: URL, redirectedTo redirectURL: URL) async throws -> URL {
    self.page = page
    defer { isClosed = true }
    try await Task.sleep(for: .seconds(60))
    return redirectURL
  }
}

extension URL {

  /// A field of the query.
  fileprivate func field(_ name: String) -> String? {
    URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems?
      .first { $0.name == name }?.value
  }

  /// The address to which the portal redirects from this page.
  fileprivate var answer: URL? {
    URL(string: "my-app://login?code=c0de&state=\(field("state") ?? "")")
  }
}

private func id(_ userAttributes: [String: Any]) -> String {
  userAttributes.stringAttribute("userId") ?? "nil"
}
