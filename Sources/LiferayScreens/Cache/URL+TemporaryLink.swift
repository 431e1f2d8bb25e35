internal import Foundation

extension URL {

  /// A second name, in the temporary directory, for the file at this one: what is in the file stays
  /// there when the first name is removed. Nil where there is no such file, or where a file cannot
  /// have two names.
  func temporaryLink() -> URL? {
    let link = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString).appendingPathExtension(pathExtension)
    return (try? FileManager.default.linkItem(at: self, to: link)).map { link }
  }
}
