import DemoServer
import Documents
import Foundation
import LiferayScreens
import LiferayScreensTesting
import TestSupport
import Testing

/// The generated ImageGallery and FileDisplay Screenlets, used as an app uses them.
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
    display.autoLoad = false
    window.addSubview(gallery)
    window.addSubview(display)
  }

  private var rows: [ImageEntry] {
    gallery.shownRows.compactMap { $0 as? ImageEntry }
  }

  private func add(_ title: String) async throws -> ImageEntry {
    try #require(gallery.viewModel).title = title
    return try await gallery.performUploadImage(
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
    view.uploadImageButton?.sendActions(for: .touchUpInside)
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

  @Test func `an image without a title is not sent`() async throws {
    let requests = app.server.requests.count
    await #expect(throws: ValidationError.self) { _ = try await add("") }
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

  @Test func `a document is downloaded to a file, with its progress`() async throws {
    display.fileEntryId = try await add("Map").fileEntryId
    let events = FileDisplayScreenletEvents()
    var fractions: [Double] = []
    events.onFileProgress = { fractions.append($0.fractionCompleted) }
    display.delegate = events
    let (entry, file) = try await display.performLoadFile()
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(entry.title == "Map")
    #expect(try Data(contentsOf: file) == DemoServer.picture)
    #expect(file.pathExtension == "jpeg")
    let view = try #require(display.screenletView as? FileDisplayView_default)
    #expect(view.titleLabel?.text == "Map")
    #expect(view.file == file)
    #expect(view.loaded == 1)
    #expect(fractions.last == 1)
  }

  @Test func `a document that is not there leaves no file`() async throws {
    display.fileEntryId = 7
    await #expect(throws: NSError.self) { _ = try await display.performLoadFile() }
    #expect(try #require(display.viewModel).file == nil)
  }

  @Test func `an image is shown by a Screenlet that extends the one for files`() async throws {
    let display = ImageDisplayScreenlet(frame: CGRect(x: 0, y: 400, width: 320, height: 400))
    display.autoLoad = false
    display.fileEntryId = try await add("Map").fileEntryId
    let events = FileDisplayScreenletEvents()
    var files: [URL] = []
    events.onFileLoaded = { files.append($0) }
    display.delegate = events
    window.addSubview(display)
    let (_, file) = try await display.performLoadFile()
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(files == [file])
    let view = try #require(display.screenletView as? ImageDisplayView_default)
    #expect(view.titleLabel?.text == "Map")
    #expect(view.fileImageView?.image != nil)
  }
}
