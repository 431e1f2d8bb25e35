import SourceText
import SpecModel
import Testing

/// Steps that wait for each other.
struct StepWaitTests {
  @Test(arguments: [false, true])
  func `thousands of steps may wait for each other`(_ isReversed: Bool) {
    let names = (0..<2_000).map { "s\($0)" }
    let steps = zip(names, ["first"] + names)
      .map { "      \($0): { connector: Delete, inputs: { note: '\"\"' }, after: \($1) }\n" }
    let first = "      first: { connector: Delete, inputs: { note: '\"\"' } }\n"
    let all = isReversed ? steps.reversed() + [first] : [first] + steps
    let spec = stepsHead + "  a:\n    kind: write\n    connectors:\n" + all.joined()
    #expect(complaints(about: spec) == "")
  }
}
