internal import Foundation

extension URL {

  /// Creates a hard link to the file in the temporary directory. The content remains accessible
  /// through it when the original file is deleted. Returns nil if the file does not exist or cannot
  /// be linked.
  func temporaryLink() -> URL? {
    let link = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString).appendingPathExtension(pathExtension)
    return (try? FileManager.default.linkItem(atPath: path, toPath: link.path)).map { link }
  }
}
