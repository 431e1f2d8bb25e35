import SourceText
import SwiftText
import Testing

/// What is found in Swift that compiles.
struct DeclarationTests {
  @Test func `parameters with default values`() {
    let source = """
      func a(b: Int, _ c: [String: Int] = ["d": 1], e f: (Int) -> Bool = { $0 == 1 }, g: Int...) {}
      """
    let outline = Outline(of: SourceFile(path: "a.swift", text: source))
    #expect(outline.members[0].parameters?.map(\.hasDefault) == [false, true, true, false])
  }

  @Test func `a name knows its range`() {
    let source = "class Ä: B.C { @IBOutlet var `in`: UIView? }"
    let outline = Outline(of: .init(path: "a.swift", text: source))
    let type = outline.types[0]
    #expect(type.range.text == source[...])
    #expect(type.name.range.text == "Ä")
    #expect(type.inherited[0].range.text == "B.C")
    #expect(type.members[0].name.text == "in")
    #expect(type.members[0].name.range.text == "`in`")
    #expect(type.members[0].attributes[0].name.range.text == "IBOutlet")
    #expect(type.members[0].type?.range.text == "UIView?")
  }
}
