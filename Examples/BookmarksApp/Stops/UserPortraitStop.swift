import DemoServer
import Foundation
import LiferayScreens
import LiferayScreensLibrary

/// The User Portrait Screenlet: an image in two steps, and another one uploaded.
final class UserPortraitStop: TourStop {

  static let name = "user-portrait"
  static let subject = "an image that is loaded in two steps, and one that is uploaded"

  func visit(_ portal: TourPortal) async throws {
    let screenlet = UserPortraitScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    screenlet.userId = DemoUser.joe.userId
    screenlet.delegate = self
    let screen = Screen()
    try await screen.show(screenlet, loading: UserPortraitScreenlet.LoadPortraitAction)
    portal.tellRequests()

    Transcript.step("performAction(name: UploadPortraitAction, sender: image)")
    let picture = UIImage(data: DemoServer.picture)
    screenlet.performAction(name: UserPortraitScreenlet.UploadPortraitAction, sender: picture)
    try await screen.end(of: UserPortraitScreenlet.UploadPortraitAction)
    portal.tellRequests()

    Transcript.step("performAction(name: LoadPortraitAction)")
    screenlet.performAction(name: UserPortraitScreenlet.LoadPortraitAction)
    try await screen.end(of: UserPortraitScreenlet.LoadPortraitAction)
    portal.tellRequests()
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

  func screenlet(_ screenlet: UserPortraitScreenlet, onUserPortraitUploadError error: NSError) {
    Transcript.call("delegate", "onUserPortraitUploadError \(error.localizedDescription)")
  }
}
