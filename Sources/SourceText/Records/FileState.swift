/// What a file is now, as seen from a run that changed it.
package enum FileState: Hashable, Sendable {
  case before, after, changedSince

  /// The run found `before` and left a text with the fingerprint `after`; the file holds `now`. Each
  /// is nil for no file.
  package init(before: String?, after: Fingerprint?, now: String?) {
    switch (before, now) {
    case (nil, nil): self = .before
    case (let before?, let now?) where before.utf8.elementsEqual(now.utf8): self = .before
    default: self = after == now.map { Fingerprint(of: $0) } ? .after : .changedSince
    }
  }
}
