/// The current state of a file that a run has changed.
package enum FileState: Hashable, Sendable {
  case before, after, changedSince

  /// Creates the state of a file that had the text `before`, that the run left with the fingerprint
  /// `after`, and that has the text `now`. Each is nil if there was or is no file.
  package init(before: String?, after: Fingerprint?, now: String?) {
    switch (before, now) {
    case (nil, nil): self = .before
    case (let before?, let now?) where before.utf8.elementsEqual(now.utf8): self = .before
    default: self = after == now.map { Fingerprint(of: $0) } ? .after : .changedSince
    }
  }
}
