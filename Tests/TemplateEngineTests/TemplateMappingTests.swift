import TemplateEngine
import Testing

struct TemplateMappingTests {
  private let mapping: TemplateMapping = ["name": "title", "isPale": false]

  @Test func `a value is found by its name`() {
    #expect(mapping["isPale"] == false)
    #expect(mapping["ispale"] == nil)
    #expect(mapping[""] == nil)
  }

  @Test func `names that differ in one character are different names`() {
    let name = "aNameThatIsLongerThanAWord"
    let names = [name] + name.indices.map { name.replacingCharacters(at: $0) }
    let mapping = TemplateMapping(names.map { ($0, .string($0)) })
    #expect(mapping.entries.count == names.count)
    for name in names { #expect(mapping[name] == .string(name)) }
  }

  @Test func `entries keep their order, and a name its place`() {
    var mapping = mapping
    mapping["lines"] = 2
    mapping["name"] = "label"
    mapping["isPale"] = nil
    mapping["absent"] = nil
    #expect(mapping.entries.map(\.0) == ["name", "lines"])
    #expect(mapping.entries.map(\.1) == ["label", 2])
  }

  @Test func `merging takes the values of the other`() {
    let merged = mapping.merging(["lines": 2, "name": "label"])
    #expect(merged.entries.map(\.0) == ["name", "isPale", "lines"])
    #expect(merged == ["lines": 2, "isPale": false, "name": "label"])
  }

  @Test func `the last of several values of a name counts`() {
    #expect(TemplateMapping([("a", 1), ("b", 2), ("a", 3)]) == ["a": 3, "b": 2])
  }

  @Test func `the order of entries makes no difference`() {
    let other: TemplateMapping = ["isPale": false, "name": "title"]
    #expect(mapping == other)
    #expect(mapping.hashValue == other.hashValue)
    #expect(mapping != ["isPale": false])
    #expect(mapping != ["isPale": false, "name": "label"])
    #expect(mapping != ["isPale": false, "Name": "title"])
  }
}

extension String {
  /// The text with an underscore at `index`.
  fileprivate func replacingCharacters(at index: Index) -> String {
    self[..<index] + "_" + self[self.index(after: index)...]
  }
}
