import SourceText
import XIBMerge

extension FileVersions {
  /// Edits of a XIB and what is generated. It always is a XIB: in a conflict, yours.
  func mergeXIB(
    _ base: String?, _ yours: String, _ generated: String, _ rules: ChangeRules
  ) -> FileChange {
    if let text = mergedXIB(base, yours, generated) { return merged(yours, text) }
    switch rules.conflicts {
    case .markers:
      return .conflict(from: yours, to: yours)
    case .keep:
      return merged(yours, mergedXIB(base, yours, generated, preferring: .yours) ?? yours)
    case .theirs:
      let text = mergedXIB(base, yours, generated, preferring: .generated)
      return discarding(yours, for: text ?? generated)
    }
  }

  /// Brings edits of a XIB and what is generated together, element by element. Nil if they stand in
  /// each other's way, unless one side is preferred; without a base nothing tells an edit from a
  /// change.
  private func mergedXIB(
    _ base: String?, _ yours: String, _ generated: String, preferring side: MergedXIB.Side? = nil
  ) -> String? {
    guard let base else { return nil }
    func file(_ text: String) -> SourceFile { SourceFile(path: path, text: text) }
    // Identifiers derive from names.
    let changes = isRenamed ? IdentifierChanges(from: file(base), to: file(generated)) : nil
    func renamed(_ text: String) -> SourceFile {
      file(changes?.applied(to: file(text)) ?? text)
    }
    let merge = MergedXIB(
      base: renamed(base), yours: renamed(yours), generated: file(generated), preferring: side)
    return merge.text
  }
}
