import TemplateEngine
import Testing

@testable import ScreensGenerator

struct TemplateValueListFlagsTests {
  @Test func `a list has a flag beside it that says whether it has items`() {
    let value: TemplateValue = ["actions": ["a"], "themes": [], "name": "n", "none": .null]
    #expect(
      value.withListFlags == [
        "actions": ["a"], "hasActions": true, "themes": [], "hasThemes": false, "name": "n",
        "none": .null,
      ])
  }

  @Test func `lists at any depth have their flags`() {
    let value: TemplateValue = ["outer": [["inner": [["leaf": []]]]], "map": ["list": [1]]]
    #expect(
      value.withListFlags == [
        "hasOuter": true,
        "outer": [["hasInner": true, "inner": [["hasLeaf": false, "leaf": []]]]],
        "map": ["hasList": true, "list": [1]],
      ])
  }

  @Test func `what is no mapping stays as it is`() {
    let values: [TemplateValue] = [.null, true, "text", 1, [], ["a", ["b"]]]
    for value in values { #expect(value.withListFlags == value) }
  }
}
