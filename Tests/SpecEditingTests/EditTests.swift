import SourceText
import SpecModel
import TestSupport
import Testing

@testable import SpecEditing

/// Edits of specs: the cases of `Cases/Edits`. The heading of a text says what is done with it:
///
///     --- add connector New
///     --- add theme new of ../flat7.theme.yml
///     --- add services portal.services
///     --- rename title to heading of kind property in Note.screenlet.yml
///
/// An added connector has the property `a: Int`. A renaming shows the lines that it changes, and one
/// of no text is that of a file of `Cases/Samples`.
struct EditTests {
  @Test(arguments: try TextCase.all(in: "Edits", beside: #filePath))
  func `an edit changes a spec as its case says`(_ item: TextCase) throws {
    let (heading, text) = try #require(item.parts.count == 1 ? item.parts.first : nil)
    try item.expect(result(of: heading, text))
  }

  private func result(of heading: String, _ text: String) throws -> String {
    let words = heading.split(separator: " ").map(String.init)
    switch (words.first, words.dropFirst().first, words.count) {
    case ("add", "connector", 3): return try Edit.adding(connector: words[2], to: text)
    case ("add", "action", 3): return try Edit.adding(action: words[2], to: text)
    case ("add", "theme", 3): return try Edit.adding(theme: words[2], to: text)
    case ("add", "theme", 5...) where words[3] == "of":
      return try Edit.adding(
        theme: words[2], of: words.dropFirst(4).joined(separator: " "), to: text)
    case ("add", "services", 3): return Edit.adding(services: words[2], to: text)
    case ("rename", _, 6) where words[2] == "to" && words[4] == "in":
      return try renaming(words[1], to: words[3], nil, in: words[5], text)
    case ("rename", _, 9) where words[2] == "to" && words[4...5] == ["of", "kind"]:
      guard let kind = SpecRename.Kind(rawValue: words[6]) else { throw CaseMistake(heading) }
      return try renaming(words[1], to: words[3], kind, in: words[8], text)
    default: throw CaseMistake(heading)
    }
  }

  /// The new path if the edit changes it, and the lines that it changes; otherwise what is reported.
  private func renaming(
    _ old: String, to new: String, _ kind: SpecRename.Kind?, in path: String, _ text: String
  ) throws -> String {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: path, text: text.isEmpty ? try sample(path) : text)
    guard let rename = SpecRename(old, to: new, kind: kind, in: file, reporting: &diagnostics)
    else { return diagnostics.printed }
    #expect(diagnostics.isEmpty)
    let path = rename.path(of: file, from: old, to: new)
    let before = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let after = rename.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(before.count == after.count)
    return (path == file.path ? "" : "move to \(path)\n")
      + zip(before, after).filter { $0 != $1 }.map { $1 + "\n" }.joined()
  }

  @Test func `an empty text is not a spec`() throws {
    let message = "this is not a spec to add to; start it with 'screenlet: <Name>'"
    #expect(
      try Edit.adding(connector: "New", to: "")
        == "Sample.screenlet.yml:1:1: error: \(message)\n1 | \n  | ^\n")
  }

  @Test func `a carriage return alone ends lines too`() throws {
    #expect(
      try Edit.adding(theme: "new", to: "screenlet: Sample\r# x\r")
        == "screenlet: Sample\r\rthemes:\r  default: full\r  new: full\r# x\r")
  }

  @Test(arguments: [
    (
      "screenlet: Sample\nconnectors:\n  Old:\n    kind: custom\n\n",
      "screenlet: Sample\nconnectors:\n  Old:\n    kind: custom\n"
        + "  New:\n    kind: custom\n    properties:\n      a: Int\n\n"
    ),
    (
      "screenlet: Sample\n\n# x\nactions: {}\n",
      "screenlet: Sample\n\nconnectors:\n  New:\n    kind: custom\n"
        + "    properties:\n      a: Int\n\n# x\nactions: {}\n"
    ),
    (
      "screenlet: Sample\nconnectors:",
      "screenlet: Sample\nconnectors:\n  New:\n    kind: custom\n    properties:\n      a: Int"
    ),
    (
      "{\n\tscreenlet: Sample\n}\n",
      "{\n\tscreenlet: Sample,\n"
        + "\tconnectors: { New: { kind: custom, properties: { a: Int } } }\n}\n"
    ),
  ])
  func `the line ends of Windows stay, and the new lines have them`(
    _ text: String, _ expected: String
  ) throws {
    #expect(
      try Edit.adding(connector: "New", to: text.replacing("\n", with: "\r\n"))
        == expected.replacing("\n", with: "\r\n"))
  }

  @Test func `the line ends of Windows stay in a module file`() {
    #expect(
      Edit.adding(services: "portal.services", to: "# ours\r\nmodule: App # of all\r\n")
        == "# ours\r\nmodule: App # of all\r\nservices: portal.services\r\n")
  }

  @Test func `a byte order mark stays in front`() throws {
    let added = "connectors:\n  New:\n    kind: custom\n    properties:\n      a: Int\n"
    for (head, rest) in [
      ("screenlet: Sample\n\n", ""), ("", "\nactions: {}\nscreenlet: Sample\n"),
      ("", "\n# x\nactions: {}\nscreenlet: Sample\n"),
    ] {
      let text = rest.isEmpty ? "screenlet: Sample\n" : String(rest.dropFirst())
      #expect(
        try Edit.adding(connector: "New", to: "\u{FEFF}" + text)
          == "\u{FEFF}" + head + added + rest)
    }
  }

  @Test(arguments: [
    ("{}", "{ new: full }"),
    ("{ }", "{ new: full }"),
    ("{ # none\n }", "{ new: full # none\n }"),
    ("{ a: full }", "{ a: full, new: full }"),
    ("{a: full}", "{a: full, new: full}"),
    ("{ a: full, }", "{ a: full, new: full, }"),
    ("{a: full,}", "{a: full, new: full,}"),
    ("{ a: full , }", "{ a: full , new: full, }"),
    ("{ \"a\":full # x\n }", "{ \"a\":full, new: full # x\n }"),
    ("{ a: &x full, b: *x }", "{ a: &x full, b: *x, new: full }"),
    ("{\n  a: full }", "{\n  a: full,\n  new: full }"),
    ("{\n    a: full\n  }", "{\n    a: full,\n    new: full\n  }"),
    ("{\n    a: full,   # x\n  }", "{\n    a: full,   # x\n    new: full,\n  }"),
    ("{\n    a: full   # x, y\n  }", "{\n    a: full,   # x, y\n    new: full\n  }"),
    ("{\n  a: full, b: full\n  }", "{\n  a: full, b: full, new: full\n  }"),
    ("{ a: full,\n  b: full }", "{ a: full,\n  b: full,\n  new: full }"),
    (
      "{\n  a: full\n  # x\n  , # y\n  # z\n  }",
      "{\n  a: full\n  # x\n  , # y\n  new: full,\n  # z\n  }"
    ),
    ("{ ? a : full }", "{ ? a : full, new: full }"),
    ("{ a: \n   'full' }", "{ a: \n   'full', new: full }"),
  ])
  func `between braces the new one is the last`(_ themes: String, _ expected: String) throws {
    for (before, after) in [
      ("screenlet: Sample\nthemes: ", "\n"), ("{ screenlet: Sample, themes: ", " }"),
      ("--- # x\nscreenlet: Sample\nthemes: ", "   # { }\n\n...\n"),
    ] {
      let isEmpty = !themes.contains("full")
      let wanted = isEmpty ? expected.replacing("new", with: "default: full, new") : expected
      #expect(
        try Edit.adding(theme: "new", to: before + themes + after) == before + wanted + after)
    }
  }
}
