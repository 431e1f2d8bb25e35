import DemoServer
import Foundation
import LiferayScreens
import LiferayScreensLibrary
import TestSupport
import Testing

/// The generated ForgotPassword Screenlet, used as an app uses it: with nobody logged in, and Jane as
/// the user whom the app calls as.
@MainActor @Suite(.usesAppState) struct ForgotPasswordUseTests {

  private let app: DemoApp
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screenlet = ForgotPasswordScreenlet(
    frame: CGRect(x: 0, y: 0, width: 320, height: 250))
  private let delegate = RecordingDelegate()

  init() throws {
    app = try DemoApp()
    screenlet.delegate = delegate
    screenlet.anonymousApiUserName = DemoUser.jane.emailAddress
    screenlet.anonymousApiPassword = DemoUser.jane.password
    window.addSubview(screenlet)
  }

  @Test func `a password is sent while nobody is logged in`() async throws {
    try await ask(for: "joe@example.com")
    #expect(delegate.events == ["sent: true"])
    #expect(!SessionContext.isLoggedIn)
  }

  @Test func `without a connection none is sent, and again once there is one`() async throws {
    app.server.add(.drop)
    try await ask(for: "joe@example.com")
    #expect(delegate.events.first?.hasPrefix("error: ") == true)
    #expect(try view().userNameField?.text == "joe@example.com")
    app.server.removeFaults()
    delegate.events = []
    try await ask(for: "joe@example.com")
    #expect(delegate.events == ["sent: true"])
  }

  @Test func `a second tap sends no second password`() async throws {
    try view().userNameField?.text = "joe@example.com"
    #expect(screenlet.performDefaultAction())
    #expect(!screenlet.performDefaultAction())
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.events == ["sent: true"])
    #expect(app.server.requests.count == 1)
  }

  @Test func `who is logged in stays so`() async throws {
    SessionContext.loginWithBasic(
      username: DemoUser.joe.screenName, password: "wrong", userAttributes: [:])
    try await ask(for: "joe@example.com")
    #expect(delegate.events == ["sent: true"])
    #expect(SessionContext.currentContext?.basicAuthUsername == "joe")
  }

  @Test func `the company of the Screenlet goes before that of the app`() async throws {
    screenlet.companyId = 7
    try await ask(for: "joe@example.com")
    let message = "No user of company 7 has the e-mail address 'joe@example.com'."
    #expect(delegate.events == ["error: \(message)"])
  }

  @Test func `without an address nothing is sent`() async throws {
    try await ask(for: "")
    #expect(delegate.events == ["error: Say who you are"])
    #expect(app.server.requests.isEmpty)
  }

  @Test func `a wrong password of the app's user is an error`() async throws {
    screenlet.anonymousApiPassword = "wrong"
    try await ask(for: "joe@example.com")
    #expect(delegate.events.count == 1)
    #expect(delegate.events.first?.hasPrefix("error: ") == true)
    #expect(try view().userNameField?.text == "joe@example.com")
  }

  private func ask(for emailAddress: String) async throws {
    try view().userNameField?.text = emailAddress
    try view().requestPasswordButton?.sendActions(for: .touchUpInside)
    #expect(await comesAbout { !delegate.events.isEmpty })
  }

  private func view() throws -> ForgotPasswordView_default {
    try #require(screenlet.screenletView as? ForgotPasswordView_default)
  }
}

@MainActor private final class RecordingDelegate: ForgotPasswordScreenletDelegate {

  var events: [String] = []

  func screenlet(_ screenlet: ForgotPasswordScreenlet, onForgotPasswordSent passwordSent: Bool) {
    events.append("sent: \(passwordSent)")
  }

  func screenlet(_ screenlet: ForgotPasswordScreenlet, onForgotPasswordError error: NSError) {
    events.append("error: \(error.localizedDescription)")
  }
}
