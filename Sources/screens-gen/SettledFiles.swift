import FileStore
import Regeneration
import ScreensGenerator
import SourceText

/// What earlier runs remember, read once for each directory, whichever thread asks first.
final class SettledFiles: @unchecked Sendable {
  private struct Known {
    let specs: [SettledSpec]
    let byInput: [Fingerprint: Int]

    init(in directory: String) {
      specs = Workspace.settledSpecs(in: directory)
      byInput = Dictionary(
        zip(specs.map(\.input), specs.indices), uniquingKeysWith: { _, last in last })
    }
  }

  private let lock = Lock()
  /// Guarded by the lock.
  private var known: [String: Known] = [:]

  /// All of a directory.
  func specs(in directory: String) -> [SettledSpec] {
    lock.alone { known(in: directory).specs }
  }

  /// The one that was generated from that.
  func spec(_ input: Fingerprint, in directory: String) -> SettledSpec? {
    lock.alone {
      let known = known(in: directory)
      return known.byInput[input].map { known.specs[$0] }
    }
  }

  private func known(in directory: String) -> Known {
    if let known = known[directory] { return known }
    let new = Known(in: directory)
    known[directory] = new
    return new
  }
}
