import SpecModel
import Testing

@testable import ScreensGenerator

struct ServiceCallExpressionTests {
  private func connector(_ lines: String) throws -> ConnectorSpec {
    let indented = lines.split(separator: "\n").map { "    " + $0 + "\n" }.joined()
    return try screenlet("screenlet: Sample\nconnectors:\n  Save:\n\(indented)").connectors[0]
  }

  private func expression(_ method: String, _ arguments: String) throws -> String {
    let connector = try connector(
      """
      service: LRBookmarksEntryService_v7
      properties: { title: String, in: String, service: String, result: Int64 }
      method: \(method)
      arguments: \(arguments)
      """)
    guard case .liferay(let liferay) = connector.kind else { return "" }
    return liferay.call.expression
  }

  @Test(arguments: [
    ("add", "{}", "service.add()"),
    ("add", "{ name: title }", "service.add(name: title)"),
    ("addWithName", "{ name: title, in: in }", "service.addWithName(title, in: `in`)"),
    ("addWithName", "{ in: in, name: title }", "service.addWithName(in: `in`, name: title)"),
    ("addWithFolderName", "{ name: title }", "service.addWithFolderName(name: title)"),
    ("WithName", "{ name: title }", "service.WithName(title)"),
    ("repeat", "{ let: title, inout: title }", "service.repeat(let: title, `inout`: title)"),
    (
      "add", "{ groupId: context.groupId, companyId: context.companyId, at: context.server }",
      "service.add(groupId: LiferayServerContext.groupId, "
        + "companyId: LiferayServerContext.companyId, at: LiferayServerContext.server)"
    ),
    ("add", "{ a: service, b: result }", "service.add(a: self.service, b: self.result)"),
  ])
  func `a call passes what the spec says`(
    _ method: String, _ arguments: String, _ expected: String
  ) throws {
    #expect(try expression(method, arguments) == expected)
  }

  @Test(arguments: [
    ("nil", "nil"), ("true", "true"), ("0", "0"), ("-5", "-5"), ("1000000", "1_000_000"),
    ("2.5", "2.5"), (#"'"text"'"#, #""text""#),
    (#"'"say \"it\", \\(now)\n\u{202E}"'"#, #""say \"it\", \\(now)\n\u{202E}""#),
  ])
  func `a literal is written again as one`(_ literal: String, _ expected: String) throws {
    #expect(try expression("add", "{ a: \(literal) }") == "service.add(a: \(expected))")
  }

  @Test(arguments: [
    ("a > 0", "a <= 0"), ("a >= 10", "a < 10"), ("a < 1000000", "a >= 1_000_000"),
    ("a <= b", "a > b"), ("a == 1", "a != 1"), ("a != -1", "a == -1"), ("a>0", "a <= 0"),
    ("text is empty", "!text.isEmpty"), ("text is not empty", "text.isEmpty"),
    ("note is empty", "note?.isEmpty == false"), ("note is not empty", "note?.isEmpty != false"),
    ("note is nil", "note != nil"), ("note is not nil", "note == nil"),
    ("list is not empty", "list.isEmpty"), ("in is not empty", "`in`.isEmpty"),
    ("in == text", "`in` != text"), ("on == true", "!on"), ("on == false", "on"),
    ("on != true", "on"), ("on != false", "!on"), ("maybe == true", "maybe != true"),
    ("maybe != false", "maybe == false"),
    ("at != .zero", "at == .zero"),
    (#"text == "a \"b\" \\(c)""#, #"text != "a \"b\" \\(c)""#),
    ("ratio > 0.5", "ratio <= 0.5"),
  ])
  func `a rule is broken when its opposite holds`(_ rule: String, _ expected: String) throws {
    let connector = try connector(
      """
      kind: custom
      properties: { a: Int, b: Int, text: String, note: String?, list: '[Int]', in: String, on: Bool, maybe: Bool?, at: CGPoint, ratio: Double }
      validate: { '\(rule)': no }
      """)
    #expect(connector.rules.map(\.violation) == [expected])
  }
}
