import Foundation
import LiferayScreens

/// A folder for a cache, alone in its parent folder, removed with the last reference to it.
final class TemporaryHome: Sendable {

  private let parent = FileManager.default.temporaryDirectory
    .appendingPathComponent("screens-\(UUID().uuidString)", isDirectory: true)

  var url: URL { parent.appendingPathComponent("cache", isDirectory: true) }

  /// The files of the cache's entries.
  var entries: [URL] {
    let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "entry" }
  }

  init() {
    try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: parent)
  }
}

/// The permissions of a file, such as `0o600`.
func permissions(of file: URL) throws -> Int {
  let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
  return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
}

extension CacheManager {

  /// Waits until all earlier operations are done.
  @MainActor func settled() async {
    await withCheckedContinuation { continuation in
      countPendingToSync { _ in continuation.resume() }
    }
  }
}
