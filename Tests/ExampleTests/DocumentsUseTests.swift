import DemoServer
import Foundation
import LiferayScreens
import LiferayScreensLibrary
import LiferayScreensTesting
import TestSupport
import Testing

/// The ImageGallery and FileDisplay Screenlets with the documents of the demo server.
@MainActor @Suite(.usesAppState) struct DocumentsUseTests {

  private let app: DemoApp
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 900))
  private let gallery = ImageGalleryScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let display = FileDisplayScreenlet(frame: CGRect(x: 0, y: 400, width: 320, height: 400))
  private let events = ImageGalleryScreenletEvents()

  init() throws {
    app = try DemoApp()
    SessionContext.loginWithBasic(
      username: DemoUser.joe.screenName, password: DemoUser.joe.password, userAttributes: [:])
    gallery.delegate = events
    gallery.autoLoad = false
    gallery.repositoryId = DemoServer.groupId
    gallery.folderId = 0
    display.autoLoad = false
    window.addSubview(gallery)
    window.addSubview(display)
  }

  private var rows: [ImageEntry] {
    gallery.shownRows.compactMap { $0 as? ImageEntry }
  }

  private func add(_ title: String) async throws -> ImageEntry {
    try #require(gallery.viewModel).title = title
    return try await gallery.performUploadImageAction(
      sender: try #require(UIImage(data: DemoServer.picture)))
  }

  @Test func `an image that is picked is uploaded, and becomes a row`() async throws {
    gallery.loadList()
    await eventually { gallery.baseListView?.emptyLabel?.text == "No images yet" }
    let user = StubImagePicker(UIImage(data: DemoServer.picture))
    gallery.imagePickerPresenter = user
    let view = try #require(gallery.screenletView as? ImageGalleryView_default)
    view.title = "Map"
    var fractions: [Double] = []
    var uploaded: [String] = []
    events.onImageUploadProgress = { _, progress in fractions.append(progress.fractionCompleted) }
    events.onImageUploaded = { uploaded.append($0.title) }
    view.uploadImageActionButton?.sendActions(for: .touchUpInside)
    await eventually { !uploaded.isEmpty }
    #expect(user.offers == [[.camera, .library]])
    #expect(uploaded == ["Map"])
    #expect(rows.map(\.title) == ["Map"])
    #expect(fractions.last == 1)
    #expect(view.uploaded == 1)
  }

  @Test func `a title that is taken is refused, and adds no row`() async throws {
    _ = try await add("Map")
    await #expect(throws: NSError.self) { _ = try await add("Map") }
    #expect(rows.map(\.title) == ["Map"])
  }

  @Test func `an image without a title gets a name of its own`() async throws {
    let entry = try await add("")
    #expect(entry.title.hasPrefix("gallery-"))
  }

  @Test func `without a folder nothing is sent`() async throws {
    gallery.folderId = -1
    let requests = app.server.requests.count
    await #expect(throws: ValidationError.self) { _ = try await add("Map") }
    #expect(app.server.requests.count == requests)
  }

  @Test func `two uploads go one after the other`() async throws {
    let picture = try #require(UIImage(data: DemoServer.picture))
    try #require(gallery.viewModel).title = "First"
    gallery.performAction(name: ImageGalleryScreenlet.UploadImageAction, sender: picture)
    try #require(gallery.viewModel).title = "Second"
    gallery.performAction(name: ImageGalleryScreenlet.UploadImageAction, sender: picture)
    await eventually { rows.count == 2 }
    #expect(rows.map(\.title) == ["First", "Second"])
  }

  @Test func `a row is deleted`() async throws {
    let entry = try await add("Map")
    _ = try await add("Plan")
    gallery.performAction(
      name: ImageGalleryScreenlet.DeleteImageAction, sender: entry.fileEntryId)
    #expect(rows.map(\.title) == ["Plan"])
    await eventually { !gallery.isActionRunning(ImageGalleryScreenlet.DeleteImageAction) }
    gallery.loadList()
    await eventually { rows.map(\.title) == ["Plan"] }
  }

  @Test func `a document is found by its key, and downloaded to a file`() async throws {
    display.mimeTypes = "image/jpeg"
    display.classPK = try await add("Map").fileEntryId
    let file = try await shownFile(in: display)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(try Data(contentsOf: file) == DemoServer.picture)
    let view = try #require(display.screenletView as? FileDisplayView_default)
    #expect(view.titleLabel?.text == "Map")
    #expect(view.url == file)
  }

  @Test func `a document that is not there leaves no file`() async throws {
    display.classPK = 7
    await #expect(throws: NSError.self) { _ = try await display.performLoadAsset() }
    #expect(try #require(display.viewModel).url == nil)
  }

  @Test func `an image is shown by a Screenlet that extends the one for files`() async throws {
    let display = ImageDisplayScreenlet(frame: CGRect(x: 0, y: 400, width: 320, height: 400))
    display.autoLoad = false
    display.classPK = try await add("Map").fileEntryId
    window.addSubview(display)
    let file = try await shownFile(in: display)
    defer { try? FileManager.default.removeItem(at: file) }
    let view = try #require(display.screenletView as? ImageDisplayView_default)
    #expect(view.titleLabel?.text == "Map")
    #expect(view.imageView?.image != nil)
  }

  /// Loads what the Screenlet shows, and returns the file that its delegate hears of.
  private func shownFile(in display: FileDisplayScreenlet) async throws -> URL {
    let events = FileDisplayScreenletEvents()
    var files: [URL] = []
    events.onFileAssetResponse = { files.append($0) }
    display.delegate = events
    display.load()
    await eventually { !files.isEmpty }
    return try #require(files.first)
  }
}
