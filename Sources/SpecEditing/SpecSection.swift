/// A part of a Screenlet's spec that flags can add an entry to.
package enum SpecSection: String, Hashable, Sendable {
  case connectors, actions, themes

  /// What an entry is, for messages.
  var item: String { String(rawValue.dropLast()) }

  /// What the section has to hold besides, if it holds nothing yet.
  var firstEntries: [SpecEntry] {
    self == .themes ? [SpecEntry("default", "full")] : []
  }
}
