import TemplateEngine
import Testing

struct TemplateContextTests {
  struct Property: TemplateContext {
    var name: String
    var type: String?
  }

  struct Context: TemplateContext {
    var summary: [String] = []
    var properties: [Property] = []
    var result: Property?
    var isFailable: Bool?
    var count: Int?
  }

  @Test func `stored properties are variables, and nil is null`() {
    #expect(TemplateValue(Property(name: "a")) == ["name": "a", "type": .null])
    let full = Context(
      summary: ["One", "Two"], properties: [Property(name: "a"), Property(name: "b", type: "B")],
      result: Property(name: "c", type: "C"), isFailable: true, count: 2)
    #expect(
      TemplateValue(full) == [
        "summary": ["One", "Two"],
        "properties": [["name": "a", "type": .null], ["name": "b", "type": "B"]],
        "result": ["name": "c", "type": "C"], "isFailable": true, "count": 2,
      ])
  }

  @Test func `empty lists stay lists`() {
    #expect(
      TemplateValue(Context()) == [
        "summary": [], "properties": [], "result": .null, "isFailable": .null,
        "count": .null,
      ])
  }

  @Test func `two contexts have the variables of both`() {
    let both = Both(Property(name: "a"), Context())
    #expect(
      TemplateValue(both) == [
        "name": "a", "type": .null,
        "summary": [], "properties": [], "result": .null, "isFailable": .null,
        "count": .null,
      ])
  }
}
