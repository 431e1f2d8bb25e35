import SourceText
import XMLText

extension FileVersions {
  /// Returns the change that merges edits of a XIB with what is generated. The result is always a
  /// XIB; in a conflict, it is the user's version.
  func mergeXIB(
    _ base: String?, _ yours: String, _ generated: String, _ rules: ChangeRules
  ) -> FileChange {
    if let text = mergedXIB(base, yours, generated)?.text { return merged(yours, text) }
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

  /// Returns the conflicts in a XIB.
  func conflicts(of change: FileChange) -> Diagnostics {
    guard isXIB, case .conflict(let yours, _) = change, let generated else { return Diagnostics() }
    let base = mergeBase(yours, generated)
    return mergedXIB(base, yours, generated)?.conflicts ?? Diagnostics()
  }

  /// Merges edits of a XIB with what is generated, element by element. Returns nil without a base,
  /// because edits could then not be distinguished from generated changes.
  func mergedXIB(
    _ base: String?, _ yours: String, _ generated: String, preferring side: MergedXIB.Side? = nil
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
      base: renamed(base), yours: renamed(yours), generated: new, preferring: side)
  }
}
