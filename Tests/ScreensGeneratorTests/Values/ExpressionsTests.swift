import Regeneration
import SpecModel
import Testing

@testable import ScreensGenerator

extension SwiftType {
  fileprivate init(_ builtin: Builtin, isOptional: Bool = false) {
    self.init(.builtin(builtin), isOptional: isOptional)
  }
}

struct ExpressionsTests {
  @Test(arguments: [
    (SwiftType(.int), SwiftType(.int), "x"),
    (SwiftType(.int), SwiftType(.int, isOptional: true), "x"),
    (SwiftType(.int), SwiftType(.int64), "Int64(x)"),
    (SwiftType(.int), SwiftType(.int64, isOptional: true), "Int64(x)"),
    (SwiftType(.int, isOptional: true), SwiftType(.int, isOptional: true), "x"),
    (SwiftType(.int, isOptional: true), SwiftType(.int), "x ?? 0"),
    (SwiftType(.int, isOptional: true), SwiftType(.int64), "Int64(x ?? 0)"),
    (
      SwiftType(.int, isOptional: true), SwiftType(.int64, isOptional: true),
      "(x).map { Int64($0) }"
    ),
    (SwiftType(.string, isOptional: true), SwiftType(.string), "x ?? \"\""),
    (SwiftType(.bool, isOptional: true), SwiftType(.bool), "x ?? false"),
    (SwiftType(.cgSize, isOptional: true), SwiftType(.cgSize), "x ?? .zero"),
    (SwiftType(.attributes, isOptional: true), SwiftType(.attributes), "x ?? [:]"),
    (SwiftType(.float), SwiftType(.double), "Double(x)"),
    (SwiftType(.date, isOptional: true), SwiftType(.date, isOptional: true), "x"),
  ])
  func `a value becomes one of another type`(
    _ source: SwiftType, _ target: SwiftType, _ expected: String
  ) {
    #expect(converted("x", from: source, to: target) == expected)
  }

  @Test func `the Screenlet passes each input as the connector wants it`() throws {
    let spec = try screenlet(
      """
      screenlet: Sample
      properties: { count: Int, in: String, interactor: String, note: String?, size: CGSize }
      viewModel: { title: String?, caption: String, steps: Int, on: Bool?, repeat: String?, at: Date? }
      connectors:
        Save:
          kind: custom
          properties:
            count: Int64
            in: String
            interactor: String?
            note: String
            size: CGSize?
            title: String
            caption: String
            steps: Int64?
            on: Bool
            repeat: String?
            at: Date?
      actions:
        save: { kind: write, connector: Save }
      """)
    #expect(
      spec.actions[0].inputs.map(\.expression) == [
        "Int64(count)", "`in`", "self.interactor", "note ?? \"\"", "size",
        "viewModel?.title ?? \"\"", "viewModel?.caption ?? \"\"",
        "(viewModel?.steps).map { Int64($0) }", "viewModel?.on ?? false", "viewModel?.repeat",
        "viewModel?.at",
      ])
  }

  @Test func `a model reads each attribute by its type`() throws {
    let spec = try screenlet(
      """
      screenlet: Sample
      models:
        Note: { name: String }
        Entry:
          text: String
          note: String?
          flag: Bool
          count: Int
          small: Int32
          big: Int64?
          ratio: Double
          factor: Float
          when: Date?
          link: URL?
          raw: '[String: Any]'
          entry: Entry?
          other: Note?
          entries: '[Entry]'
          tags: '[String]?'
          ids: '[Int]'
          keys: '[Int64]'
          flags: '[Bool]'
          ratios: '[Double]'
          raws: '[[String: Any]]'
          class: String
      """)
    #expect(
      spec.models[1].attributes.map(\.expression) == [
        "attributes.stringAttribute(\"text\") ?? \"\"",
        "attributes.stringAttribute(\"note\")",
        "attributes.boolAttribute(\"flag\") ?? false",
        "attributes.intAttribute(\"count\") ?? 0",
        "attributes.intAttribute(\"small\").flatMap { Int32(exactly: $0) } ?? 0",
        "attributes.int64Attribute(\"big\")",
        "attributes.doubleAttribute(\"ratio\") ?? 0",
        "attributes.doubleAttribute(\"factor\").map { Float($0) } ?? 0",
        "attributes.dateAttribute(\"when\")",
        "attributes.stringAttribute(\"link\").flatMap { URL(string: $0) }",
        "attributes.attributesAttribute(\"raw\") ?? [:]",
        "attributes.attributesAttribute(\"entry\").map { Entry(attributes: $0) }",
        "attributes.attributesAttribute(\"other\").map { Note(attributes: $0) }",
        "attributes.attributesListAttribute(\"entries\")?.map { Entry(attributes: $0) } ?? []",
        "attributes.listAttribute(\"tags\")?.stringElements",
        "attributes.listAttribute(\"ids\")?.intElements ?? []",
        "attributes.listAttribute(\"keys\")?.int64Elements ?? []",
        "attributes.listAttribute(\"flags\")?.boolElements ?? []",
        "attributes.listAttribute(\"ratios\")?.doubleElements ?? []",
        "attributes.attributesListAttribute(\"raws\") ?? []",
        "attributes.stringAttribute(\"class\") ?? \"\"",
      ])
  }

  @Test func `the name of an attribute is a literal, whatever it is`() {
    #expect(
      attributeExpression(of: .builtin(.string), named: "a\"b\n\\(c)", in: "object?")
        == #"object?.stringAttribute("a\"b\n\\(c)")"#)
  }

  @Test(arguments: [
    (SwiftType.Base.builtin(.bool), "result as? Bool"),
    (.builtin(.int), "(result as? NSNumber)?.intValue"),
    (.builtin(.int32), "(result as? NSNumber)?.int32Value"),
    (.builtin(.int64), "(result as? NSNumber)?.int64Value"),
    (.builtin(.float), "(result as? NSNumber)?.floatValue"),
    (.builtin(.double), "(result as? NSNumber)?.doubleValue"),
    (.builtin(.string), "result as? String"),
    (.builtin(.attributes), "result as? [String: Any]"),
    (.model("Entry"), "result as? [String: Any]"),
    (.list(.model("Entry")), "(result as? [Any])?.attributesElements"),
    (.list(.builtin(.attributes)), "(result as? [Any])?.attributesElements"),
    (.list(.builtin(.string)), "(result as? [Any])?.stringElements"),
    (.list(.builtin(.int64)), "(result as? [Any])?.int64Elements"),
  ])
  func `the answer of a service is read by its type`(_ type: SwiftType.Base, _ expected: String) {
    #expect(answerExpression(of: type) == expected)
  }

  @Test(arguments: [
    (SwiftType.Base.model("Entry"), "Entry(attributes: x)"),
    (.model("Any"), "`Any`(attributes: x)"),
    (.list(.model("Entry")), "x.map { Entry(attributes: $0) }"),
    (.builtin(.int), "x"), (.list(.builtin(.int)), "x"),
  ])
  func `a model is made of what a connector keeps`(_ type: SwiftType.Base, _ expected: String) {
    #expect(modelExpression(of: type, from: "x") == expected)
  }
}
