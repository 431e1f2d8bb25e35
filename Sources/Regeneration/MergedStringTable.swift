import SourceText

/// A string table in which git left conflicts, merged by key: it has the edited texts and the
/// entries of both branches.
struct MergedStringTable {
  /// The table of our branch with the additions of theirs.
  let text: String

  /// Merges the table. `ourBase` is what was generated on our branch, if the branches differ in
  /// that, and `texts` are all versions that were generated for the table. Returns nil if both
  /// branches edited a text differently.
  init?(_ conflicted: ConflictedText, ourBase: String?, generated texts: [String]) {
    let known = (texts + [conflicted.text(of: .ancestor)]).map(StringTableLines.init)
    let (ourText, theirText) = (conflicted.ours, conflicted.theirs)
    let (ours, theirs) = (StringTableLines(ourText), StringTableLines(theirText))
    func isEdited(_ line: Line, _ key: String) -> Bool { !known.contains { $0[key] == line } }
    var taken: Set<String> = []
    for key in theirs.edited(from: ours) {
      guard let our = ours[key], let their = theirs[key], isEdited(their, key) else { continue }
      if isEdited(our, key) { return nil }
      taken.insert(key)
    }
    let table = theirs.replaced(in: ourText, for: taken)
    // An entry that our branch deleted is not added again.
    let additions = StringTableAdditions(
      base: StringTableLines(ourBase ?? ""), yours: table, generated: theirText)
    text = additions.lines.text(endingAs: ourText)
  }
}
