import Foundation
import LiferayScreens
@testable import LiferayScreensLibrary
import LiferayScreensTesting
import Testing

/// The ImageGallery Screenlet, used as an app uses it.
@MainActor @Suite(.stubbedServers) struct ImageGalleryUseTests {

  private let session = StubSession.loggedIn()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  private let gallery = ImageGalleryScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
  private let events = ImageGalleryScreenletEvents()
  private let image = UIImage.stub

  init() {
    LiferayServerContext.language = "en"
    gallery.delegate = events
    gallery.autoLoad = false
    gallery.repositoryId = 20
    gallery.folderId = 0
    window.addSubview(gallery)
    gallery.layoutIfNeeded()
    session.serves(StubSession.image)
  }

  private static func entry(_ id: Int, _ title: String) -> [String: Any] {
    [
      "fileEntryId": id, "groupId": 20, "folderId": 0, "title": title, "uuid": "u\(id)",
      "version": "1.0",
    ]
  }

  private var titles: [String] {
    gallery.shownRows.compactMap { ($0 as? ImageEntry)?.title }
  }

  private func load() async throws {
    session.answers([Self.entry(1, "Sea & sand"), Self.entry(2, "Hill")], to: "get-file-entries")
    session.answers(2, to: "get-file-entries-count")
    let outcome = try await gallery.outcome(of: ImageGalleryScreenlet.LoadInitialPageAction) {
      gallery.loadList()
    }
    #expect(outcome.error == nil)
  }

  @Test(arguments: [
    ("default", "/documents/20/0/Sea & sand/u1?version=1%2E0&imageThumbnail=1"),
    ("default-list", "/documents/20/0/Sea & sand/u1?version=1%2E0&imageThumbnail=1"),
    ("default-slideshow", "/documents/20/0/Sea & sand/u1"),
  ])
  func `the images of a folder are shown`(theme: String, address: String) async throws {
    gallery.themeName = theme
    try await load()
    #expect(titles == ["Sea & sand", "Hill"])
    let rows = try #require(session.calls.first)
    #expect(
      rows.parameters["mimeTypes"] as? [String] == ["image/png", "image/jpeg", "image/gif"])
    gallery.layoutIfNeeded()
    await eventually { session.addresses.count == 2 }
    let shown = session.addresses.map { $0.path + ($0.query.map { "?" + $0 } ?? "") }
    #expect(shown.contains(address))
  }

  @Test func `the dots of a slideshow follow the page`() async throws {
    gallery.themeName = "default-slideshow"
    try await load()
    gallery.layoutIfNeeded()
    let view = try #require(gallery.baseListView as? BaseListCollectionView)
    #expect(view.pageControl?.numberOfPages == 2)
    view.collectionView?.contentOffset.x = 264
    #expect(view.pageControl?.currentPage == 1)
  }

  @Test func `images are shown from the cache without a connection`() async throws {
    try await load()
    session.goesOffline()
    gallery.baseListView?.clearRows()
    _ = try await gallery.outcome(of: ImageGalleryScreenlet.LoadInitialPageAction) {
      gallery.loadList()
    }
    #expect(titles == ["Sea & sand", "Hill"])
  }

  @Test func `without a folder there is no call`() {
    var errors: [String] = []
    events.onImageEntriesError = { errors.append($0.localizedDescription) }
    gallery.folderId = -1
    gallery.loadList()
    #expect(errors == ["Which folder is it?"])
    #expect(session.calls.isEmpty)
  }

  @Test func `an image that was selected is reported`() async throws {
    gallery.themeName = "default-list"
    var selected: [String] = []
    events.onImageEntrySelected = { selected.append($0.title) }
    try await load()
    let view = try #require(gallery.screenletView as? ImageGalleryView_default_list)
    try view.tableView?.tapRow(at: IndexPath(row: 1, section: 0))
    #expect(selected == ["Hill"])
  }

  @Test func `an image is deleted, and comes back if the server refuses`() async throws {
    try await load()
    var deleted: [Int64] = []
    var errors = 0
    events.onImageEntryDeleted = { deleted.append($0) }
    events.onImageEntryDeleteError = { _ in errors += 1 }
    let entries = gallery.shownRows.compactMap { $0 as? ImageEntry }
    session.answers(nil, to: "delete-file-entry")
    _ = try await gallery.outcome(of: ImageGalleryScreenlet.DeleteImageAction) {
      gallery.deleteImageEntry(entries[0])
    }
    #expect(titles == ["Hill"])
    #expect(deleted == [1])
    session.fails()
    _ = try await gallery.outcome(of: ImageGalleryScreenlet.DeleteImageAction) {
      gallery.deleteImageEntry(entries[1])
    }
    #expect(titles == ["Hill"])
    #expect(errors == 1)
  }

  @Test func `an image that is picked is uploaded under its title`() async throws {
    try await load()
    let user = StubImagePicker(image)
    gallery.imagePickerPresenter = user
    var uploaded: [String] = []
    events.onImageUploaded = { uploaded.append($0.title) }
    session.answers(Self.entry(3, "Map"), to: "add-file-entry")
    gallery.viewModel?.title = "Map"
    gallery.viewModel?.notes = "Of the island"
    gallery.startMediaSelectorAndUpload()
    await eventually { !uploaded.isEmpty }
    #expect(user.offers == [[.camera, .library]])
    #expect(uploaded == ["Map"])
    #expect(titles == ["Sea & sand", "Hill", "Map"])
    #expect(gallery.viewModel?.title == "")
    #expect(gallery.viewModel?.notes == "")
  }

  @Test func `an image without pixels is not sent`() async throws {
    var errors: [String] = []
    events.onImageUploadError = { errors.append($0.localizedDescription) }
    gallery.performAction(name: ImageGalleryScreenlet.UploadImageAction, sender: UIImage())
    await eventually { !errors.isEmpty }
    #expect(errors == ["This image cannot be used."])
    #expect(session.calls.isEmpty)
  }

  @Test func `uploads go one after the other, and are cancelled together`() async throws {
    var errors: [Int] = []
    events.onImageUploadError = { errors.append($0.code) }
    session.answers(Self.entry(3, "Map"), to: "add-file-entry")
    let outcomes = try await gallery.outcomes(of: ImageGalleryScreenlet.UploadImageAction) {
      gallery.performAction(name: ImageGalleryScreenlet.UploadImageAction, sender: image)
      gallery.performAction(name: ImageGalleryScreenlet.UploadImageAction, sender: image)
      #expect(gallery.numberOfRuns(of: ImageGalleryScreenlet.UploadImageAction) == 1)
    }
    #expect(outcomes.map(\.error) == [nil, nil])
    gallery.performAction(name: ImageGalleryScreenlet.UploadImageAction, sender: image)
    gallery.performAction(name: ImageGalleryScreenlet.UploadImageAction, sender: image)
    gallery.cancelUploads()
    await eventually { errors.count == 2 }
    let cancelled = ScreensErrorCause.cancelled.rawValue
    #expect(errors == [cancelled, cancelled])
  }

  @Test func `an image without a title gets one that no other has`() {
    let first = gallery.titleOfUpload
    #expect(first.hasPrefix("gallery-"))
    #expect(first != gallery.titleOfUpload)
  }

  @Test func `without a connection an upload is kept, and sent once there is one`() async throws {
    var saved = 0
    events.onImageUploadSaved = { saved += 1 }
    session.goesOffline()
    gallery.viewModel?.title = "Map"
    gallery.performAction(name: ImageGalleryScreenlet.UploadImageAction, sender: image)
    await eventually { saved == 1 }
    #expect(await session.pendingWrites() == 1)
    session.answers(Self.entry(3, "Map"), to: "add-file-entry")
    #expect(await session.syncs(with: ImageGallerySynchronizer()) == [])
    #expect(await session.pendingWrites() == 0)
  }
}
