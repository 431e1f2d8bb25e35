import Testing
import TextMerge

struct MergedTextTests {
  /// The merge of `yours` and `generated`, which came from `base`.
  private func merge(_ base: String?, _ yours: String, _ generated: String) -> String {
    MergedText(base: base, yours: yours, generated: generated).text
  }

  // MARK: Apart

  @Test func `an edit below a regenerated line survives`() {
    let merge = MergedText(base: "a\nb\n", yours: "a\nb\nmine\n", generated: "a2\nb\n")
    #expect(merge.text == "a2\nb\nmine\n")
    #expect(!merge.hasConflicts)
  }

  @Test func `what nobody changed stays`() {
    #expect(merge("a\nb\n", "a\nb\n", "a\nb\n") == "a\nb\n")
    #expect(merge("", "", "") == "")
  }

  @Test func `what one side changed is taken`() {
    #expect(merge("a\nb\n", "a\nmine\n", "a\nb\n") == "a\nmine\n")
    #expect(merge("a\nb\n", "a\nb\n", "a\nnew\n") == "a\nnew\n")
    #expect(merge("a\nb\nc\nd\n", "b\nc\nd\n", "a\nb\nc\n") == "b\nc\n")
  }

  @Test func `what both changed in the same way is taken once`() {
    #expect(merge("a\nb\n", "a\nx\n", "a\nx\n") == "a\nx\n")
    #expect(merge("a\nb\nc\nd\n", "a\nx\nc\nmine\n", "a\nx\nc\nd\n") == "a\nx\nc\nmine\n")
    #expect(merge("a\n", "", "") == "")
  }

  @Test func `changes with a line between them are apart`() {
    #expect(merge("a\nb\nc\n", "mine\nb\nc\n", "a\nb\nnew\n") == "mine\nb\nnew\n")
  }

  // MARK: Conflicts

  @Test func `different changes of a line are a conflict, between the markers of git`() {
    let merge = MergedText(
      base: "a\nb\nc\nd\n", yours: "a\nmine\nc\nd\n", generated: "a\nnew\nc\nd2\n")
    #expect(
      merge.text == """
        a
        <<<<<<< yours
        mine
        ||||||| base
        b
        =======
        new
        >>>>>>> generated
        c
        d2

        """)
    #expect(merge.hasConflicts)
    #expect(merge.textOfYours == "a\nmine\nc\nd2\n")
    #expect(merge.textOfGenerated == "a\nnew\nc\nd2\n")
  }

  @Test func `changes of lines next to each other are a conflict, as for git`() {
    #expect(
      merge("a\nb\n", "mine\nb\n", "a\nnew\n") == """
        <<<<<<< yours
        mine
        b
        ||||||| base
        a
        b
        =======
        a
        new
        >>>>>>> generated

        """)
  }

  @Test func `an edit of a line that is not generated any more is a conflict`() {
    #expect(
      merge("a\nb\nc\n", "a\nmine\nc\n", "a\nc\n") == """
        a
        <<<<<<< yours
        mine
        ||||||| base
        b
        =======
        >>>>>>> generated
        c

        """)
  }

  @Test func `different lines inserted at one position are a conflict`() {
    #expect(
      merge("a\n", "a\nmine\n", "a\nnew\n") == """
        a
        <<<<<<< yours
        mine
        ||||||| base
        =======
        new
        >>>>>>> generated

        """)
  }

  @Test func `an inserted block with two possible positions is the same on both sides`() {
    let base = "{\n  a\n}\n{\n  z\n}\n"
    let generated = "{\n  a\n}\n{\n  new\n}\n{\n  z\n}\n"
    #expect(merge(base, generated, generated) == generated)
    #expect(merge(base, "// mine\n" + generated, generated) == "// mine\n" + generated)
  }

  @Test func `a conflict with equal sides is not a conflict`() {
    // Yours is the generator's text with a line fewer and another line more, elsewhere.
    let merge = MergedText(base: "a\nb\nb\nc\n", yours: "a\nc\nb\nc\n", generated: "a\nc\nb\nc\n")
    #expect(merge.text == "a\nc\nb\nc\n")
  }

  // MARK: Without a base

  @Test func `without a base, lines that one side has alone are taken`() {
    #expect(merge(nil, "a\nmine\nb\n", "a\nb\nnew\n") == "a\nmine\nb\nnew\n")
    #expect(merge(nil, "", "a\n") == "a\n")
    #expect(merge(nil, "a\n", "") == "a\n")
  }

  @Test func `without a base, different lines at one position are a conflict`() {
    #expect(
      merge(nil, "a\nmine\nb\n", "a\nnew\nb\n") == """
        a
        <<<<<<< yours
        mine
        ||||||| base
        =======
        new
        >>>>>>> generated
        b

        """)
  }

  // MARK: The ends of lines

  @Test func `line ends stay as you have them`() {
    #expect(merge("a\nb\nc\n", "a\r\nb\r\nc\r\n", "a\nb\nnew\n") == "a\r\nb\r\nnew\r\n")
    #expect(merge("a\nb\nc\n", "mine\r\nb\nc\n", "a\nb\nnew\n") == "mine\r\nb\nnew\n")
    #expect(
      merge("a\n", "mine\r\n", "new\n")
        == "<<<<<<< yours\r\nmine\r\n||||||| base\r\na\r\n=======\r\nnew\r\n>>>>>>> generated\r\n")
  }

  @Test func `a missing line end at the end stays missing`() {
    #expect(merge("a\nb\n", "a\nb", "a\nb\n") == "a\nb")
    #expect(merge("a\nb\n", "a\nb", "a2\nb\n") == "a2\nb")
    #expect(merge("a\nb\n", "a\nb", "a\nb\nnew\n") == "a\nb\nnew")
    #expect(merge("a\nb\n", "a\r\nb", "a\nb\nnew\n") == "a\r\nb\nnew")
    #expect(merge("a\nb\n", "", "a\nb\n") == "")
  }

  @Test func `a conflict at the end gives each marker its line`() {
    let merge = MergedText(base: "a\n", yours: "mine", generated: "new\n")
    #expect(
      merge.text
        == "<<<<<<< yours\nmine\n||||||| base\na\n=======\nnew\n>>>>>>> generated\n")
    #expect(merge.textOfYours == "mine")
    #expect(merge.textOfGenerated == "new")
  }

  @Test func `a carriage return within a line is a part of it`() {
    #expect(merge("a\nb\n", "a\rmine\nb\n", "a\nb\nnew\n") == "a\rmine\nb\nnew\n")
  }

  @Test func `texts of bytes that look alike are not the same`() {
    #expect(merge("\u{E9}\nb\n", "e\u{301}\nb\n", "\u{E9}\nb\nnew\n") == "e\u{301}\nb\nnew\n")
  }

  // MARK: Words

  @Test func `where it is asked for, a name can change in a line that you edited`() {
    let merge = MergedText(
      base: "if folderId <= 0 {\n  return\n}\n",
      yours: "if folderId < 0, isStrict {\n  // Mine: folderId.\n  return\n}\n",
      generated: "if parentId <= 0 {\n  return\n}\n")
    #expect(merge.hasConflicts)
    #expect(
      merge.settledByWords.text
        == "if parentId < 0, isStrict {\n  // Mine: folderId.\n  return\n}\n")
  }

  @Test func `a name changes beside an edit that touches it`() {
    func settled(_ base: String, _ yours: String, _ generated: String) -> String {
      MergedText(base: base, yours: yours, generated: generated).settledByWords.text
    }
    #expect(settled("f(url)\n", "f(url!)  // mine\n", "f(vrl)\n") == "f(vrl!)  // mine\n")
    #expect(settled("a = url\n", "a = url  // mine\n", "b = vrl\n") == "b = vrl  // mine\n")
    #expect(settled("a = `in`\n", "a = `in`  // mine\n", "a = on\n") == "a = on  // mine\n")
  }

  @Test func `lines that are wrapped anew at an edit are a conflict`() {
    // Else the comment would take the rest of the line with it.
    let merge = MergedText(
      base: "f(\n  url)\n", yours: "f(  // mine\n  url)\n", generated: "f(vrl)\n")
    #expect(merge.settledByWords == merge)
    #expect(
      MergedText(
        base: "f(\n  url)\n", yours: "f(\n  url)  // mine\n", generated: "f(vrl)\n"
      ).settledByWords.text == "f(vrl)  // mine\n")
  }

  @Test func `changes of one word stay a conflict`() {
    let merge = MergedText(
      base: "let folderId = 0\n", yours: "let myFolder = 0\n", generated: "let parentId = 0\n")
    #expect(merge.settledByWords == merge)
  }

  @Test func `words settle nothing where there is no conflict, and keep line ends`() {
    let merge = MergedText(base: "a\nb\n", yours: "a\r\nb", generated: "c\nb\n")
    #expect(merge.settledByWords == merge)
    #expect(
      MergedText(base: "a b c", yours: "mine b c", generated: "a b new\n").settledByWords.text
        == "mine b new")
    #expect(
      MergedText(base: "a b c\n", yours: "mine b c\r\n", generated: "a b new\n")
        .settledByWords.text == "mine b new\r\n")
  }
}
