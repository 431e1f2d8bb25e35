import TestSupport
import Testing
import SourceText

/// What becomes of a text that was edited and generated anew: the cases of `Cases`, each with the
/// texts `base`, which can be missing, `yours` and `generated`.
struct MergedTextTests {
  @Test(arguments: try TextCase.all(in: "Merge", beside: #filePath))
  func `texts are merged as their case says`(_ item: TextCase) throws {
    let merge = try item.merge
    try item.expect(merge.text.withMarks)
    #expect(merge.hasConflicts == merge.text.contains("<<<<<<< yours"))
    if !merge.hasConflicts { #expect(merge.settledByWords == merge) }
  }

  /// Where it is asked for, words settle conflicts of lines.
  @Test(arguments: try TextCase.all(in: "Words", beside: #filePath))
  func `a conflict is settled by words as its case says`(_ item: TextCase) throws {
    let merge = try item.merge
    try item.expect(merge.settledByWords.text.withMarks)
    #expect(merge.hasConflicts)
  }

  @Test func `of a conflict, the text of each side can be had`() {
    let merge = MergedText(
      base: "a\nb\nc\nd\n", yours: "a\nmine\nc\nd\n", generated: "a\nnew\nc\nd2\n")
    #expect(merge.textOfYours == "a\nmine\nc\nd2\n")
    #expect(merge.textOfGenerated == "a\nnew\nc\nd2\n")
    let atEnd = MergedText(base: "a\n", yours: "mine", generated: "new\n")
    #expect(atEnd.textOfYours == "mine")
    #expect(atEnd.textOfGenerated == "new")
  }

  @Test func `texts of bytes that look alike are not the same`() {
    let merge = MergedText(
      base: "\u{E9}\nb\n", yours: "e\u{301}\nb\n", generated: "\u{E9}\nb\nnew\n")
    #expect(merge.text == "e\u{301}\nb\nnew\n")
  }
}

extension TextCase {
  fileprivate var merge: MergedText {
    get throws {
      let texts = parts.mapValues(\.withoutMarks)
      return MergedText(
        base: texts["base"], yours: try #require(texts["yours"]),
        generated: try #require(texts["generated"]))
    }
  }
}
