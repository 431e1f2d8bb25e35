/// The rules for files whose edits and generated changes cannot both be kept.
package struct ChangeRules: Hashable, Sendable {
  package enum Conflicts: String, CaseIterable, Hashable, Sendable {
    /// Both versions are shown, so that the user can choose.
    case markers
    /// The edited lines are kept.
    case keep
    /// The generated lines replace the edited ones, of which a copy is kept.
    case theirs
  }

  package var conflicts = Conflicts.markers
  /// Whether every edited file is replaced by what is generated, and a copy of it is kept.
  package var forces = false
  /// Whether files that were deleted by hand are created again.
  package var restores = false
  /// Whether the built-in templates may replace custom ones.
  package var dropsOwnTemplates = false

  package init() {}

  /// Whether edits can be discarded, so that copies of them are made.
  var discards: Bool { forces || conflicts != .markers }
}
