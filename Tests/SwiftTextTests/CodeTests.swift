import SourceText
import SwiftText
import Testing

/// What an outline says about the code of members.
struct CodeTests {
  @Test func `names that may be members of the same object`() {
    let code = code(
      """
      var text: String? {
        get { field?.text ?? self.other.value ?? self?.third!.a }
        set { [.fourth]; call(label: fifth, with: sixth); a ? seventh : eighth }
      }
      """)
    #expect(
      code.references.subtracting(["get", "set", "self"]) == [
        "field", "other", "third", "call", "fifth", "sixth", "a", "seventh", "eighth",
      ])
  }

  @Test func `names of the superclass`() {
    let code = code("override var count: Int { super.count + super.more.less }")
    #expect(code.inherited == ["count", "more"])
  }

  @Test func `names that are set`() {
    let code = code("func f() { a = 1; self.b = c; d == e; x.y = 2; g! = 1; h += 1; i.j = k }")
    #expect(code.assigned == ["a", "b"])
  }

  @Test func `string literals, and what is set to them`() {
    let code = code(
      #"""
      func f(name: String = "default") {
        button?.restorationIdentifier = "add-bookmark"
        title == "no"; title = "a" + "b"; self.kind = #"raw "x""#
        print("\(title) \("inner")")
        /* "comment" */ // "comment"
      }
      """#)
    #expect(
      code.literals.map(\.value) == ["default", "add-bookmark", "no", "a", "b", #"raw "x""#])
    #expect(code.assignments.map(\.name.text) == ["restorationIdentifier", "title", "kind"])
    #expect(code.assignments.map(\.literal.value) == ["add-bookmark", "a", #"raw "x""#])
    #expect(code.assignments[0].literal.range.text == "\"add-bookmark\"")
  }
}
