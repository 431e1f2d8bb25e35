import TextMerge

/// A string table with your lines wherever both sides changed them, and with all that is generated
/// beside them, by key: no reader understands markers.
///
/// An entry that is new comes behind the one that it follows among the generated ones, and one that
/// you deleted does not come back. A text that you left as it was becomes what is generated now.
struct SettledStringTable {
  let text: String

  /// `yours` is the table with your lines, and `base` what was last generated.
  init(base: String, yours: String, generated: String) {
    let base = StringTableLines(base)
    let additions = StringTableAdditions(base: base, yours: yours, generated: generated)
    let texts = StringTableLines(generated)
    text = additions.lines.map { line in
      line.keyOfTable.flatMap { base[$0] == line ? texts[$0] : nil } ?? line
    }.text(endingAs: yours)
  }
}

extension [Line] {
  /// The text of lines without ends, with the ends that another text has.
  func text(endingAs model: String) -> String {
    MergedText(base: model, yours: model, generated: map { $0.text + "\n" }.joined()).text
  }
}
