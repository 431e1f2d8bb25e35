import DemoServer
import Foundation
import LiferayScreens
import LiferayScreensLibrary

/// The User Portrait Screenlet: an image in two steps, and another one uploaded.
final class UserPortraitStop: TourStop {

  static let name = "user-portrait"
  static let subject = "an image loaded in two steps, one uploaded, one kept until it can be sent"

  func visit(_ portal: TourPortal) async throws {
    let screenlet = UserPortraitScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    screenlet.userId = DemoUser.joe.userId
    screenlet.delegate = self
    let screen = Screen()
    try await screen.show(screenlet, loading: UserPortraitScreenlet.LoadPortraitAction)
    portal.tellRequests()

    try await upload(with: screenlet, on: screen)
    portal.tellRequests()
    try await load(with: screenlet, on: screen)

    await portal.loseConnection()
    try await load(with: screenlet, on: screen)
    try await upload(with: screenlet, on: screen)
    await portal.recoverConnection(sending: UserPortraitSynchronizer(), by: "userId")
    try await load(with: screenlet, on: screen)
    portal.tellRequests()
  }

  private func upload(with screenlet: UserPortraitScreenlet, on screen: Screen) async throws {
    Transcript.step("performAction(name: UploadPortraitAction, sender: image)")
    let picture = UIImage(data: DemoServer.picture)
    screenlet.performAction(name: UserPortraitScreenlet.UploadPortraitAction, sender: picture)
    try await screen.end(of: UserPortraitScreenlet.UploadPortraitAction)
  }

  private func load(with screenlet: UserPortraitScreenlet, on screen: Screen) async throws {
    Transcript.step("performAction(name: LoadPortraitAction)")
    screenlet.performAction(name: UserPortraitScreenlet.LoadPortraitAction)
    try await screen.end(of: UserPortraitScreenlet.LoadPortraitAction)
  }
}

extension UserPortraitStop: UserPortraitScreenletDelegate {

  func screenlet(
    _ screenlet: UserPortraitScreenlet, onUserPortraitResponseImage image: UIImage
  ) -> UIImage? {
    Transcript.call(
      "delegate", "onUserPortraitResponseImage \(image.size.width) x \(image.size.height)")
    return nil
  }

  func screenlet(_ screenlet: UserPortraitScreenlet, onUserPortraitError error: NSError) {
    Transcript.call("delegate", "onUserPortraitError \(error.localizedDescription)")
  }

  func screenlet(_ screenlet: UserPortraitScreenlet, onUserPortraitUploaded user: PortraitOwner) {
    Transcript.call("delegate", "onUserPortraitUploaded portrait \(user.portraitId)")
  }

  func screenletOnUserPortraitSaved(_ screenlet: UserPortraitScreenlet) {
    Transcript.call("delegate", "onUserPortraitSaved")
  }

  func screenlet(_ screenlet: UserPortraitScreenlet, onUserPortraitUploadError error: NSError) {
    Transcript.call("delegate", "onUserPortraitUploadError \(error.localizedDescription)")
  }
}
