import SourceText
import XIBMerge

extension FileVersions {
  /// Edits of a XIB and what is generated. It always is a XIB: in a conflict, yours.
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

  /// What the conflict of a XIB is about.
  func conflicts(of change: FileChange) -> Diagnostics {
    guard isXIB, case .conflict(let yours, _) = change, let generated else { return Diagnostics() }
    let base = mergeBase(yours, generated)
    return mergedXIB(base, yours, generated)?.conflicts ?? Diagnostics()
  }

  /// Brings edits of a XIB and what is generated together, element by element. Nil without a base,
  /// as an edit cannot then be distinguished from a change.
  func mergedXIB(
    _ base: String?, _ yours: String, _ generated: String, preferring side: MergedXIB.Side? = nil
  ) -> MergedXIB? {
    guard let base else { return nil }
    func file(_ text: String) -> SourceFile { SourceFile(path: path, text: text) }
    let new = SourceFile(path: Self.generatedBeside(path), text: generated)
    // Identifiers derive from names.
    let changes = isRenamed ? IdentifierChanges(from: file(base), to: new) : nil
    func renamed(_ text: String) -> SourceFile {
      file(changes?.applied(to: file(text)) ?? text)
    }
    return MergedXIB(
      base: renamed(base), yours: renamed(yours), generated: new, preferring: side)
  }
}
