import Foundation
import Testing

/// Specs with more errors than anybody reads.
struct ManyErrorsTests {
  /// A spec with that many properties whose default does not fit their type.
  private func spec(_ name: String, errors count: Int) -> String {
    "screenlet: \(name)\nproperties:\n"
      + (0..<count).map { "  p\($0): Int = x\n" }.joined()
  }

  /// The first of those errors, as printed.
  private func errors(_ path: String, _ indices: Range<Int>) -> String {
    indices.map { index in
      let line = "  p\(index): Int = x"
      return """
        \(path):\(index + 3):\(line.utf8.count): error: the default 'x' is not a Swift literal; \
        write a whole number
        \(index + 3) | \(line)
        \(String(repeating: " ", count: "\(index + 3)".count)) | \
        \(String(repeating: " ", count: line.utf8.count - 1))^

        """
    }.joined()
  }

  @Test func `a hundred are printed, and how many more there are`() throws {
    let sandbox = try Sandbox(["A.screenlet.yml": spec("A", errors: 101)])
    let expected = errors("A.screenlet.yml", 0..<100) + "and 1 more error\n"
    #expect(try sandbox.run("generate") == Outcome(errors: expected, code: 65))
    try sandbox.write(spec("A", errors: 100), to: "A.screenlet.yml")
    let all = errors("A.screenlet.yml", 0..<100)
    #expect(try sandbox.run("generate") == Outcome(errors: all, code: 65))
  }

  @Test func `those of several specs are counted together`() throws {
    let sandbox = try Sandbox([
      "A.screenlet.yml": spec("A", errors: 60), "B.screenlet.yml": spec("B", errors: 1_500),
    ])
    let expected =
      errors("A.screenlet.yml", 0..<60) + errors("B.screenlet.yml", 0..<40)
      + "and 1,460 more errors\n"
    #expect(try sandbox.run("check") == Outcome(errors: expected, code: 65))
  }

  @Test func `programs get as many`() throws {
    let sandbox = try Sandbox(["A.screenlet.yml": spec("A", errors: 250)])
    let outcome = try sandbox.run("spec", "lint", "A.screenlet.yml", "--json")
    #expect(outcome.code == 65)
    #expect(outcome.out.components(separatedBy: "\"severity\": \"error\"").count == 102)
    #expect(outcome.out.contains("\"message\": \"and 150 more errors\""))
    #expect(outcome.errors == errors("A.screenlet.yml", 0..<100) + "and 150 more errors\n")
  }

  @Test func `a hundred thousand are counted`() throws {
    let sandbox = try Sandbox(["A.screenlet.yml": spec("A", errors: 100_000)])
    let outcome = try sandbox.run("generate", "A.screenlet.yml")
    #expect(outcome.code == 65)
    #expect(outcome.errors.hasSuffix("^\nand 99,900 more errors\n"))
  }
}
