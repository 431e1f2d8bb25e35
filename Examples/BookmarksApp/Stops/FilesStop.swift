import DemoServer
import Foundation
import LiferayScreens
import LiferayScreensLibrary

/// File Display and the Screenlets that extend it: each takes files of its own types, and has what
/// it downloaded without a connection too.
final class FilesStop: TourStop {

  static let name = "files"
  static let subject = "a text, a PDF, a video, a sound and an image, without a connection"

  private let screen = Screen()
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 400)

  func visit(_ portal: TourPortal) async throws {
    let files = try await portal.upload([
      "Notes": "text/plain", "Plan": "application/pdf", "Walk": "video/mp4", "Song": "audio/mpeg",
      "Map": "image/png",
    ])
    try await show(FileDisplayScreenlet(frame: frame), files[0])
    try await show(PdfDisplayScreenlet(frame: frame), files[1])
    try await show(VideoDisplayScreenlet(frame: frame), files[2])
    try await show(AudioDisplayScreenlet(frame: frame), files[3])
    try await show(ImageDisplayScreenlet(frame: frame), files[4])
    portal.tellRequests()
    try await show(PdfDisplayScreenlet(frame: frame), files[2])
    try await show(FileDisplayScreenlet(frame: frame), 7)

    await portal.loseConnection()
    try await show(PdfDisplayScreenlet(frame: frame), files[1])
    try await show(ImageDisplayScreenlet(frame: frame), files[4])
    await portal.recoverConnection()
    try await show(PdfDisplayScreenlet(frame: frame), files[1])
    portal.tellRequests()
  }

  private func show(_ screenlet: FileDisplayScreenlet, _ classPK: Int64) async throws {
    screenlet.classPK = classPK
    screenlet.delegate = self
    try await screen.show(screenlet, loading: FileDisplayScreenlet.LoadAssetAction)
    try await screen.end(of: FileDisplayScreenlet.LoadFileAction)
    let view = screenlet.screenletView as? any FileDisplayViewModel
    screen.tell(["title": view?.title])
    if let file = view?.url { try await TourPortal.delete(download: file) }
  }
}

extension FilesStop: FileDisplayScreenletDelegate {

  func screenlet(_ screenlet: FileDisplayScreenlet, onFileAssetResponse url: URL) {
    let bytes = (try? Data(contentsOf: url).count) ?? 0
    Transcript.call("delegate", "onFileAssetResponse a file of \(bytes) bytes")
  }

  func screenlet(_ screenlet: FileDisplayScreenlet, onFileAssetError error: NSError) {
    Transcript.call("delegate", "onFileAssetError \(error.localizedDescription)")
  }
}
