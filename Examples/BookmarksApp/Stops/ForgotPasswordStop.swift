import DemoServer
import LiferayScreens
import LiferayScreensLibrary

/// The Forgot Password Screenlet: nobody is logged in, and the app asks as a user of its own.
final class ForgotPasswordStop: TourStop {

  static let name = "forgot-password"
  static let subject = "a call as a user of the app, while nobody is logged in"

  func visit(_ portal: TourPortal) async throws {
    SessionContext.logout()
    let screenlet = ForgotPasswordScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 128))
    screenlet.anonymousApiUserName = DemoUser.jane.emailAddress
    screenlet.anonymousApiPassword = DemoUser.jane.password
    screenlet.delegate = self
    let screen = Screen()
    try await screen.show(screenlet)
    let view: ForgotPasswordView_default = try screen.view()
    try await screen.tap(view.requestPasswordButton)

    try screen.enter("nobody@example.com", into: view.userNameField)
    try await screen.tap(view.requestPasswordButton)

    try screen.enter(DemoUser.joe.emailAddress, into: view.userNameField)
    try await screen.tap(view.requestPasswordButton)
    screen.tell(["userName": view.userName])
    portal.tellRequests()
  }
}

extension ForgotPasswordStop: ForgotPasswordScreenletDelegate {

  func screenlet(
    _ screenlet: ForgotPasswordScreenlet, onForgotPasswordSent passwordSent: Bool
  ) {
    Transcript.call("delegate", "onForgotPasswordSent \(passwordSent)")
  }

  func screenlet(_ screenlet: ForgotPasswordScreenlet, onForgotPasswordError error: NSError) {
    Transcript.call("delegate", "onForgotPasswordError \(error.localizedDescription)")
  }
}
