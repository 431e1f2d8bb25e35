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
      }
    }
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
