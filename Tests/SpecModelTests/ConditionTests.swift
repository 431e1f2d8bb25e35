import SourceText
import SpecModel
import Testing

/// What a rule that can be read says.
struct ConditionTests {
  /// The conditions of rules about some properties, as one line each.
  private func conditions(_ rules: [String]) throws -> [String] {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          kind: custom
          properties:
            folderId: Int64
            parentId: Int64
            title: String
            note: String?
            isPublic: Bool
            ratio: Double
            tags: [String]
            bytes: Data?
            day: Date
            other: Date
          validate:
      \(rules.map { "      '\($0.replacing("'", with: "''"))': Message" }.joined(separator: "\n"))
      """)
    #expect(spec.connectors[0].rules.allSatisfy { $0.message.value == "Message" })
    return spec.connectors[0].rules.map { rule in
      let subject = rule.condition.subject.propertyName ?? ""
      switch rule.condition.predicate {
      case .isEmpty(let expected): return "\(subject) empty \(expected)"
      case .isNil(let expected): return "\(subject) nil \(expected)"
      case .compares(let comparison, let other):
        guard case .literal(let literal) = other.form else {
          return "\(subject) \(comparison.rawValue) property \(other.propertyName ?? "")"
        }
        return "\(subject) \(comparison.rawValue) literal \(literal.source)"
      case .passes(let test, let expected, _): return "\(subject) \(test) \(expected)"
      case .isWithin(let lower, let upper, let expected):
        return "\(subject) \([lower, upper].map { $0.propertyName ?? "literal" }) \(expected)"
      }
    }
  }

  @Test func `a rule asks about the content`() throws {
    let rules = try conditions([
      "title has at most 75 characters", "note has at least 1 character",
      "tags has exactly 2 elements", "title contains \"a is b\"", "note does not contain \"@\"",
      "title matches \"[0-9]{2}\\.\"", "title does not match \"a|b\"", "note is an email address",
      "note is not an email address", "title is a URL", "day is in the past",
      "day is not in the future", "folderId is from 1 to 5", "day is not from other to other",
      "ratio is from -1 to 0.5",
    ])
    #expect(
      rules == [
        "title count(SpecModel.Condition.Comparison.lessOrEqual, 75) true",
        "note count(SpecModel.Condition.Comparison.greaterOrEqual, 1) true",
        "tags count(SpecModel.Condition.Comparison.equal, 2) true",
        "title contains(\"a is b\") true", "note contains(\"@\") false",
        "title matches(\"[0-9]{2}\\\\.\") true", "title matches(\"a|b\") false",
        "note emailAddress true", "note emailAddress false", "title url true", "day past true",
        "day future false", "folderId [\"literal\", \"literal\"] true",
        "day [\"other\", \"other\"] false", "ratio [\"literal\", \"literal\"] true",
      ])
  }

  @Test func `a rule asks whether there is something`() throws {
    let rules = try conditions([
      "title is empty", "title is not empty", "note is empty", "note is not nil", "note is nil",
      "tags is not empty", "bytes is not empty",
    ])
    #expect(
      rules == [
        "title empty true", "title empty false", "note empty true", "note nil false",
        "note nil true", "tags empty false", "bytes empty false",
      ])
  }

  @Test func `a rule compares in six ways`() throws {
    let rules = try conditions([
      "folderId > 0", "folderId >= -1", "folderId < 1_000", "folderId <= 5", "folderId == 7",
      "folderId != 8",
    ])
    #expect(
      rules == [
        "folderId > literal 0", "folderId >= literal -1", "folderId < literal 1000",
        "folderId <= literal 5", "folderId == literal 7", "folderId != literal 8",
      ])
  }

  @Test func `a rule compares with a value of the same type or another property`() throws {
    let rules = try conditions([
      #"title != "a == b""#, #"title == """#, #"title > "it's""#, #"note == "x""#,
      "isPublic == true", "ratio < 0.5", "ratio < 1", "folderId != parentId", "day > other",
    ])
    #expect(
      rules == [
        #"title != literal "a == b""#, #"title == literal """#, #"title > literal "it's""#,
        #"note == literal "x""#, "isPublic == literal true", "ratio < literal 0.5",
        "ratio < literal 1", "folderId != property parentId", "day > property other",
      ])
  }

  @Test func `blanks in a rule count as one or none`() throws {
    let rules = try conditions([
      "  title   is  not \t empty  ", "folderId>0", "folderId  >=-1", " folderId== 7 ",
      #"title=="  two  words ""#,
    ])
    #expect(
      rules == [
        "title empty false", "folderId > literal 0", "folderId >= literal -1",
        "folderId == literal 7", #"title == literal "  two  words ""#,
      ])
  }

  @Test func `rules keep their order`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          kind: custom
          properties: { b: Int, a: Int }
          validate:
            b > 0: First
            a > 0: Second
            b < 9: Third
      """)
    #expect(spec.connectors[0].rules.map(\.message.value) == ["First", "Second", "Third"])
  }

  @Test(arguments: Condition.Comparison.allCases)
  func `a comparison denied twice is itself`(comparison: Condition.Comparison) {
    #expect(comparison.negated != comparison)
    #expect(comparison.negated.negated == comparison)
  }

  @Test func `a comparison denied is its opposite`() {
    #expect(
      Condition.Comparison.allCases.map { "\($0.rawValue) \($0.negated.rawValue)" } == [
        ">= <", "<= >", "== !=", "!= ==", "> <=", "< >=",
      ])
  }
}
