import DemoServer
import LiferayScreens
import LiferayScreensLibrary

/// Documents and Media: an image that is picked, uploaded, downloaded and deleted.
final class DocumentsStop: TourStop {

  static let name = "documents"
  static let subject = "an image that is picked, uploaded as a row, downloaded and deleted"

  private let screen = Screen()
  private var entry: ImageEntry?

  func visit(_ portal: TourPortal) async throws {
    let gallery = try await showGallery()
    portal.tellRequests()

    let view: ImageGalleryView_default = try screen.view()
    try screen.enter("Map", into: view.titleTextField)
    try await screen.tap(view.uploadImageActionButton)
    try screen.tellRows { (row: ImageEntry) in row.title }
    portal.tellRequests()

    try await showFile()
    portal.tellRequests()

    try await screen.show(gallery, loading: ImageGalleryScreenlet.LoadInitialPageAction)
    Transcript.step("Swipe the row, and tap 'Delete'")
    if let entry, let action = gallery.baseListView?.rowActions(for: entry).first {
      gallery.baseListView?.userAction(name: action.name, sender: action.sender)
    }
    try screen.tellRows { (row: ImageEntry) in row.title }
    try await screen.end(of: ImageGalleryScreenlet.DeleteImageAction)
    portal.tellRequests()
  }

  private func showGallery() async throws -> ImageGalleryScreenlet {
    let screenlet = ImageGalleryScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    screenlet.repositoryId = DemoServer.groupId
    screenlet.folderId = 0
    screenlet.delegate = self
    screenlet.imagePickerPresenter = self
    screenlet.confirmationPresenter = self
    try await screen.show(screenlet, loading: ImageGalleryScreenlet.LoadInitialPageAction)
    return screenlet
  }

  private func showFile() async throws {
    let screenlet = ImageDisplayScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    screenlet.classPK = entry?.fileEntryId ?? 0
    screenlet.delegate = self
    try await screen.show(screenlet, loading: ImageDisplayScreenlet.LoadAssetAction)
    try await screen.end(of: ImageDisplayScreenlet.LoadFileAction)
    let view: ImageDisplayView_default = try screen.view()
    screen.tell(["title": view.title])
    if let file = view.url { try await TourPortal.delete(download: file) }
  }
}

extension DocumentsStop: ImagePickerPresenter {

  func pickImage(
    from sources: [ImageSource], inView view: UIView,
    completion: @escaping @MainActor (UIImage?) -> Void
  ) {
    Transcript.call("user", "picks an image: \(sources.map(\.rawValue).joined(separator: " or "))")
    completion(UIImage(data: DemoServer.picture))
  }
}

extension DocumentsStop: ConfirmationPresenter {

  func confirm(
    _ question: String, inView view: UIView, completion: @escaping @MainActor (Bool) -> Void
  ) {
    Transcript.call("user", "says yes to '\(question)'")
    completion(true)
  }
}

extension DocumentsStop: ImageGalleryScreenletDelegate {

  func screenlet(_ screenlet: ImageGalleryScreenlet, onImageUploaded entry: ImageEntry) {
    Transcript.call("delegate", "onImageUploaded \(entry.title), \(entry.size) bytes")
    self.entry = entry
  }

  func screenlet(_ screenlet: ImageGalleryScreenlet, onImageUploadError error: NSError) {
    Transcript.call("delegate", "onImageUploadError \(error.localizedDescription)")
  }

  func screenlet(_ screenlet: ImageGalleryScreenlet, onImageEntryDeleted fileEntryId: Int64) {
    Transcript.call("delegate", "onImageEntryDeleted")
  }
}

extension DocumentsStop: FileDisplayScreenletDelegate {

  func screenlet(_ screenlet: FileDisplayScreenlet, onFileAssetResponse url: URL) {
    let bytes = (try? Data(contentsOf: url).count) ?? 0
    Transcript.call("delegate", "onFileAssetResponse a file of \(bytes) bytes")
  }

  func screenlet(_ screenlet: FileDisplayScreenlet, onFileAssetError error: NSError) {
    Transcript.call("delegate", "onFileAssetError \(error.localizedDescription)")
  }
}
