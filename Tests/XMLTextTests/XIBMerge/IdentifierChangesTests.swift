import SourceText
import Testing

@testable import XMLText

struct IdentifierChangesTests {
  private func file(_ text: String) -> SourceFile { SourceFile(path: "a.xib", text: text) }

  @Test func `what is connected to an object stays connected when its identifier changes`() {
    let changes = IdentifierChanges(
      from: file("<a><b id=\"1\"/><c id=\"2\" to=\"1\"/></a>"),
      to: file("<a><b id=\"7\"/><c id=\"2\" to=\"7\"/></a>"))
    #expect(changes?.identifiers == ["1": "7"])
    #expect(
      changes?.applied(to: file("<a>\n  <b  to='1' id=\"1\"/>1<!-- 1 -->\n <mine to=\"1\"/></a>\n"))
        == "<a>\n  <b  to='7' id=\"7\"/>1<!-- 1 -->\n <mine to=\"7\"/></a>\n")
  }

  @Test func `an outlet changes its name, and nothing else that is called so`() {
    let changes = IdentifierChanges(
      from: file("<a><outlet property=\"url\" id=\"1\"/></a>"),
      to: file("<a><outlet property=\"vrl\" id=\"2\"/></a>"))
    #expect(
      changes?.applied(to: file("<a text=\"url\"><outlet id=\"1\" property=\"url\"/></a>"))
        == "<a text=\"url\"><outlet id=\"2\" property=\"vrl\"/></a>")
  }

  @Test func `objects move, come and go beside the one that changes its name`() {
    let changes = IdentifierChanges(
      from: file("<a><b id=\"1\"/><b id=\"2\"/><d id=\"4\"/></a>"),
      to: file("<a><b id=\"2\"/><c/><b id=\"3\"/><e id=\"5\"/></a>"))
    #expect(changes?.identifiers == ["1": "3"])
  }

  @Test func `no XML`() {
    #expect(IdentifierChanges(from: file("<a>"), to: file("<a/>")) == nil)
    let changes = IdentifierChanges(from: file("<a id=\"1\"/>"), to: file("<a id=\"2\"/>"))
    #expect(changes?.applied(to: file("<a id=\"1\">")) == "<a id=\"1\">")
  }
}
