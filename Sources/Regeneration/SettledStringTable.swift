import SourceText

/// A string table with the edited lines wherever both sides changed them, and with everything else
/// that is generated, merged by key, because no reader understands markers.
///
/// A new entry is added after the entry that it follows in the generated table. An entry that was
/// deleted by hand is not added again. A text that was not edited gets its generated value, and is
/// removed if it is no longer generated.
struct SettledStringTable {
  let text: String

  /// Merges the table. `yours` is the table with the edited lines, and `base` is what was last
  /// generated.
  init(base: String, yours: String, generated: String) {
    let texts = StringTableLines(generated)
    let former = StringTableEntries(base).entries.filter { entry in
      entry.key.map { texts[$0] == nil } ?? false
    }
    let base = StringTableLines(base)
    var additions = StringTableAdditions(base: base, yours: yours, generated: generated)
    additions.remove(former)
    text = additions.lines.map { line in
      line.keyOfTable.flatMap { base[$0] == line ? texts[$0] : nil } ?? line
    }.text(endingAs: yours)
  }
}

extension [Line] {
  /// Returns the text of lines without line ends, with the line ends of another text.
  func text(endingAs model: String) -> String {
    MergedText(base: model, yours: model, generated: map { $0.text + "\n" }.joined()).text
  }
}
