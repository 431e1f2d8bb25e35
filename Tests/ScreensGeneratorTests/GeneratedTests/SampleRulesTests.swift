import SpecModel
import Testing

@testable import ScreensGenerator

/// Values for the rules of connectors, each list of them as a test would write it.
struct SampleRulesTests {
  /// The values that meet all rules, and for each rule those that break it.
  private func values(properties: String, rules: String) throws -> [String] {
    let spec = try screenlet(
      "screenlet: Sample\nconnectors: { Check: { kind: custom, "
        + "properties: { \(properties) }, validate: { \(rules) } } }\n")
    let connector = try #require(spec.connectors.first)
    let samples = SampleRules(connector)
    let found = [samples.accepted] + connector.rules.indices.map { samples.refused(byRule: $0) }
    return found.map { values in
      values.map { $0.map(\.source).joined(separator: ", ") } ?? "none"
    }
  }

  @Test func `each rule is broken by itself, in the order of the rules`() throws {
    #expect(
      try values(
        properties: "folderId: Int64, title: String, url: String",
        rules: "folderId > 0: a, title is not empty: b, url is not empty: c"
      ) == [
        #"1, "Title", "https://example.com""#, #"0, "Title", "https://example.com""#,
        #"1, "", "https://example.com""#, #"1, "Title", """#,
      ])
  }

  @Test func `a connector may have thousands of properties`() throws {
    let names = (0..<5_000).map { "p\($0)" }
    let list = names.map { "\($0): Int" }.joined(separator: ", ")
    let found = try values(properties: list, rules: "p0 > 1: a")
    let rest = names.indices.dropFirst().map { ", \($0 + 1)" }.joined()
    #expect(found == ["2" + rest, "1" + rest])
  }

  @Test func `a connector may have hundreds of rules`() throws {
    let names = (0..<60).map { "p\($0)" }
    let rules = [
      names.map { "\($0) > 0: m" }, (0..<300).map { "p0 > \($0): m" },
      (0..<300).map { "p0 != \($0): m" },
      zip(names, names.dropFirst()).map { "\($0) <= \($1): m" },
    ]
    for rules in rules {
      let found = try values(
        properties: names.map { "\($0): Int" }.joined(separator: ", "),
        rules: rules.joined(separator: ", "))
      let count = found.count { $0 != "none" }
      #expect(count == rules.count + 1, "\(rules[0])")
    }
  }

  @Test(arguments: [
    ("count: Int", "count >= 18", ["18", "1"]),
    ("count: Int32", "count < -5", ["-6", "1"]),
    ("count: Int64", "count == 9223372036854775807", ["9_223_372_036_854_775_807", "1"]),
    ("count: Int", "count != 1", ["2", "1"]),
    ("share: Double", "share <= 0.25", ["0", "1"]),
    ("share: Float", "share > 1e30", ["2e+30", "1"]),
    ("flag: Bool", "flag == false", ["false", "true"]),
    ("title: String", #"title == "joe""#, [#""joe""#, #""Title""#]),
    ("title: String", #"title < "Anna""#, [#""Ann""#, #""Title""#]),
    ("title: String?", "title is not nil", [#""Title""#, "nil"]),
    ("title: String?", "title is nil", ["nil", #""Title""#]),
    ("title: String?", "title is not empty", [#""Title""#, #""""#]),
    ("title: String?", "title is empty", [#""""#, #""Title""#]),
    ("names: '[String]'", "names is not empty", [#"["Names"]"#, "[]"]),
    ("bytes: Data", "bytes is not empty", [#"Data("a".utf8)"#, "Data()"]),
    ("raw: '[String: Any]'", "raw is empty", ["[:]", #"["key": "value"]"#]),
    ("at: Date?", "at is not nil", ["Date(timeIntervalSince1970: 86400)", "nil"]),
  ])
  func `a rule of each kind is met and broken`(
    property: String, rule: String, expected: [String]
  ) throws {
    #expect(try values(properties: property, rules: "'\(rule)': m") == expected)
  }

  @Test func `properties are compared with each other`() throws {
    #expect(
      try values(
        properties: "first: Int, last: Int, most: Int",
        rules: "first < last: a, last <= most: b, most != 3: c"
      ) == ["1, 2, 2", "2, 2, 2", "1, 3, 2", "1, 2, 3"])
    #expect(
      try values(properties: "a: Date, b: Date", rules: "a < b: m") == [
        "Date(timeIntervalSince1970: 86400), Date(timeIntervalSince1970: 172800)",
        "Date(timeIntervalSince1970: 172800), Date(timeIntervalSince1970: 172800)",
      ])
    #expect(
      try values(properties: "a: String, b: String", rules: "a < b: m")
        == [#""A", "B""#, #""B", "B""#])
    #expect(
      try values(properties: "a: Double, b: Double", rules: "a < b: m") == ["1, 2", "2, 2"])
    #expect(try values(properties: "a: Int", rules: "a < a: m") == ["none", "1"])
    #expect(
      try values(properties: "a: String, b: String", rules: "a != b: m")
        == [#""A", "B""#, #""B", "B""#])
  }

  @Test func `a rule that an earlier one covers is never the first to be broken`() throws {
    #expect(
      try values(properties: "count: Int", rules: "count > 5: a, count > 3: b")
        == ["6", "5", "none"])
  }

  @Test func `properties that a rule makes equal are changed together`() throws {
    let found = try values(
      properties: "password: String, again: String",
      rules: "password == again: a, password is not empty: b")
    #expect(found == [#""Password", "Password""#, #""Again", "Password""#, #""", """#])
  }

  @Test func `each of several properties is greater than the one before`() throws {
    let chain = { count in (1..<count).map { "p\($0) < p\($0 + 1): m" } }
    let found = try values(
      properties: "p1: Int, p2: Int, p3: Int, p4: Int",
      rules: (chain(4) + ["p4 < 4: m"]).joined(separator: ", "))
    #expect(found[0] == "0, 1, 2, 3")
    // Of a longer chain with a limit at its end, values are not found.
    #expect(
      try values(
        properties: (1...30).map { "p\($0): Int" }.joined(separator: ", "),
        rules: (chain(30) + ["p30 < 5: m"]).joined(separator: ", ")
      )[0] == "none")
  }

  @Test func `numbers of which each is less than the other have no valid values`() throws {
    #expect(
      try values(
        properties: "a: Int, b: Int", rules: "a > 0: a, a < b: b, b < a: c"
      ) == ["none", "0, 2", "3, 2", "1, 2"])
  }

  @Test func `a later rule may have to be broken along with an earlier one`() throws {
    let found = try values(properties: "count: Int", rules: "count > 3: a, count > 5: b")
    #expect(found == ["6", "1", "4"])
  }

  @Test func `rules that contradict each other have no valid values, but are broken`() throws {
    #expect(
      try values(properties: "count: Int", rules: "count > 5: a, count < 2: b")
        == ["none", "1", "6"])
  }

  @Test func `many properties do not matter`() throws {
    let names = (1...40).map { "p\($0)" }
    let found = try values(
      properties: names.map { "\($0): String" }.joined(separator: ", "),
      rules: names.map { "\($0) is not empty: m" }.joined(separator: ", "))
    #expect(found.count == 41)
    #expect(!found.contains("none"))
  }

  @Test func `an address that is a property is one, whatever the rules say`() throws {
    let spec = try screenlet(
      """
      screenlet: Sample
      connectors:
        Get:
          url: '{page}'
          properties: { page: String, depth: Int }
          validate: { page is not empty: a, page is empty: b, depth > 0: c }
      """)
    let connector = try #require(spec.connectors.first)
    #expect(SampleRules(connector).accepted == nil)
    #expect(SampleRules(connector).refused(byRule: 0) == nil)
  }

  @Test func `a property has what the control it comes from can show`() throws {
    let spec = try screenlet(
      """
      screenlet: Sample
      viewModel:
        least: { type: 'Double { get set }', widget: slider }
        most: { type: 'Double { get set }', widget: slider }
        level: { type: 'Int { get set }', widget: stepper, minimum: 5 }
      connectors:
        Check:
          kind: custom
          properties: { least: Double, most: Double, level: Int }
          validate: { least < most: m }
      actions:
        check: { kind: write, connector: Check }
      """)
    let connector = try #require(spec.connectors.first)
    let inputs = try #require(spec.actions.first).inputs
    let samples = SampleRules(connector, inputs: inputs, isPerformed: true)
    #expect(samples.accepted?.map(\.source) == ["0.5", "1", "5"])
  }
}
