import DemoServer
import Foundation
import LiferayScreens
import LiferayScreensLibrary
import TestSupport
import Testing

/// The generated SignUp Screenlet, used as an app uses it: with nobody logged in, and Jane as the
/// user who may add others.
@MainActor @Suite(.usesAppState) struct SignUpUseTests {

  private let app: DemoApp
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screenlet = SignUpScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  private let delegate = RecordingDelegate()

  init() throws {
    app = try DemoApp()
    screenlet.delegate = delegate
    screenlet.anonymousApiUserName = DemoUser.jane.emailAddress
    screenlet.anonymousApiPassword = DemoUser.jane.password
    window.addSubview(screenlet)
  }

  @Test func `whoever has signed up is logged in`() async throws {
    try await signUp("ann@example.com", "opensesame")
    #expect(delegate.events == ["signed up: ann"])
    #expect(SessionContext.currentContext?.basicAuthUsername == "ann@example.com")
    #expect(try await currentUser()?["lastName"] as? String == "")
  }

  @Test func `an app can have its users log in themselves`() async throws {
    screenlet.autoLogin = false
    try await signUp("ann@example.com", "opensesame")
    #expect(delegate.events == ["signed up: ann"])
    #expect(!SessionContext.isLoggedIn)
    let session = LRSession(
      server: app.server.url,
      authentication: LRBasicAuthentication(username: "ann@example.com", password: "opensesame"))
    let user = try LRUserService_v7(session: session).getCurrentUser() as? [String: Any]
    #expect(user?["firstName"] as? String == "Ann")
    #expect(user?["lastName"] as? String == "")
  }

  @Test func `a user whose address is taken is told so`() async throws {
    try await signUp("joe@example.com", "opensesame")
    let message = "A user with the e-mail address 'joe@example.com' exists already."
    #expect(delegate.events == ["error: \(message)"])
  }

  @Test func `without a password nobody signs up`() async throws {
    try await signUp("ann@example.com", "")
    #expect(delegate.events == ["error: The passwords are empty, or not the same."])
    #expect(!SessionContext.isLoggedIn)
  }

  @Test func `without an address nothing is sent`() async throws {
    try await signUp("", "opensesame")
    #expect(delegate.events == ["error: Enter an email address"])
    #expect(app.server.requests.isEmpty)
  }

  @Test func `without a connection nobody signs up, and again once there is one`() async throws {
    app.server.add(.drop)
    try await signUp("ann@example.com", "opensesame")
    #expect(delegate.events.count == 1)
    #expect(delegate.events.first?.hasPrefix("error: ") == true)
    #expect(try #require(screenlet.viewModel).emailAddress == "ann@example.com")
    app.server.removeFaults()
    delegate.events = []
    try await signUp("ann@example.com", "opensesame")
    #expect(delegate.events == ["signed up: ann"])
  }

  private func currentUser() async throws -> [String: Any]? {
    let session = try #require(SessionContext.createSessionFromCurrentSession())
    return try await session.invoke(["/user/get-current-user": [:]]) as? [String: Any]
  }

  private func signUp(_ emailAddress: String, _ password: String) async throws {
    let view = try #require(screenlet.screenletView as? SignUpView_default)
    view.firstNameField?.text = "Ann"
    view.emailAddressField?.text = emailAddress
    view.passwordField?.text = password
    view.signUpButton?.sendActions(for: .touchUpInside)
    #expect(await comesAbout { !delegate.events.isEmpty })
  }
}

@MainActor private final class RecordingDelegate: SignUpScreenletDelegate {

  var events: [String] = []

  func screenlet(
    _ screenlet: SignUpScreenlet, onSignUpResponseUserAttributes userAttributes: [String: Any]
  ) {
    events.append("signed up: \(userAttributes["screenName"] as? String ?? "")")
  }

  func screenlet(_ screenlet: SignUpScreenlet, onSignUpError error: NSError) {
    events.append("error: \(error.localizedDescription)")
  }
}
