import DemoServer
import LiferayScreens
import LiferayScreensLibrary

/// The Sign Up Screenlet: a new user, whom the app logs in as soon as the portal knows them.
final class SignUpStop: TourStop {

  static let name = "sign-up"
  static let subject = "a new user, who is logged in at once"

  func visit(_ portal: TourPortal) async throws {
    SessionContext.logout()
    let screenlet = SignUpScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    screenlet.anonymousApiUserName = DemoUser.jane.emailAddress
    screenlet.anonymousApiPassword = DemoUser.jane.password
    screenlet.delegate = self
    let screen = Screen()
    try await screen.show(screenlet)
    let view: SignUpView_default = try screen.view()
    try screen.enter("Ann", into: view.firstNameField)
    try screen.enter("Other", into: view.lastNameField)
    try screen.enter(DemoUser.joe.emailAddress, into: view.emailAddressField)
    try await screen.tap(view.signUpButton)

    try screen.enter("opensesame", into: view.passwordField)
    try await screen.tap(view.signUpButton)

    try screen.enter("ann@example.com", into: view.emailAddressField)
    try await screen.tap(view.signUpButton)
    portal.tellRequests()
  }
}

extension SignUpStop: SignUpScreenletDelegate {

  func screenlet(
    _ screenlet: SignUpScreenlet, onSignUpResponseUserAttributes userAttributes: [String: Any]
  ) {
    Transcript.call("delegate", "onSignUpResponseUserAttributes")
    guard let emailAddress = userAttributes["emailAddress"] as? String,
      let password = screenlet.viewModel?.password
    else { return }
    SessionContext.loginWithBasic(
      username: emailAddress, password: password, userAttributes: userAttributes)
    let name = SessionContext.currentContext?.basicAuthUsername
    Transcript.call("delegate", "logged in as \(name ?? "nobody")")
  }

  func screenlet(_ screenlet: SignUpScreenlet, onSignUpError error: NSError) {
    Transcript.call("delegate", "onSignUpError \(error.localizedDescription)")
  }
}
