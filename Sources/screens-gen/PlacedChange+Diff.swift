import Regeneration
import ScreensGenerator
import TextMerge

extension PlacedChange {
  /// The change as a unified diff; empty if the file stays as it is.
  var diff: String {
    let path = place.hasPrefix("/") ? String(place.dropFirst()) : place
    switch change.effect {
    case .none: return ""
    case .write(let old, let new): return UnifiedDiff(from: old, to: new, path: path).text
    case .remove(let old): return UnifiedDiff(from: old, to: nil, path: path).text
    }
  }
}
