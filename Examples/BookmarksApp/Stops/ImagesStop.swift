import DemoServer
import LiferayScreens
import LiferayScreensLibrary

/// The Image Gallery Screenlet in its other themes: an image that is picked without a connection is
/// kept, and sent later.
final class ImagesStop: TourStop {

  static let name = "images"
  static let subject = "images picked without a connection, and sent once it is back"

  private let screen = Screen()

  private func makeScreenlet(theme: String) -> ImageGalleryScreenlet {
    let screenlet = ImageGalleryScreenlet(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), themeName: theme)
    screenlet.repositoryId = DemoServer.groupId
    screenlet.folderId = 0
    screenlet.delegate = self
    screenlet.confirmationPresenter = self
    return screenlet
  }

  private func show(_ screenlet: ImageGalleryScreenlet) async throws {
    try await screen.show(screenlet, loading: ImageGalleryScreenlet.LoadInitialPageAction)
    try screen.tellRows { (row: ImageEntry) in row.title }
  }

  func visit(_ portal: TourPortal) async throws {
    portal.logIn(.jane)
    _ = try await portal.upload(["Sea": "image/png", "Plan": "application/pdf"])
    portal.logIn(.joe)
    try await show(makeScreenlet(theme: "default-slideshow"))
    try screen.tapRow(0)
    var list = makeScreenlet(theme: "default-list")
    try await show(list)
    try await delete(0, from: list)

    await portal.loseConnection()
    try await upload("Hill", with: list)
    try await upload("Lake", with: list)
    list = makeScreenlet(theme: "default-list")
    try await show(list)
    try await delete(0, from: list)
    await portal.recoverConnection(sending: ImageGallerySynchronizer(), by: "title")
    try await show(makeScreenlet(theme: "default-list"))
    portal.tellRequests()
  }

  private func upload(_ title: String, with screenlet: ImageGalleryScreenlet) async throws {
    let view: ImageGalleryView_default_list = try screen.view()
    try screen.enter(title, into: view.titleTextField)
    Transcript.step("performAction(name: UploadImageAction, sender: image)")
    screenlet.performAction(
      name: ImageGalleryScreenlet.UploadImageAction, sender: UIImage(data: DemoServer.picture))
    try await screen.end(of: ImageGalleryScreenlet.UploadImageAction)
    try screen.tellRows { (row: ImageEntry) in row.title }
  }

  private func delete(_ row: Int, from screenlet: ImageGalleryScreenlet) async throws {
    guard let list = screenlet.baseListView,
      let entry = list.rows[BaseListView.DefaultSection]?[row]
    else { throw AppError("there is no row \(row)") }
    Transcript.step("Swipe row \(row + 1), and tap 'Delete'")
    if let action = list.rowActions(for: entry).first {
      list.userAction(name: action.name, sender: action.sender)
    }
    try screen.tellRows { (row: ImageEntry) in row.title }
    try await screen.end(of: ImageGalleryScreenlet.DeleteImageAction)
    try screen.tellRows { (row: ImageEntry) in row.title }
  }
}

extension ImagesStop: ConfirmationPresenter {

  func confirm(
    _ question: String, inView view: UIView, completion: @escaping @MainActor (Bool) -> Void
  ) {
    Transcript.call("user", "says yes to '\(question)'")
    completion(true)
  }
}

extension ImagesStop: ImageGalleryScreenletDelegate {

  func screenlet(_ screenlet: ImageGalleryScreenlet, onImageEntriesError error: NSError) {
    Transcript.call("delegate", "onImageEntriesError \(error.localizedDescription)")
  }

  func screenlet(_ screenlet: ImageGalleryScreenlet, onImageEntrySelected imageEntry: ImageEntry) {
    Transcript.call("delegate", "onImageEntrySelected \(imageEntry.title)")
  }

  func screenlet(_ screenlet: ImageGalleryScreenlet, onImageEntryDeleteError error: NSError) {
    Transcript.call("delegate", "onImageEntryDeleteError \(error.localizedDescription)")
  }

  func screenlet(_ screenlet: ImageGalleryScreenlet, onImageUploadError error: NSError) {
    Transcript.call("delegate", "onImageUploadError \(error.localizedDescription)")
  }

  func screenletOnImageUploadSaved(_ screenlet: ImageGalleryScreenlet) {
    Transcript.call("delegate", "onImageUploadSaved")
  }
}
