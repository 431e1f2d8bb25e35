import FileStore
import Regeneration
import ScreensGenerator

extension Workspace {
  /// The specs of which the last run in a directory remembered that nothing is left to do.
  static func settledSpecs(in directory: String) -> [SettledSpec] {
    store.memory(of: directory).map { SettledSpec.specs(in: String(decoding: $0, as: UTF8.self)) }
      ?? []
  }

  /// Remembers them. Without it the next run takes longer, so no error is worth a word.
  static func keep(_ specs: [SettledSpec], in directory: String) {
    guard isDirectory(directory) else { return }
    // Not all at once: the text is long where there are many specs.
    let pieces = stride(from: 0, to: specs.count, by: 256).map { start in
      let some = Array(specs[start..<min(start + 256, specs.count)])
      return (start == 0 ? SettledSpec.head : "")
        + some.concurrentlyMapped(\.part).joined()
    }
    store.remember(pieces, of: directory)
  }
}
