import SourceText
import SwiftText

/// An outline as lines, ready to be compared.
struct OutlineDump {
  let text: String

  init(of source: String) {
    self.init(Outline(of: SourceFile(path: "a.swift", text: source)))
  }

  init(_ outline: Outline) {
    text =
      outline.imports.map { "import \($0.name.text)\n" }.joined()
      + outline.types.map { Self.lines(of: $0, indent: "") }.joined()
      + outline.members.map { Self.line(of: $0, indent: "") }.joined()
      + outline.problems.map { "\($0.kind) at '\($0.range.text)'\n" }.joined()
  }

  private static func lines(of type: TypeDeclaration, indent: String) -> String {
    let inherited = type.inherited.map(\.text).joined(separator: ", ")
    return indent + prefix(type.attributes, type.modifiers) + "\(type.kind) \(type.name.text)"
      + (inherited.isEmpty ? "" : ": \(inherited)") + branches(type.clauses) + "\n"
      + type.types.map { lines(of: $0, indent: indent + "  ") }.joined()
      + type.members.map { line(of: $0, indent: indent + "  ") }.joined()
  }

  private static func line(of member: Member, indent: String) -> String {
    indent + prefix(member.attributes, member.modifiers) + declaration(of: member)
      + (member.type.map { ": \($0.text)" } ?? "") + value(of: member) + branches(member.clauses)
      + "\n"
  }

  private static func declaration(of member: Member) -> String {
    switch member.kind {
    case .variable: "var \(member.name.text)"
    case .constant: "let \(member.name.text)"
    case .function(let parameters):
      "func \(member.name.text)(" + parameters.map(text(of:)).joined(separator: ", ") + ")"
    case .special: member.name.text
    case .enumCase: "case \(member.name.text)"
    case .alias: "typealias \(member.name.text)"
    }
  }

  private static func text(of parameter: Member.Parameter) -> String {
    parameter.writtenLabel + ": " + (parameter.type?.text ?? "")
  }

  private static func value(of member: Member) -> String {
    switch member.value {
    case nil: ""
    case .string(let literal)?: " = \(literal.value.debugDescription)"
    case .call?, .other?: " = …"
    }
  }

  private static func prefix(
    _ attributes: [DeclarationAttribute], _ modifiers: Set<String>
  ) -> String {
    attributes.map { "@\($0.name.text)" + ($0.argument.map { "(\($0))" } ?? "") + " " }.joined()
      + modifiers.sorted().map { $0 + " " }.joined()
  }

  private static func branches(_ clauses: [Clause]) -> String {
    clauses.map { "  [\($0.block).\($0.index) \($0.text)]" }.joined()
  }
}

/// The code of the only member of the only type of `source`.
func code(_ source: String) -> Code {
  let outline = Outline(of: SourceFile(path: "a.swift", text: "class A {\n\(source)\n}"))
  return outline.types[0].members[0].code
}
