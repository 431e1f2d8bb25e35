import DemoServer
import Folders
import LiferayScreens

/// The Folder Browser Screenlet: a list that is loaded after a number was typed above it, with an
/// additional action.
final class FolderBrowserStop: TourStop {

  static let name = "folder-browser"
  static let subject = "a list with controls above it, an order of the app's, images, tiles"

  private func makeScreenlet(theme: String) -> FolderBrowserScreenlet {
    let screenlet = FolderBrowserScreenlet(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), themeName: theme)
    screenlet.autoLoad = false
    screenlet.delegate = self
    return screenlet
  }

  func visit(_ portal: TourPortal) async throws {
    let site = try DemoSite()
    defer { site.stop() }
    try await portal.keep([
      "Bread": site.picture, "Apples": site.picture, "Cheese": site.picture,
    ])
    let screen = Screen()
    try await screen.show(makeScreenlet(theme: "default"))
    let view: FolderBrowserView_default = try screen.view()
    try screen.enter("\(DemoServer.folderId)", into: view.folderIdTextField)
    try await screen.leave(view.folderIdTextField)
    try screen.tellRows { (row: Entry) in row.name }
    try await screen.tap(view.countEntriesButton)
    screen.tell(["total": view.total])
    try screen.tapRow(2)

    let ordered = makeScreenlet(theme: "tiles")
    ordered.obcClassName = "com.liferay.bookmarks.util.comparator.EntryNameComparator"
    try await screen.show(ordered)
    let tiles: FolderBrowserView_tiles = try screen.view()
    try screen.enter("\(DemoServer.folderId)", into: tiles.folderIdTextField)
    try await screen.leave(tiles.folderIdTextField)
    try screen.tellRows { (row: Entry) in row.name }
    try await tellPictures(of: tiles)
  }

  /// Prints the size of the images, once they are loaded.
  private func tellPictures(of view: FolderBrowserView_tiles) async throws {
    for cell in view.collectionView?.visibleCells as? [EntryCell_tiles] ?? [] {
      for _ in 0..<5000 where cell.thumbnailImageView?.image == nil {
        try await Task.sleep(for: .milliseconds(2))
      }
      let size = cell.thumbnailImageView?.image?.size ?? .zero
      Transcript.call("cell", "\(cell.titleLabel?.text ?? ""), \(size.width) by \(size.height)")
    }
  }
}

extension FolderBrowserStop: FolderBrowserScreenletDelegate {

  func screenlet(_ screenlet: FolderBrowserScreenlet, onFolderError error: NSError) {
    Transcript.call("delegate", "onFolderError \(error.localizedDescription)")
  }

  func screenlet(_ screenlet: FolderBrowserScreenlet, onEntrySelected entry: Entry) {
    Transcript.call("delegate", "onEntrySelected \(entry.name)")
  }
}
