import DemoServer
import LiferayScreens
import LiferayScreensLibrary

/// The Login Screenlet: a password with each request, a cookie, or a token of OAuth 2.
final class LoginStop: TourStop {

  static let name = "login"
  static let subject = "a login by password, by cookie and by OAuth 2"

  func visit(_ portal: TourPortal) async throws {
    try await logIn("login", by: "screenName", as: DemoUser.joe.screenName)
    try await logIn("cookie", by: "email", as: DemoUser.joe.emailAddress)
    try await logIn("oauth2UsernameAndPassword", by: "email", as: DemoUser.joe.emailAddress)
    portal.tellRequests()
  }

  private func logIn(_ mode: String, by method: String, as userName: String) async throws {
    SessionContext.logout()
    let screenlet = LoginScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 134))
    screenlet.loginMode = mode
    screenlet.basicAuthMethod = method
    screenlet.oauth2clientId = DemoServer.clientId
    screenlet.oauth2clientSecret = DemoServer.clientSecret
    screenlet.delegate = self
    let screen = Screen()
    try await screen.show(screenlet)
    let view: LoginView_default = try screen.view()
    try screen.enter(userName, into: view.userNameField)
    try screen.enter("open sesame", into: view.passwordField)
    try await screen.tap(view.loginButton)
    try screen.enter(DemoUser.joe.password, into: view.passwordField)
    try await screen.tap(view.loginButton)
  }
}

extension LoginStop: LoginScreenletDelegate {

  func screenlet(
    _ screenlet: LoginScreenlet, onLoginResponseUserAttributes userAttributes: [String: Any]
  ) {
    let user = SessionContext.currentContext?.user
    Transcript.call(
      "delegate",
      "onLoginResponse \(user?.firstName ?? "") \(user?.lastName ?? ""), \(screenlet.loginMode)")
  }

  func screenlet(_ screenlet: LoginScreenlet, onLoginError error: NSError) {
    Transcript.call("delegate", "onLoginError \(error.localizedDescription)")
  }
}
