import FileStore
import Regeneration
import ScreensGenerator
import SourceText

/// The specs for which earlier runs left nothing to do. They are read once for each directory, by
/// whichever thread asks first.
package final class SettledSpecs: @unchecked Sendable {
  private struct Known {
    let specs: [SettledSpec]
    let byInput: [Fingerprint: SettledSpec]
  }

  private let lock = Lock()
  /// The settled specs by directory; guarded by the lock.
  private var known: [String: Known] = [:]

  /// Returns the spec that was generated from that input.
  func spec(_ input: Fingerprint, in directory: String) -> SettledSpec? {
    lock.alone {
      if let known = known[directory] { return known.byInput[input] }
      let specs = Self.specs(in: directory)
      let new = Known(
        specs: specs, byInput: Dictionary(specs.map { ($0.input, $0) }) { _, last in last })
      known[directory] = new
      return new.byInput[input]
    }
  }

  /// Remembers, in each directory of a run that has ended, the specs for which nothing is left to
  /// do. What is known about the specs of other runs is kept. Errors are not reported, because
  /// without this memory the next run only takes longer.
  package static func keep(_ plans: [SpecPlan]) {
    if plans.allSatisfy(\.isRemembered) { return }
    for (directory, plans) in Dictionary(grouping: plans, by: \.directory)
    where Workspace.isDirectory(directory) {
      let known = specs(in: directory)
      let bases = Set(plans.compactMap(\.basePath))
      let others = known.filter { spec in
        spec.basePath.map { !bases.contains($0) && Workspace.exists(Path.join(directory, $0)) }
          ?? false
      }
      let new = (others + plans.compactMap(\.settled)).sorted {
        ($0.basePath ?? "") < ($1.basePath ?? "")
      }
      if new == known { continue }
      Workspace.store.remember([SettledSpec.head + new.map(\.part).joined()], of: directory)
    }
  }

  private static func specs(in directory: String) -> [SettledSpec] {
    Workspace.store.memory(of: directory).map {
      SettledSpec.specs(in: String(decoding: $0, as: UTF8.self))
    } ?? []
  }
}
