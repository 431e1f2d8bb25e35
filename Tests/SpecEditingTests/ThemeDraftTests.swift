import Testing

@testable import SpecEditing

struct ThemeDraftTests {
  private func lines(
    _ type: String?, _ parent: String? = nil, set: String? = nil
  ) -> [String] {
    var draft = ThemeDraft(name: "flat7")
    draft.type = type
    draft.parent = parent
    draft.set = set
    do {
      return try draft.entry().lines()
    } catch {
      return [error.message]
    }
  }

  @Test func `a theme is full, or inherits from the default one or another`() {
    #expect(lines(nil) == ["flat7: full"])
    #expect(lines("full") == ["flat7: full"])
    #expect(lines("extended") == ["flat7: extended from default"])
    #expect(lines("extended", "wide") == ["flat7: extended from wide"])
    #expect(lines("child") == ["flat7: child of default"])
    #expect(lines("child", "wide") == ["flat7: child of wide"])
    #expect(lines(nil, "wide") == ["flat7: extended from wide"])
    #expect(lines("table") == ["flat7: full, table"])
    #expect(lines("collection") == ["flat7: full, collection"])
    #expect(
      lines("collection", set: "flat7.theme.yml")
        == ["flat7: { kind: 'full, collection', set: flat7.theme.yml }"])
  }

  @Test func `a theme of a set says so`() {
    #expect(
      lines(nil, set: "../flat7.theme.yml")
        == ["flat7: { kind: full, set: ../flat7.theme.yml }"])
    #expect(
      lines("extended", set: "flat7.theme.yml")
        == ["flat7: { kind: extended from default, set: flat7.theme.yml }"])
  }

  @Test func `what makes no theme is refused`() {
    #expect(
      lines("ful") == [
        "'--type' takes full, extended or child, or table, collection or slideshow for a list, not 'ful'"
      ])
    #expect(
      lines("full", "default") == [
        "a full theme has no parent 'default'; leave '--parent' out, or write '--type extended' "
          + "or '--type child'"
      ])
    #expect(
      lines("child", set: "flat7.theme.yml") == [
        "a child theme has the view class of its parent, which uses the set of the parent; "
          + "leave '--set' out, or write '--type extended'"
      ])
  }
}
