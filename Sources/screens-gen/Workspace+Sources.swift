import FileStore
import Regeneration
import ScreensGenerator
import SourceText

extension Workspace {
  /// The sources and XIBs below a directory, as they will be after some changes.
  static func sources(
    below directory: String, after changes: [PlacedChange]
  ) throws(Failure) -> [SourceFile] {
    var texts: [String: String] = [:]
    if isDirectory(directory) {
      for path in try files(below: directory).paths where isSource(path) {
        let bytes = try using { store throws(FileProblem) in
          try store.bytes(at: Path.join(directory, path))
        }
        texts[path] = String(decoding: bytes, as: UTF8.self)
      }
    }
    for change in changes where isSource(change.path) {
      switch change.change.effect {
      case .none: break
      case .write(_, let text): texts[change.path] = text
      case .remove: texts[change.path] = nil
      }
    }
    return texts.sorted { $0.key < $1.key }
      .map { SourceFile(path: Path.join(directory, $0.key), text: $0.value) }
  }

  private static func isSource(_ path: String) -> Bool {
    [".swift", ".xib", ".storyboard", ".h", ".m"].contains { path.hasSuffix($0) }
  }
}
