import Testing
import XMLText

struct IBIdentifiersTests {
  @Test func `an identifier derives from the name alone`() {
    var first = IBIdentifiers(scope: "Sample")
    var second = IBIdentifiers(scope: "Sample")
    #expect(first.identifier(for: "urlTextField") == "oYN-28-Ylt")
    _ = second.identifier(for: "root")
    #expect(second.identifier(for: "urlTextField") == "oYN-28-Ylt")
  }

  @Test func `another XIB has other identifiers`() {
    var identifiers = IBIdentifiers(scope: "Other")
    #expect(identifiers.identifier(for: "urlTextField") != "oYN-28-Ylt")
  }

  @Test func `identifiers look as Interface Builder's do and differ`() {
    var identifiers = IBIdentifiers(scope: "Sample")
    let all = (0..<10_000).map { identifiers.identifier(for: "view\($0)") }
    #expect(Set(all).count == all.count)
    #expect(
      all.allSatisfy { $0.wholeMatch(of: /[0-9A-Za-z]{3}-[0-9A-Za-z]{2}-[0-9A-Za-z]{3}/) != nil })
  }

  @Test func `two names whose hashes agree get two identifiers`() {
    var identifiers = IBIdentifiers(scope: "Sample")
    var alone = IBIdentifiers(scope: "Sample")
    let first = identifiers.identifier(for: "v9034662")
    #expect(alone.identifier(for: "v15677360") == first)
    #expect(identifiers.identifier(for: "v15677360") != first)
  }

  @Test func `one name asked for twice gets two identifiers`() {
    var identifiers = IBIdentifiers(scope: "Sample")
    #expect(identifiers.identifier(for: "a") != identifiers.identifier(for: "a"))
  }
}
