internal import Foundation

/// A file in the caches directory that a download is written to.
final class HttpDownload: Sendable {

  private let partial: URL
  private let handle: FileHandle

  /// Creates an empty file.
  init() throws {
    let caches = try FileManager.default.url(
      for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    partial = caches.appendingPathComponent("\(UUID().uuidString).download")
    try Data().write(to: partial)
    handle = try FileHandle(forWritingTo: partial)
  }

  func append(_ data: Data) throws {
    try handle.write(contentsOf: data)
  }

  /// Closes the file, gives it the extension `suffix`, and returns its URL.
  func finish(suffix: String) throws -> URL {
    try handle.close()
    let file = partial.deletingPathExtension().appendingPathExtension(suffix)
    try FileManager.default.moveItem(at: partial, to: file)
    return file
  }

  /// Deletes the file.
  func discard() {
    try? handle.close()
    try? FileManager.default.removeItem(at: partial)
  }
}
