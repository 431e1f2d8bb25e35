internal import Foundation

/// A file of the caches folder that a download fills.
final class HttpDownload: Sendable {

  private let partial: URL
  private let handle: FileHandle

  /// A new, empty file.
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

  /// The file, complete and with its name.
  func finish(suffix: String) throws -> URL {
    try handle.close()
    let file = partial.deletingPathExtension().appendingPathExtension(suffix)
    try FileManager.default.moveItem(at: partial, to: file)
    return file
  }

  /// Takes the file away.
  func discard() {
    try? handle.close()
    try? FileManager.default.removeItem(at: partial)
  }
}
