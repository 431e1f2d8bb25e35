import Foundation
import LiferayScreens
import LiferayScreensLibrary
import LiferayScreensTesting
import Testing

/// The Screenlets for documents, used as an app uses them.
@MainActor @Suite(.stubbedServers) struct FileDisplayUseTests {

  private let session = StubSession.loggedIn()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let app = Listener()

  init() {
    LiferayServerContext.language = "en"
  }

  private func show<Screenlet: FileDisplayScreenlet>(
    _ screenlet: Screenlet, mimeType: String
  ) -> Screenlet {
    session.answers(Self.asset(mimeType), to: "get-asset-entry")
    session.serves("content")
    screenlet.frame = window.bounds
    screenlet.delegate = app
    screenlet.classPK = 7
    window.addSubview(screenlet)
    screenlet.layoutIfNeeded()
    return screenlet
  }

  private static func asset(
    _ mimeType: String, title: String = "Plan", file: [String: Any] = ["size": 15_000]
  ) -> [String: Any] {
    [
      "title": title, "mimeType": mimeType,
      "object": [
        "url": "/documents/1/plan", "fileEntry": file.merging(["fileEntryId": 7]) { $1 },
      ],
    ]
  }

  @Test func `a document is loaded and shown when the Screenlet is`() async throws {
    let screenlet = show(FileDisplayScreenlet(frame: .zero), mimeType: "text/plain")
    await eventually { !app.files.isEmpty }
    let view = try #require(screenlet.screenletView as? FileDisplayView_default)
    #expect(app.errors == [])
    #expect(try Data(contentsOf: try #require(app.files.first)) == Data("content".utf8))
    #expect(view.titleLabel?.text == "Plan")
    #expect(view.webView?.url == app.files.first)
    #expect(session.calls.map(\.path) == ["/screens.screensassetentry/get-asset-entry"])
    #expect(session.calls.first?.parameters["className"] as? String == screenlet.className)
    #expect(session.addresses.map(\.path) == ["/documents/1/plan"])
  }

  @Test func `title, type and size stand above the document, once they are known`() async throws {
    let screenlet = FileDisplayScreenlet(frame: window.bounds)
    screenlet.autoLoad = false
    window.addSubview(screenlet)
    let view = try #require(screenlet.screenletView as? FileDisplayView_default)
    func header() -> [String] {
      let labels = [view.titleLabel, view.detailsLabel].compactMap { $0 }.filter { !$0.isHidden }
      return (view.symbolImageView?.isHidden == false ? ["doc"] : []) + labels.map { $0.text ?? "" }
    }
    #expect(header() == [])
    session.serves("content")
    screenlet.load(
      Asset(attributes: Self.asset("text/plain", file: ["size": 2_400_000])))
    #expect(header() == ["doc", "Plan", "text/plain · 2.4 MB"])
    window.layoutIfNeeded()
    #expect(view.symbolImageView?.frame.size == CGSize(width: 40, height: 40))
    #expect(view.webView?.frame == CGRect(x: 0, y: 64, width: 320, height: 416))
    #expect(view.webView?.backgroundColor == .secondarySystemBackground)
    screenlet.load(Asset(attributes: ["title": "Plan", "mimeType": "image/png"]))
    #expect(header() == ["doc", "Plan", "image/png"])
    screenlet.load(Asset(attributes: [:]))
    #expect(header() == [])
  }

  @Test func `a PDF has its title, type and size from the server`() async throws {
    let screenlet = PdfDisplayScreenlet(frame: .zero)
    let view = try #require(screenlet.screenletView as? PdfDisplayView_default)
    #expect(view.symbolImageView?.isHidden == true)
    #expect(view.titleLabel?.isHidden == true && view.detailsLabel?.isHidden == true)
    _ = show(screenlet, mimeType: "application/pdf")
    await eventually { !app.files.isEmpty }
    #expect(view.symbolImageView?.isHidden == false)
    #expect(view.titleLabel?.text == "Plan")
    #expect(view.detailsLabel?.text == "application/pdf · 15 kB")
  }

  @Test func `a document of another type is not downloaded`() async {
    _ = show(FileDisplayScreenlet(frame: .zero), mimeType: "image/png")
    await eventually { !app.errors.isEmpty }
    #expect(app.errors.map(\.code) == [ScreensErrorCause.invalidServerResponse.rawValue])
    #expect(
      app.errors.map(\.localizedDescription) == ["Documents of this type are not shown here."])
    #expect(session.addresses == [])
  }

  @Test func `the app says other types, with blanks between them`() async {
    let screenlet = show(FileDisplayScreenlet(frame: .zero), mimeType: "text/html")
    screenlet.mimeTypes = "text/plain, text/html"
    await eventually { !app.files.isEmpty }
    #expect(app.errors == [])
  }

  @Test func `an entry is loaded by its id`() async {
    let screenlet = show(FileDisplayScreenlet(frame: .zero), mimeType: "text/plain")
    screenlet.assetEntryId = 5
    screenlet.load()
    await eventually { !app.files.isEmpty }
    #expect(session.calls.last?.parameters["entryId"] as? Int == 5)
  }

  @Test func `an asset that the app has is shown without another call`() async {
    let screenlet = FileDisplayScreenlet(frame: .zero)
    screenlet.delegate = app
    session.serves("content")
    #expect(screenlet.load(Asset(attributes: Self.asset("text/plain"))))
    await eventually { !app.files.isEmpty }
    #expect(session.calls.isEmpty)
    #expect(screenlet.viewModel?.title == "Plan")
  }

  @Test func `without a document there is no call`() {
    let screenlet = FileDisplayScreenlet(frame: .zero)
    screenlet.delegate = app
    screenlet.load()
    #expect(app.errors.map(\.localizedDescription) == ["Which document is it?"])
    #expect(session.calls.isEmpty)
  }

  @Test func `a failed download is reported`() async {
    let screenlet = FileDisplayScreenlet(frame: .zero)
    screenlet.delegate = app
    session.serves("gone", at: nil, status: 404)
    screenlet.load(Asset(attributes: Self.asset("text/plain")))
    await eventually { !app.errors.isEmpty }
    #expect(app.files == [])
    #expect(screenlet.viewModel?.url == nil)
  }

  @Test(arguments: ["remote-first", "cache-only"])
  func `without a connection the document is the one that was read last`(policy: String)
    async throws
  {
    let screenlet = show(FileDisplayScreenlet(frame: .zero), mimeType: "text/plain")
    await eventually { !app.files.isEmpty }
    try FileManager.default.removeItem(at: try #require(app.files.first))
    session.goesOffline()
    screenlet.offlinePolicy = policy
    screenlet.load()
    await eventually { app.files.count == 2 }
    #expect(app.errors == [])
    #expect(try Data(contentsOf: try #require(app.files.last)) == Data("content".utf8))
    #expect(screenlet.viewModel?.url == app.files.last)
  }

  @Test func `a file is deleted when another one is shown, and with the Screenlet`() async throws {
    var screenlet: FileDisplayScreenlet? = show(
      FileDisplayScreenlet(frame: .zero), mimeType: "text/plain")
    await eventually { app.files.count == 1 }
    #expect(app.isThere == [true])
    screenlet?.load()
    await eventually { app.files.count == 2 }
    #expect(app.isThere == [false, true])
    #expect(screenlet?.viewModel?.url == app.files.last)
    screenlet?.removeFromSuperview()
    screenlet = nil
    await eventually { app.isThere == [false, false] }
    #expect(app.isThere == [false, false])
  }

  @Test func `the file of the cache is not deleted`() async throws {
    let screenlet = show(FileDisplayScreenlet(frame: .zero), mimeType: "text/plain")
    await eventually { app.files.count == 1 }
    session.goesOffline()
    for count in 2...3 {
      screenlet.load()
      await eventually { app.files.count == count }
    }
    #expect(app.isThere == [false, true, true])
  }

  @Test func `with remote-only there is no document without a connection`() async {
    let screenlet = show(FileDisplayScreenlet(frame: .zero), mimeType: "text/plain")
    await eventually { !app.files.isEmpty }
    session.goesOffline()
    screenlet.offlinePolicy = "remote-only"
    screenlet.load()
    await eventually { !app.errors.isEmpty }
    #expect(app.errors.map(\.code) == [ScreensErrorCause.notAvailable.rawValue])
  }

  @Test func `an image takes the place of the placeholder`() async throws {
    let screenlet = ImageDisplayScreenlet(frame: .zero)
    let view = try #require(screenlet.screenletView as? ImageDisplayView_default)
    let placeholder = try #require(UIImage(data: StubSession.image))
    screenlet.placeholder = placeholder
    screenlet.imageMode = .scaleAspectFill
    screenlet.placeholderImageMode = .top
    screenlet.delegate = app
    #expect(view.imageView?.image === placeholder)
    #expect(view.imageView?.contentMode == .top)
    session.serves(StubSession.image)
    screenlet.load(Asset(attributes: Self.asset("image/png")))
    await eventually { !app.files.isEmpty }
    #expect(view.imageView?.image != nil && view.imageView?.image !== placeholder)
    #expect(view.imageView?.contentMode == .scaleAspectFill)
    session.serves("no image")
    screenlet.load(Asset(attributes: Self.asset("image/png")))
    await eventually { app.files.count == 2 }
    #expect(view.imageView?.image === placeholder)
  }

  @Test func `another theme shows the placeholder too`() throws {
    let screenlet = ImageDisplayScreenlet(frame: .zero)
    screenlet.placeholder = UIImage(data: StubSession.image)
    screenlet.themeName = "other"
    let view = try #require(screenlet.screenletView as? ImageDisplayView_default)
    #expect(view.imageView?.image === screenlet.placeholder)
    #expect(view.imageView?.contentMode == .center)
  }

  @Test func `a PDF is a page`() async throws {
    let screenlet = show(PdfDisplayScreenlet(frame: .zero), mimeType: "application/pdf")
    await eventually { !app.files.isEmpty }
    let view = try #require(screenlet.screenletView as? PdfDisplayView_default)
    #expect(view.webView?.url == app.files.first)
  }

  @Test func `a video plays in its view`() async throws {
    let screenlet = show(VideoDisplayScreenlet(frame: .zero), mimeType: "video/mp4")
    await eventually { !app.files.isEmpty }
    let view = try #require(screenlet.screenletView as? VideoDisplayView_default)
    #expect(view.urlPlayerView?.url == app.files.first)
  }

  @Test func `a sound plays in its view, with a text in the language of the app`() async throws {
    LiferayServerContext.language = "de"
    let screenlet = show(AudioDisplayScreenlet(frame: .zero), mimeType: "audio/mpeg")
    await eventually { !app.files.isEmpty }
    let view = try #require(screenlet.screenletView as? AudioDisplayView_default)
    #expect(view.urlPlayerView?.url == app.files.first)
  }
}

/// An app that hears what becomes of documents.
@MainActor
private final class Listener: FileDisplayScreenletDelegate {

  private(set) var files: [URL] = []
  private(set) var errors: [NSError] = []

  /// Which of the files still exist.
  var isThere: [Bool] { files.map { FileManager.default.fileExists(atPath: $0.path) } }

  func screenlet(_ screenlet: FileDisplayScreenlet, onFileAssetResponse url: URL) {
    files.append(url)
  }

  func screenlet(_ screenlet: FileDisplayScreenlet, onFileAssetError error: NSError) {
    errors.append(error)
  }
}
