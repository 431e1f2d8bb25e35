import Testing

@testable import SpecEditing

struct ThemeSetDraftTests {
  private func text(_ change: (inout ThemeSetDraft) -> Void) -> String {
    var draft = ThemeSetDraft(name: "westeros")
    change(&draft)
    do {
      let text = try draft.text()
      #expect(draft.isDescribed)
      #expect(Decoding(text, named: "westeros.theme.yml").printed == "")
      return text
    } catch {
      return error.message
    }
  }

  @Test func `a set with everything that flags can say`() {
    #expect(
      text {
        $0.summary = "The look: of the Bank."
        $0.module = "WesterosTheme"
        $0.constants = [
          "title: bold system 16", "crimson: #A61C1C", "corner: 4", "paper: white",
          "hairline: 0.5", "text: Georgia 15",
        ]
        $0.progress = "crimson"
        $0.styles = [
          "button: titleColor paper, font title,cornerRadius corner", "view: backgroundColor paper",
        ]
      } == """
        theme: westeros
        summary: 'The look: of the Bank.'
        module: WesterosTheme
        colors:
          crimson: '#A61C1C'
          paper: white
        sizes:
          corner: 4
          hairline: 0.5
        fonts:
          title: bold system 16
          text: Georgia 15
        progress: crimson
        styles:
          button: { titleColor: paper, font: title, cornerRadius: corner }
          view: { backgroundColor: paper }

        """)
  }

  @Test func `a name alone describes nothing`() {
    #expect(!ThemeSetDraft(name: "westeros").isDescribed)
  }

  @Test func `flags that cannot be read are refused`() {
    #expect(
      text { $0.constants = ["crimson"] }
        == "'--constant crimson' has no ':'; write it as 'accent: #A61C1C'")
    #expect(
      text { $0.constants = ["ink: black", "ink: 4", "ink: white"] }
        == "'--constant' says 'ink' twice; remove one")
    #expect(
      text { $0.styles = ["button: titleColor"] }
        == "'--style button: titleColor' is not readable; "
        + "write it as 'button: backgroundColor accent, font title'")
    #expect(
      text { $0.styles = ["button"] }
        == "'--style button' has no ':'; write it as 'button: backgroundColor accent, font title'")
    #expect(
      text { $0.styles = ["button: font a", "button: titleColor b"] }
        == "'--style' says 'button' twice; remove one")
  }
}
