import DemoServer
import Foundation
import LiferayScreens
import LiferayScreensLibrary

/// The Asset Display Screenlet, which shows an asset in another Screenlet of the library, and Blogs
/// Entry Display, which is one of those.
final class AssetDisplayStop: TourStop {

  static let name = "asset-display"
  static let subject = "an asset in the Screenlet for its kind, a blog with its author, the cache"

  private let screen = Screen()
  private let blog = "com.liferay.blogs.model.BlogsEntry"
  private let article = "com.liferay.journal.model.JournalArticle"
  private let document = "com.liferay.document.library.kernel.model.DLFileEntry"

  func visit(_ portal: TourPortal) async throws {
    try await portal.publish(["Swift on servers"])
    let files = try await portal.upload(["Notes": "text/plain", "Table": "text/csv"])
    try await showAsset(blog, 30301)
    try await showAsset(article, 30510)
    try await showAsset(document, files[0])
    try await showAsset(document, files[1])
    try await showAsset(document, 7)
    portal.tellRequests()

    try await showBlog(30301)
    try await showBlog(0)
    await portal.loseConnection()
    try await showBlog(30301)
    try await showAsset(blog, 30301)
    try await showAsset(article, 30510)
    try await showAsset(document, files[0])
    await portal.recoverConnection()
    try await showAsset(blog, 30301)
    portal.tellRequests()
  }

  private func showAsset(_ className: String, _ classPK: Int64) async throws {
    let screenlet = AssetDisplayScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    screenlet.className = className
    screenlet.classPK = classPK
    screenlet.delegate = self
    try await screen.show(screenlet, loading: AssetDisplayScreenlet.LoadAssetEntryAction)
    let view: AssetDisplayView_default = try screen.view()
    try await tell(view.innerScreenlet)
  }

  /// Prints what the inner Screenlet shows, once it has loaded.
  private func tell(_ inner: UIView?) async throws {
    switch (inner as? BaseScreenlet)?.screenletView {
    case let view as BlogsEntryDisplayView_default:
      try await tellBlog(view, in: inner as? BlogsEntryDisplayScreenlet)
    case let view as WebContentDisplayView_default:
      try await screen.end(
        of: WebContentDisplayScreenlet.LoadWebContentAction, in: inner as? BaseScreenlet)
      screen.tell(["htmlContent": view.htmlContent])
    case let view as FileDisplayView_default:
      try await screen.end(of: FileDisplayScreenlet.LoadFileAction, in: inner as? BaseScreenlet)
      screen.tell(["title": view.title])
      if let file = view.url { try await TourPortal.delete(download: file) }
    default: screen.tell(["innerScreenlet": (inner as? UILabel)?.text])
    }
  }

  private func tellBlog(
    _ view: BlogsEntryDisplayView_default, in screenlet: BlogsEntryDisplayScreenlet?
  ) async throws {
    try await screen.end(of: BlogsEntryDisplayScreenlet.LoadBlogsEntryAction, in: screenlet)
    let portrait = view.userPortraitScreenlet
    try await screen.end(of: UserPortraitScreenlet.LoadPortraitAction, in: portrait)
    let image = (portrait?.screenletView as? UserPortraitView_default)?.image
    screen.tell([
      "title": view.title, "userName": view.userName, "content": view.content,
      "portrait": image.map { "\($0.size.width) x \($0.size.height)" },
    ])
  }

  private func showBlog(_ classPK: Int64) async throws {
    let screenlet = BlogsEntryDisplayScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    screenlet.classPK = classPK
    screenlet.delegate = self
    try await screen.show(screenlet)
    try await tell(screenlet)
  }
}

extension AssetDisplayStop: AssetDisplayScreenletDelegate {

  func screenlet(
    _ screenlet: AssetDisplayScreenlet, onConfigureScreenlet childScreenlet: BaseScreenlet?,
    onAsset asset: Asset
  ) {
    let name = childScreenlet.map { "\(type(of: $0))" } ?? "nothing"
    Transcript.call("delegate", "onConfigureScreenlet \(name), onAsset \(asset.title)")
    childScreenlet?.delegate = self
  }

  func screenlet(_ screenlet: AssetDisplayScreenlet, onAsset asset: Asset) -> UIView? {
    Transcript.call("delegate", "onAsset \(asset.title), of type \(asset.mimeType ?? "")")
    let label = UILabel()
    label.text = "\(asset.title) is a table"
    return label
  }

  func screenlet(_ screenlet: AssetDisplayScreenlet, onAssetResponse asset: Asset) {
    Transcript.call("delegate", "onAssetResponse \(asset.title)")
  }

  func screenlet(_ screenlet: AssetDisplayScreenlet, onAssetError error: NSError) {
    Transcript.call("delegate", "onAssetError \(error.localizedDescription)")
  }
}

extension AssetDisplayStop: BlogsEntryDisplayScreenletDelegate {

  func screenlet(_ screenlet: BlogsEntryDisplayScreenlet, onBlogEntryResponse asset: Asset) {
    Transcript.call("delegate", "onBlogEntryResponse \(asset.title)")
  }

  func screenlet(_ screenlet: BlogsEntryDisplayScreenlet, onBlogEntryError error: NSError) {
    Transcript.call("delegate", "onBlogEntryError \(error.localizedDescription)")
  }
}

extension AssetDisplayStop: FileDisplayScreenletDelegate {

  func screenlet(_ screenlet: FileDisplayScreenlet, onFileAssetResponse url: URL) {
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    Transcript.call("delegate", "onFileAssetResponse '\(text)'")
  }

  func screenlet(_ screenlet: FileDisplayScreenlet, onFileAssetError error: NSError) {
    Transcript.call("delegate", "onFileAssetError \(error.localizedDescription)")
  }
}

extension AssetDisplayStop: WebContentDisplayScreenletDelegate {

  func screenlet(_ screenlet: WebContentDisplayScreenlet, onWebContentError error: NSError) {
    Transcript.call("delegate", "onWebContentError \(error.localizedDescription)")
  }
}
