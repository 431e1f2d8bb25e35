import SourceText
import Testing

struct NameSearchTests {
  @Test func `names are found as whole words, with their lines`() {
    let search = NameSearch(for: ["a_1", "b", "é", "x"])
    #expect(
      search.all(in: "a_1.b(bx)\r\n\n// é 2x\n") == [
        NameInLine(name: "a_1", line: "a_1.b(bx)\r\n", range: 0..<3),
        NameInLine(name: "b", line: "a_1.b(bx)\r\n", range: 4..<5),
        NameInLine(name: "é", line: "// é 2x\n", range: 15..<17),
      ])
    #expect(search.all(in: "x").map(\.range) == [0..<1])
    #expect(search.all(in: "").isEmpty)
  }

  @Test func `the base of a conflict is not searched`() {
    let text = "<<<<<<< a\nx\n||||||| b\nx\n=======\nx\n>>>>>>> c\n"
    #expect(NameSearch(for: ["x"]).all(in: text).map(\.range) == [10..<11, 32..<33])
  }
}
