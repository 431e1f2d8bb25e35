import LiferayScreens

/// A file that was downloaded. It is deleted when there is no reference to this any more.
nonisolated final class DownloadedFile: Sendable {

  private let url: URL

  init(_ url: URL) {
    self.url = url
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}
