import SourceText
import Testing

struct StringProtocolSearchingTests {
  @Test func `a text is found where its bytes are first`() {
    let text = "a → b → c"
    #expect(text.firstRange(of: "→").map { text[..<$0.lowerBound] } == "a ")
    #expect(text.firstRange(of: "→").map { text[$0.upperBound...] } == " b → c")
    #expect(text.dropFirst(4).firstRange(of: "→").map { text[$0.upperBound...] } == " c")
    #expect(text.contains("b → c"))
    #expect(!text.contains("→→"))
    #expect(!text.contains("a → b → c "))
    #expect(text.contains(""))
    #expect("".contains(""))
    #expect(!"".contains("a"))
  }

  @Test func `a text is found after bytes that it begins with, too`() {
    #expect("aab".firstRange(of: "ab").map { "aab"[..<$0.lowerBound] } == "a")
    #expect("éèê".firstRange(of: "è").map { "éèê"[..<$0.lowerBound] } == "é")
    #expect(!"éê".contains("è"))
    #expect(!"aaa".contains("aaaa"))
  }

  @Test func `a line feed is found in CRLF`() {
    #expect("a\r\nb".contains("\n"))
    #expect("a\r\nb".parts(separatedBy: "\n") == ["a\r", "b"])
  }

  @Test func `parts are what is around the separators`() {
    #expect("a and b and c".parts(separatedBy: " and ") == ["a", "b", "c"])
    #expect(" and a and  and ".parts(separatedBy: " and ") == ["", "a", "", ""])
    #expect("a".parts(separatedBy: " and ") == ["a"])
    #expect("".parts(separatedBy: ",") == [""])
  }

  @Test func `every occurrence is replaced once, from the first on`() {
    #expect("~01 and ~1".replacing("~1", with: "/") == "~01 and /")
    #expect("---".replacing("--", with: "- -") == "- --")
    #expect("aaa".replacing("a", with: "aa") == "aaaaaa")
    #expect("abc".replacing("x", with: "y") == "abc")
  }
}
