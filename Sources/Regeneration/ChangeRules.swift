/// What a run does where edits and what is generated cannot both be kept.
package struct ChangeRules: Hashable, Sendable {
  package enum Conflicts: String, CaseIterable, Hashable, Sendable {
    /// Both are shown, for you to choose.
    case markers
    /// Your lines stay.
    case keep
    /// The generator's lines replace yours, of which a copy is kept.
    case theirs
  }

  package var conflicts = Conflicts.markers
  /// Whether every edited file becomes what is generated, and a copy of it is kept.
  package var forces = false
  /// Whether files that were deleted by hand come back.
  package var restores = false
  /// Whether the built-in templates may replace somebody's own.
  package var dropsOwnTemplates = false

  package init() {}

  /// Whether edits can give way, so that copies of them are made.
  var discards: Bool { forces || conflicts != .markers }
}
