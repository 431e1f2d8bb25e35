import BrandedLogins
import DemoServer
import LiferayScreens
import LiferayScreensLibrary

/// A Screenlet that extends the login of the library: the login is stored, so the app does not ask again after a restart.
final class BrandedLoginStop: TourStop {

  static let name = "branded-login"
  static let subject = "a login that is refused, one that is kept, the app started again"

  private func makeScreenlet() -> BrandedLoginScreenlet {
    let screenlet = BrandedLoginScreenlet(
      frame: CGRect(x: 0, y: 0, width: 320, height: 134), themeName: "westeros")
    screenlet.saveCredentials = true
    screenlet.delegate = self
    return screenlet
  }

  func visit(_ portal: TourPortal) async throws {
    SessionContext.logout()
    let screen = Screen()
    try await screen.show(makeScreenlet())
    let view: BrandedLoginView_westeros = try screen.view()
    try await screen.tap(view.loginButton)

    try screen.enter(DemoUser.joe.emailAddress, into: view.userNameField)
    try screen.enter("open sesame", into: view.passwordField)
    try await screen.tap(view.loginButton)

    try screen.enter(DemoUser.joe.password, into: view.passwordField)
    try await screen.tap(view.loginButton)
    portal.tellRequests()

    Transcript.step("The app ends, and starts again")
    SessionContext.logout()
    let again = makeScreenlet()
    try await screen.show(again)
    Transcript.step("loadStoredCredentials()")
    again.loadStoredCredentials()
    portal.tellRequests()
  }
}

extension BrandedLoginStop: LoginScreenletDelegate {

  func screenlet(
    _ screenlet: LoginScreenlet, onLoginResponseUserAttributes userAttributes: [String: Any]
  ) {
    let user = SessionContext.currentContext?.user
    Transcript.call("delegate", "onLoginResponse \(user?.firstName ?? "") \(user?.lastName ?? "")")
  }

  func screenlet(_ screenlet: LoginScreenlet, onLoginError error: NSError) {
    Transcript.call("delegate", "onLoginError \(error.localizedDescription)")
  }

  func screenlet(
    _ screenlet: LoginScreenlet, onCredentialsSavedUserAttributes userAttributes: [String: Any]
  ) {
    Transcript.call("delegate", "onCredentialsSaved")
  }

  func screenlet(
    _ screenlet: LoginScreenlet, onCredentialsLoadedUserAttributes userAttributes: [String: Any]
  ) {
    let user = SessionContext.currentContext?.user
    Transcript.call(
      "delegate", "onCredentialsLoaded \(user?.firstName ?? "") \(user?.lastName ?? "")")
  }
}
