import SourceText
import XMLText

extension FileVersions {
  /// Returns the change that merges edits of a XIB with what is generated. The result is always a
  /// XIB; in a conflict, it is the user's version.
  func mergeXIB(
    _ base: String?, _ yours: String, _ generated: String, _ rules: ChangeRules
  ) -> FileChange {
    let merge = mergedXIB(
      base, yours, generated, allowsOwnLayout: rules.conflicts != .theirs)
    if let text = merge?.text { return merged(yours, text) }
    switch rules.conflicts {
    case .markers:
      return .conflict(from: yours, to: yours)
    case .keep:
      return merged(yours, mergedXIB(base, yours, generated, preferring: .yours)?.text ?? yours)
    case .theirs:
      let text = mergedXIB(base, yours, generated, preferring: .generated)?.text
      return discarding(yours, for: text ?? generated)
    }
  }

  /// Returns the XIB with the generated stack views instead of the layout that it has kept until
  /// now. Returns nil if it has none of its own.
  func takenLayout(_ yours: String, _ generated: String) -> String? {
    formerLayout.flatMap { mergedXIB($0, yours, generated, preferring: .generated)?.text }
  }

  /// The version of the XIB with the layout that it has kept; nil if it has none of its own.
  private var formerLayout: String? {
    guard isXIB, let base, let conflict = base.conflict,
      conflict.yours == Fingerprint(of: base.text)
    else { return nil }
    return conflict.base
  }

  /// Returns the entry about the layout that a XIB keeps after the change, so that a later run can
  /// take the generated one.
  func keptLayout(after change: FileChange) -> Base.Conflict? {
    guard let generated, let former = formerLayout ?? merge(of: change)?.keptBase else {
      return nil
    }
    return Base.Conflict(yours: Fingerprint(of: generated), base: former)
  }

  /// Returns the conflicts in a XIB.
  func conflicts(of change: FileChange) -> Diagnostics {
    guard case .conflict = change else { return Diagnostics() }
    return merge(of: change)?.result.conflicts ?? Diagnostics()
  }

  /// Returns the warnings about a XIB whose edits were merged.
  func warnings(of change: FileChange) -> Diagnostics {
    merge(of: change)?.result.warnings ?? Diagnostics()
  }

  /// Returns the merge that led to the change; nil if there was none.
  private func merge(of change: FileChange) -> (result: MergedXIB, keptBase: String?)? {
    guard isXIB, let generated, case .text(let yours)? = yours,
      let base = mergeBase(yours, generated)
    else { return nil }
    switch change {
    case .keep where isSameText(base, generated): return nil
    case .keep, .merge, .conflict:
      let result = mergedXIB(base, yours, generated, allowsOwnLayout: true)
      return result.map { ($0, $0.keepsLayout ? base : nil) }
    case .force(_, let text):
      let base = formerLayout ?? base
      guard let result = mergedXIB(base, yours, generated, preferring: .generated),
        result.text == text
      else { return nil }
      return (result, nil)
    default: return nil
    }
  }

  /// Merges edits of a XIB with what is generated, element by element. Returns nil without a base,
  /// because edits could then not be distinguished from generated changes.
  func mergedXIB(
    _ base: String?, _ yours: String, _ generated: String, preferring side: MergedXIB.Side? = nil,
    allowsOwnLayout: Bool = false
  ) -> MergedXIB? {
    guard let base else { return nil }
    func file(_ text: String) -> SourceFile { SourceFile(path: path, text: text) }
    let new = SourceFile(path: Self.generatedCopyPath(of: path), text: generated)
    // Identifiers are derived from names.
    let changes = isRenamed ? IdentifierChanges(from: file(base), to: new) : nil
    func renamed(_ text: String) -> SourceFile {
      file(changes?.applied(to: file(text)) ?? text)
    }
    return MergedXIB(
      base: renamed(base), yours: renamed(yours), generated: new, preferring: side,
      allowsOwnLayout: allowsOwnLayout)
  }
}
