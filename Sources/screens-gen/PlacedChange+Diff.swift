import ScreensGenerator
import TextMerge

extension PlacedChange {
  /// The change as a unified diff; empty if the file stays as it is.
  var diff: String {
    let path = place.hasPrefix("/") ? String(place.dropFirst()) : place
    switch change {
    case .create(let text):
      return UnifiedDiff(from: nil, to: text, path: path).text
    case .update(let old, let new):
      return UnifiedDiff(from: old, to: new, path: path).text
    case .remove(let old):
      return UnifiedDiff(from: old, to: nil, path: path).text
    case .conflict(.notGenerated(let yours, let generated)),
      .conflict(.edited(let yours, let generated)):
      return UnifiedDiff(from: yours, to: generated, path: path).text
    case .identical, .keep, .skip, .conflict(.notAFile):
      return ""
    }
  }
}
