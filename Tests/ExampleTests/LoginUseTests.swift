import DemoServer
import Foundation
import LiferayMobileSDK
import LiferayScreens
import LiferayScreensLibrary
import TestSupport
import Testing

/// The generated Login Screenlet, used as an app uses it: fields are typed into, the button is
/// tapped, the demo server answers, and what is kept is looked for after everything was forgotten.
@MainActor @Suite(.usesAppState) struct LoginUseTests {

  private let app: DemoApp
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screenlet: LoginScreenlet
  private let delegate = RecordingDelegate()

  init() throws {
    app = try DemoApp()
    screenlet = Self.screenlet(delegate, in: window)
  }

  // MARK: The view

  @Test func `the view hides the password and goes on from field to field`() throws {
    let view = try view()
    #expect(screenlet.themeError == nil)
    #expect(screenlet.viewModel === view)
    #expect(view.passwordField?.isSecureTextEntry == true)
    #expect(view.userNameField?.isSecureTextEntry == false)
    #expect(view.userNameField?.autocapitalizationType == UITextAutocapitalizationType.none)
    #expect(view.userNameField?.returnKeyType == .next)
    #expect(view.passwordField?.returnKeyType == .go)
    #expect(view.loginButton?.restorationIdentifier == "login")
  }

  @Test func `the inspectables start as the spec says`() {
    #expect(screenlet.companyId == 0)
    #expect(!screenlet.saveCredentials)
    #expect(screenlet.loginMethod == "email")
    #expect(screenlet.loginMode == "login")
  }

  // MARK: Refusals

  @Test(arguments: [
    ("", "secret", "Enter your user name"), ("joe", "", "Enter your password"),
    ("", "", "Enter your user name"),
  ])
  func `without name or password no call is made`(
    userName: String, password: String, message: String
  ) async throws {
    try await logIn(userName, password)
    #expect(delegate.events == ["error LiferayScreens -4: \(message)"])
    #expect(app.server.requests.isEmpty)
    #expect(shownMessage(in: window) == message)
  }

  @Test func `a user id has to be a number`() async throws {
    screenlet.loginMethod = "userId"
    try await logIn("joe", "secret")
    #expect(delegate.events == ["error LiferayScreens -4: The user id is not a number"])
  }

  @Test(arguments: [
    ("email", "joe@example.com", 4), ("screenName", "joe", 4), ("userId", "20156", 4),
    ("cookie", "joe", 400), ("oauth2", "joe", 4),
  ])
  func `a wrong password is a failure, and nothing is kept`(
    method: String, userName: String, code: Int
  ) async throws {
    useOAuth2()
    screenlet.loginMethod = method
    screenlet.saveCredentials = true
    try await logIn(userName, "wrong")
    #expect(delegate.events.count == 1)
    #expect(delegate.events.first?.hasPrefix("error com.liferay.mobile.sdk \(code):") == true)
    #expect(shownMessage(in: window) == "The login failed")
    #expect(!SessionContext.isLoggedIn)
    #expect(try !app.keepsCredentials)
  }

  @Test func `an unknown way to log in is a failure`() async throws {
    screenlet.loginMethod = "carrier pigeon"
    try await logIn("joe", "secret")
    #expect(delegate.events == ["error LiferayScreens -2: There is no login by 'carrier pigeon'"])
  }

  @Test func `an answer that is not a user is a failure`() async throws {
    app.server.add(.brokenJSON, at: "/user/get-user-by-email-address", times: 1)
    try await logIn("joe@example.com", "secret")
    #expect(delegate.events.count == 1)
    #expect(!SessionContext.isLoggedIn)
  }

  @Test func `defect 28: a login that is refused leaves the earlier one`() async throws {
    try await logIn("joe@example.com", "secret")
    try await logIn("jane@example.com", "wrong")
    #expect(delegate.events.count == 2)
    #expect(SessionContext.currentContext?.user.screenName == "joe")
  }

  @Test func `a login that is cancelled logs nobody in`() async throws {
    app.server.add(.slow(0.2), times: 1)
    try type("joe@example.com", "secret")
    screenlet.performAction(name: LoginScreenlet.LoginAction)
    screenlet.cancelInteractorsForAction(LoginScreenlet.LoginAction)
    try await Task.sleep(for: .milliseconds(400))
    #expect(delegate.events == ["error LiferayScreens -6: The interactor was cancelled."])
    #expect(!SessionContext.isLoggedIn)
  }

  // MARK: Logins

  @Test(arguments: [
    ("email", "joe@example.com", "basic"), ("EMAIL", "joe@example.com", "basic"),
    ("screenName", "joe", "basic"), ("userId", "20156", "basic"), ("cookie", "joe", "cookie"),
    ("oauth2", "joe", "oauth2usernameandpassword"),
  ])
  func `a login is kept, and is there again after a restart`(
    method: String, userName: String, kind: String
  ) async throws {
    useOAuth2()
    screenlet.loginMethod = method
    screenlet.saveCredentials = true
    try await logIn(userName, "secret")
    #expect(delegate.events == ["logged in 20156", "saved 20156"])
    #expect(SessionContext.currentContext?.user.firstName == "Joe")
    #expect(
      CredentialsStorage.createFromStoredAuthType()?.credentialsStore.storedAuthType
        .map(StringFromAuthType) == kind)

    app.restart()
    #expect(!SessionContext.isLoggedIn)
    let requests = app.server.requests.count
    let later = RecordingDelegate()
    let again = Self.screenlet(later, in: UIWindow(frame: window.frame))
    #expect(again.loadStoredCredentials())
    #expect(later.events == ["loaded 20156"])
    #expect(app.server.requests.count == requests)
    let context = try #require(SessionContext.currentContext)
    #expect(context.user.firstName == "Joe")

    // The server accepts what was kept.
    let attributes = await withCheckedContinuation { continuation in
      let isStarted = context.relogin { attributes in
        continuation.resume(returning: attributes?.stringAttribute("screenName"))
      }
      #expect(isStarted)
    }
    #expect(attributes == "joe")

    again.logout()
    #expect(!SessionContext.isLoggedIn)
    #expect(!again.loadStoredCredentials())
    #expect(try !app.keepsCredentials)
  }

  @Test func `a login that need not be kept is not`() async throws {
    try await logIn("joe@example.com", "secret")
    #expect(delegate.events == ["logged in 20156"])
    #expect(SessionContext.isLoggedIn)
    #expect(try !app.keepsCredentials)
    #expect(CredentialsStorage.createFromStoredAuthType() == nil)
  }

  @Test func `the delegate hears of a login before it is kept, and can prevent that`() async throws
  {
    screenlet.saveCredentials = true
    delegate.whenLoggedIn = { SessionContext.logout() }
    try await logIn("joe@example.com", "secret")
    #expect(delegate.events == ["logged in 20156"])
    #expect(try !app.keepsCredentials)
  }

  @Test func `what a field of the view model is set to is shown`() throws {
    screenlet.viewModel?.userName = "joe@example.com"
    #expect(try view().userNameField?.text == "joe@example.com")
  }

  @Test func `a login that cannot be kept is a login`() async throws {
    LiferayServerContext.credentialsVault = FullVault()
    screenlet.saveCredentials = true
    try await logIn("joe@example.com", "secret")
    #expect(delegate.events == ["logged in 20156"])
    #expect(SessionContext.isLoggedIn)
  }

  @Test func `the company is that of the context, unless the Screenlet has one`() async throws {
    try await logIn("joe@example.com", "secret")
    screenlet.companyId = 7
    try await logIn("joe@example.com", "secret")
    #expect(delegate.events.first == "logged in 20156")
    #expect(delegate.events.last?.contains("No user of company 7") == true)
  }

  @Test func `the mode and the method of a storyboard say how to log in`() {
    screenlet.basicAuthMethod = "screenName"
    #expect(screenlet.loginMethod == "screenName")
    screenlet.loginMode = "cookie"
    #expect(screenlet.loginMethod == "cookie")
    screenlet.loginMode = "oauth2UsernameAndPassword"
    #expect(screenlet.loginMethod == "oauth2")
    screenlet.loginMethod = "userId"
    #expect(screenlet.loginMode == "login")
    #expect(screenlet.basicAuthMethod == "userId")
    #expect(screenlet.viewModel?.basicAuthMethod == "userId")
  }

  @Test(arguments: [
    ("email", UIKeyboardType.emailAddress), ("screenName", .asciiCapable), ("userId", .numberPad),
  ])
  func `the keyboard is that for the name that is typed`(
    method: String, keyboard: UIKeyboardType
  ) throws {
    screenlet.basicAuthMethod = method
    #expect(try view().userNameField?.keyboardType == keyboard)
  }

  // MARK: Plumbing

  private static func screenlet(
    _ delegate: RecordingDelegate, in window: UIWindow
  ) -> LoginScreenlet {
    let screenlet = LoginScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 134))
    screenlet.delegate = delegate
    window.addSubview(screenlet)
    return screenlet
  }

  private func useOAuth2() {
    screenlet.oauth2clientId = DemoServer.clientId
    screenlet.oauth2clientSecret = DemoServer.clientSecret
  }

  private func view() throws -> LoginView_default {
    try #require(screenlet.screenletView as? LoginView_default)
  }

  private func type(_ userName: String, _ password: String) throws {
    let view = try view()
    view.userNameField?.text = userName
    view.passwordField?.text = password
  }

  /// Types, taps, and waits for what comes of it.
  private func logIn(_ userName: String, _ password: String) async throws {
    let before = delegate.events.count
    try type(userName, password)
    try view().loginButton?.sendActions(for: .touchUpInside)
    #expect(await comesAbout { delegate.events.count > before })
    #expect(!screenlet.isActionRunning("login"))
  }
}

@MainActor private final class RecordingDelegate: LoginScreenletDelegate {

  private(set) var events: [String] = []

  var whenLoggedIn: () -> Void = {}

  func screenlet(
    _ screenlet: LoginScreenlet, onLoginResponseUserAttributes userAttributes: [String: Any]
  ) {
    events.append("logged in \(userAttributes.stringAttribute("userId") ?? "nil")")
    whenLoggedIn()
  }

  func screenlet(_ screenlet: LoginScreenlet, onLoginError error: NSError) {
    events.append("error \(error.domain) \(error.code): \(error.localizedDescription)")
  }

  func screenlet(
    _ screenlet: LoginScreenlet, onCredentialsSavedUserAttributes userAttributes: [String: Any]
  ) {
    events.append("saved \(userAttributes.stringAttribute("userId") ?? "nil")")
  }

  func screenlet(
    _ screenlet: LoginScreenlet, onCredentialsLoadedUserAttributes userAttributes: [String: Any]
  ) {
    events.append("loaded \(userAttributes.stringAttribute("userId") ?? "nil")")
  }
}

/// Takes nothing.
private struct FullVault: CredentialsVault {

  func read() throws -> Data? { nil }

  func write(_ secret: Data) throws { throw POSIXError(.ENOSPC) }

  func remove() throws {}
}
