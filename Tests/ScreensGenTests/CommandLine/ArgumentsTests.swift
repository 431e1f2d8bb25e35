import Testing
@testable import screens_gen

struct ArgumentsTests {
  private func message(_ words: String...) -> String {
    do {
      _ = try Arguments(words, options: sample.commands[0].options)
      return ""
    } catch {
      return error.message
    }
  }

  @Test func `an option takes one of its choices`() throws {
    let arguments = try Arguments(["-kone", "x"], options: sample.commands[0].options)
    #expect(arguments["kind"] == "one")
    #expect(arguments.operands == ["x"])
    #expect(message("--kind", "ona") == "'--kind' takes one or two, not 'ona'; did you mean 'one'?")
    #expect(message("--kind=many") == "'--kind' takes one or two, not 'many'")
  }

  @Test func `alternatives in words`() {
    #expect([String]().alternatives == "")
    #expect(["a"].alternatives == "a")
    #expect(["a", "b"].alternatives == "a or b")
    #expect(["a", "b", "c"].alternatives == "a, b or c")
  }
}
