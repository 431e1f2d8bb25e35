import Foundation
import LiferayScreens
import Testing

struct AttributesTests {

  private let json: [String: Any] = {
    let text = #"""
      {"id": 20143, "idAsText": "20143", "big": 9007199254740993, "real": 1.5, "whole": 2.0,
      "yes": true, "no": false, "one": 1, "text": "x", "null": null, "date": 1500000000000,
      "nested": {"name": "n"}, "list": [1, "b"], "entries": [{"a": 1}, {"a": 2}]}
      """#
    let object = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    return object as? [String: Any] ?? [:]
  }()

  @Test func `numbers are read from numbers and from text`() {
    #expect(json.int64Attribute("id") == 20143)
    #expect(json.int64Attribute("idAsText") == 20143)
    #expect(json.intAttribute("idAsText") == 20143)
    #expect(json.int64Attribute("big") == 9_007_199_254_740_993)
    #expect(json.int64Attribute("whole") == 2)
    #expect(json.doubleAttribute("real") == 1.5)
    #expect(json.doubleAttribute("id") == 20143)
  }

  @Test func `text is read from text, numbers and Booleans`() {
    #expect(json.stringAttribute("text") == "x")
    #expect(json.stringAttribute("id") == "20143")
    #expect(json.stringAttribute("big") == "9007199254740993")
    #expect(json.stringAttribute("real") == "1.5")
    #expect(json.stringAttribute("yes") == "true")
  }

  @Test func `Booleans are read from Booleans, 0 and 1, and text`() {
    #expect(json.boolAttribute("yes") == true)
    #expect(json.boolAttribute("no") == false)
    #expect(json.boolAttribute("one") == true)
    #expect(["x": "false"].boolAttribute("x") == false)
    #expect(json.boolAttribute("id") == nil)
  }

  @Test func `dates are read from milliseconds`() {
    #expect(json.dateAttribute("date") == Date(timeIntervalSince1970: 1_500_000_000))
    #expect(["d": Date(timeIntervalSince1970: 7)].dateAttribute("d")?.timeIntervalSince1970 == 7)
  }

  @Test(arguments: [
    ("2017-07-14T02:40:00Z", 1_500_000_000), ("2017-07-14T02:40:00.250Z", 1_500_000_000.25),
    ("2017-07-14T04:40:00+02:00", 1_500_000_000), ("2017-07-14", nil), ("yesterday", nil),
  ])
  func `dates of REST services are read from ISO 8601`(text: String, seconds: Double?) {
    #expect(["d": text].dateAttribute("d")?.timeIntervalSince1970 == seconds)
  }

  @Test func `nested entities and lists are read as they are`() {
    #expect(json.attributesAttribute("nested")?.stringAttribute("name") == "n")
    #expect(json.listAttribute("list")?.count == 2)
    #expect(json.attributesListAttribute("entries")?.map { $0.intAttribute("a") } == [1, 2])
    #expect(json.attributesListAttribute("list") == nil)
  }

  /// Every kind of value that a list may have by mistake.
  private let odd: [Any] = [
    "7", NSNull(), 8, "x", 9.5, true, ["name": "n"], [1], "false", 0,
  ]

  @Test func `elements of a list are read like attributes, and the others left out`() {
    #expect(odd.stringElements == ["7", "8", "x", "9.5", "true", "false", "0"])
    #expect(odd.intElements == [7, 8, 0])
    #expect(odd.int64Elements == [7, 8, 0])
    #expect(odd.doubleElements == [7, 8, 9.5, 0])
    #expect(odd.boolElements == [true, false, false])
    #expect(odd.attributesElements?.map { $0.stringAttribute("name") } == ["n"])
    #expect(["list": odd].attributesListAttribute("list")?.count == 1)
  }

  @Test func `a list is nil if not one of its elements can be read, and empty if it is`() {
    #expect(["x", NSNull()].int64Elements == nil)
    #expect([1, 2].attributesElements == nil)
    #expect([NSNull()].stringElements == nil)
    #expect([].stringElements == [])
    #expect([].attributesElements?.isEmpty == true)
  }

  @Test(arguments: ["null", "missing", "nested"])
  func `values that are missing, null or of another type are nil`(name: String) {
    #expect(json.stringAttribute(name) == nil)
    #expect(json.intAttribute(name) == nil)
    #expect(json.int64Attribute(name) == nil)
    #expect(json.doubleAttribute(name) == nil)
    #expect(json.boolAttribute(name) == nil)
    #expect(json.dateAttribute(name) == nil)
    #expect(json.listAttribute(name) == nil)
  }

  @Test func `Swift's own numbers are read like those of JSON`() {
    let attributes: [String: Any] = [
      "int": 7, "int32": Int32(7), "double": 7.0, "bool": true, "fraction": 7.5,
      "huge": UInt64.max,
    ]
    #expect(attributes.int64Attribute("int") == 7)
    #expect(attributes.int64Attribute("int32") == 7)
    #expect(attributes.int64Attribute("double") == 7)
    #expect(attributes.boolAttribute("bool") == true)
    #expect(attributes.int64Attribute("bool") == nil)
    #expect(attributes.int64Attribute("fraction") == nil)
    #expect(attributes.int64Attribute("huge") == nil)
  }

  @Test func `defect 51: a whole number is a number, whatever its type`() {
    let score: [String: Any] = ["int": 1, "int64": Int64(1), "double": 1.0, "number": NSNumber(1)]
    for key in score.keys { #expect(score.doubleAttribute(key) == 1) }
  }

  @Test func `attributes are decoded from JSON as services return them`() throws {
    struct Entity: Decodable {
      let attributes: [String: Any]

      init(from decoder: any Decoder) throws {
        attributes = try decoder.attributes()
      }
    }
    let text = #"""
      {"id": 9007199254740993, "real": 1.5, "yes": true, "one": 1, "text": "x", "null": null,
      "date": 1500000000000, "nested": {"names": ["n", "m"]}, "entries": [{"a": 1}, {"a": 2}]}
      """#
    let json = try JSONDecoder().decode(Entity.self, from: Data(text.utf8)).attributes
    #expect(json.int64Attribute("id") == 9_007_199_254_740_993)
    #expect(json.doubleAttribute("real") == 1.5)
    #expect(json.boolAttribute("yes") == true)
    #expect(json.intAttribute("one") == 1)
    #expect(json.stringAttribute("text") == "x")
    #expect(json.stringAttribute("null") == nil)
    #expect(json.dateAttribute("date") == Date(timeIntervalSince1970: 1_500_000_000))
    #expect(
      json.attributesAttribute("nested")?.listAttribute("names")?.stringElements == ["n", "m"])
    #expect(json.attributesListAttribute("entries")?.map { $0.intAttribute("a") } == [1, 2])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Entity.self, from: Data("[1]".utf8))
    }
  }

  @Test func `defect 55: a user without attributes has empty ones`() {
    let user = User(attributes: ["userId": "20199", "firstName": "Joe", "lastName": NSNull()])
    #expect(user.userId == 20199)
    #expect(user.firstName == "Joe")
    #expect(user.lastName == "")
    #expect(user.email == "")
    #expect(user.int64Attribute("contactId") == 0)
  }
}
