import SourceText
import Testing

@testable import InterfacePreview

struct InterfaceFindingsTests {
  /// The messages of all findings, with the id of the element that each is at.
  private func findings(_ text: String, texts: [String: [String: String]] = [:]) throws -> [String]
  {
    let found = InterfaceFindings(
      try interface(text), Traits.all(in: texts.keys.sorted()), texts: texts)
    return found.diagnostics.sorted.map { diagnostic in
      let rest = diagnostic.range.file.text.utf8.dropFirst(diagnostic.range.lowerBound)
      let id = String(decoding: rest, as: UTF8.self).split(separator: "id=\"")[1].prefix {
        $0 != "\""
      }
      return "\(id): \(diagnostic.message.text)"
    }
  }

  @Test func `nothing is found in a layout that is right`() throws {
    #expect(try findings(xib(view("label", "a", #"text="Title""#), edges("a"))) == [])
  }

  @Test func `a text that does not fit is named, with where it does not`() throws {
    let wide = view("label", "a", #"text="One bookmark and another, and then a third""#)
    #expect(
      try findings(xib(wide, edges("a"))) == [
        "a: the text of 'One bookmark and another, and then a third' is cut off: 'One bookmark and "
          + "another, and then a third' does not fit into 304 by 84 points (320 points)"
      ])
    let low = view(
      "button", "b", "", #"<state key="normal" title="Add"/>"#)
    let layout = [
      tie("b", "leading", to: "root"), tie("b", "trailing", to: "root"),
      tie("b", "top", to: "root"),
      size("b", "height", 10),
    ].joined()
    #expect(
      try findings(xib(low, layout)) == [
        "b: the text of 'Add' is cut off: 'Add' does not fit into 390 by 10 points"
      ])
    let placeholder = view(
      "textField", "c", #"borderStyle="roundedRect" placeholder="Placeholder""#)
    let narrow = [
      tie("c", "leading", to: "root"), tie("c", "top", to: "root"), size("c", "width", 60),
    ].joined()
    #expect(
      try findings(xib(placeholder, narrow)) == [
        "c: the text of this textField is cut off: 'Placeholder' does not fit into 60 by 34 points"
      ])
  }

  @Test func `a text that may shrink or has more lines is not cut off`() throws {
    let text = #"text="\#(String(repeating: "Bookmark ", count: 5))""#
    let shrinks = view(
      "label", "a", text + #" adjustsFontSizeToFit="YES" minimumScaleFactor="0.5""#)
    #expect(try findings(xib(shrinks, edges("a"))) == [])
    #expect(try findings(xib(view("label", "a", text + #" numberOfLines="0""#), edges("a"))) == [])
  }

  @Test func `a text style with a fixed height is cut off in large text`() throws {
    let label = view(
      "label", "a", #"text="A""#,
      #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#)
    let fixed = [
      tie("a", "leading", to: "root"), tie("a", "top", to: "root"), size("a", "height", 21),
    ].joined()
    #expect(
      try findings(xib(label, fixed)) == [
        "a: the text of 'A' is cut off: 'A' does not fit into 22 by 21 points (large text)"
      ])
  }

  @Test func `the texts of every language are measured`() throws {
    let label = view("label", "a", #"text="Save""#)
    let layout = [
      tie("a", "leading", to: "root"), tie("a", "top", to: "root"), size("a", "width", 60),
    ].joined()
    let texts = ["de": ["a.text": "Speichern"], "es": ["a.text": "Guardar"]]
    #expect(
      try findings(xib(label, layout), texts: texts) == [
        "a: the text of 'Save' is cut off: 'Speichern' does not fit into 60 by 20 points (de)"
      ])
  }

  @Test func `controls that overlap are named, views behind them are not`() throws {
    let views =
      view("imageView", "a") + view("switch", "b") + view("label", "c", #"text="Title""#)
    let corner = ["a", "b", "c"].map { id in
      tie(id, "leading", to: "root") + tie(id, "top", to: "root")
    }
    let layout = corner.joined() + size("a", "width", 60) + size("a", "height", 40)
    #expect(try findings(xib(views, layout)) == ["c: 'Title' is in front of this switch"])
  }

  @Test func `a view that leaves the screen is named, with where it does`() throws {
    let layout = [
      tie("a", "leading", to: "root", "leading", 100), tie("a", "top", to: "root"),
      size("a", "width", 250),
    ].joined()
    #expect(
      try findings(xib(view("slider", "a"), layout)) == [
        "a: this slider leaves the view, which is 320 by 100 points (320 points)"
      ])
  }

  @Test func `a text that is hard to read is named with its contrast`() throws {
    func label(_ colors: String) -> String {
      xib(view("label", "a", #"text="A""#, colors), edges("a"))
    }
    func color(_ key: String, _ white: Double) -> String {
      #"<color key="\#(key)" white="\#(white)" alpha="1"/>"#
    }
    #expect(
      try findings(label(color("textColor", 0.8))) == [
        "a: the text of 'A' is hard to read: its contrast is 1.6, and 4.5 is needed"
      ])
    #expect(
      try findings(label(color("backgroundColor", 1))) == [
        "a: the text of 'A' is hard to read: its contrast is 1, and 4.5 is needed (dark)"
      ])
    #expect(try findings(label(color("backgroundColor", 1) + color("textColor", 0.2))) == [])
    let system = #"<color key="textColor" systemColor="secondaryLabelColor"/>"#
    #expect(try findings(label(system)) == [])
  }

  @Test func `constraints that are missing or contradict each other`() throws {
    #expect(
      try findings(xib(view("imageView", "a"), tie("a", "top", to: "root"))) == [
        "a: the horizontal position of this imageView is ambiguous; add a constraint",
        "a: the width of this imageView is ambiguous; add a constraint",
        "a: the height of this imageView is ambiguous; add a constraint",
      ])
    let twice = edges("a") + size("a", "width", 100)
    #expect(
      try findings(xib(view("textView", "a"), twice)) == [
        "a-width: this constraint contradicts others, and a device breaks one of them; delete it, "
          + "or give it a priority below 1000"
      ])
    let weak = edges("a") + size("a", "width", 100, #"priority="999""#)
    #expect(try findings(xib(view("textView", "a"), weak)) == [])
  }

  @Test func `what is hidden is not looked at`() throws {
    let views = view("label", "a", #"text="A""#) + view("label", "b", #"text="B" hidden="YES""#)
    let layout = ["a", "b"].map { tie($0, "leading", to: "root") + tie($0, "top", to: "root") }
    #expect(try findings(xib(views, layout.joined())) == [])
  }
}
