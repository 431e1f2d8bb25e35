import Testing

@testable import ScreensGenerator

/// What the steps of an action are given in a generated test.
struct StepSamplesTests {
  private func tests(linkBetween before: String, _ after: String) throws -> String {
    try Generation(
      """
      screenlet: Chain
      module: Chains
      viewModel: { url: 'String? { get set }' }
      actions:
        fetch:
          kind: read
          connectors:
            - { link: { http: url, parse: { between: ['\(before)', '\(after)'] } } }
            - { title: { http: link, parse: text } }
      """
    ).file("ChainScreenletTests.swift")
  }

  @Test func `an address in a page is found there again`() throws {
    let tests = try tests(linkBetween: "<", ">")
    #expect(tests.contains("session.serves(\"<https://example.com/title>\""))
  }

  @Test func `thousands of steps may read what others brought`() throws {
    let names = (0..<2_000).map { "s\($0)" }
    let steps = zip(names, ["url"] + names)
      .map { "          \($0): { http: \($1), parse: text }\n" }
    let generation = Generation(
      """
      screenlet: Chain
      module: Chains
      viewModel: { url: 'String? { get set }' }
      actions:
        fetch:
          kind: read
          connectors:

      """ + steps.reversed().joined())
    let tests = try generation.file("ChainScreenletTests.swift")
    #expect(tests.contains("at: \"https://example.com/s1999\""))
  }

  @Test func `a page without an address to find is not a test`() throws {
    let tests = try tests(linkBetween: "link ", "/")
    #expect(!tests.contains("session.serves"))
  }
}
