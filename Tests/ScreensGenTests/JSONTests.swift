import Foundation
import TestSupport
import Testing

struct JSONTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(["Ping.connector.yml": Sample.ping])
  }

  @Test(arguments: [
    ["generate"], ["check"], ["new-screenlet", "Note"], ["connector", "Pong"], ["spec", "lint"],
    ["template", "list"], ["generate", "-n"], ["generate", "gone"],
    ["generate", "-o", "\u{1}\"\\"], ["preview"], ["preview", "gone"],
    ["connector", "--spec", "gone"], ["new-screenlet", "1"], ["connector", "X", "--in", "gone"],
    ["generate", "-o", "Ping.connector.yml"], ["frobnicate"], ["check", "--color=no"],
  ])
  func `one document on standard output and nothing else`(_ words: [String]) throws {
    let outcome = try sandbox.launch(BuiltProducts.screensGen, words + ["--json"], environment: [:])
    let document = try JSONSerialization.jsonObject(with: Data(outcome.out.utf8))
    #expect((document as? [String: Any])?["schema"] as? Int == 1)
    #expect(outcome.out.hasPrefix("{\n  \"schema\": 1,\n") && outcome.out.hasSuffix("\n}\n"))
  }
}
