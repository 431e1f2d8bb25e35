import TestSupport

/// A valid spec of a Screenlet, written in one of very many ways.
struct SpecShape {
  /// The sections, in an order of their own, and whether each entry has its own line.
  private let sections: [(key: String, entries: [String])]
  private var random: SeededGenerator
  private let step: String
  private let newline: String
  private var lines: [String] = []

  static func text(seed: UInt64) -> String {
    var shape = SpecShape(seed: seed)
    return shape.text()
  }

  private init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    step = String(repeating: " ", count: Int.random(in: 1...5, using: &random))
    newline = ["\n", "\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
    var sections: [(String, [String])] = [
      ("summary", []),
      ("properties", ["folderId", "\u{E9}t\u{E9}"]),
      ("connectors", Self.some(["First", "Second", "Third"], &random)),
      ("actions", Self.some(["one-thing", "another", "last"], &random)),
      ("themes", ["default"] + Self.some(["flat7", "large"], &random)),
    ].filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
    sections.append(("screenlet", []))
    sections.shuffle(using: &random)
    self.sections = sections.map { (key: $0.0, entries: $0.1) }
    self.random = random
  }

  private static func some(_ names: [String], _ random: inout SeededGenerator) -> [String] {
    Array(names.prefix(Int.random(in: 0...names.count, using: &random)))
  }

  private mutating func text() -> String {
    var text = chance(8) ? "\u{FEFF}" : ""
    if chance(5) {
      text += inBraces()
    } else {
      let depth = chance(6) ? "  " : ""
      if chance(6) { lines.append(contentsOf: ["# A comment.", "---"]) }
      for (key, entries) in sections { write(key, entries, depth) }
      if chance(6) { lines.append("...") }
      text += lines.joined(separator: newline)
    }
    return text + (chance(3) ? "" : newline)
  }

  // MARK: In lines

  private mutating func write(_ key: String, _ entries: [String], _ depth: String) {
    noise(depth)
    switch key {
    case "screenlet":
      lines.append(depth + quoted(key) + ": " + quoted("Sample") + comment())
    case "summary":
      lines += summary(depth)
    default:
      let needsEntries = key == "themes"
      if entries.isEmpty, !needsEntries {
        lines.append(depth + quoted(key) + ":" + pick([" {}", " { }", ""]) + comment())
      } else if chance(3) {
        lines += flow(key, entries, depth)
      } else {
        lines.append(depth + quoted(key) + ":" + comment())
        for entry in entries { write(entry, of: key, depth + step) }
      }
    }
    // Deeper than the section: a comment at its end belongs to it.
    if chance(6) { lines.append(depth + step + "# the end of it") }
  }

  private mutating func write(_ entry: String, of key: String, _ depth: String) {
    if chance(6) { noise(depth) }
    let name = depth + quoted(entry) + ":"
    switch key {
    case "properties":
      lines.append(name + " Int64 = 0" + comment())
    case "themes":
      lines.append(name + (entry == "default" ? " full" : " child of default") + comment())
    default:
      if chance(3) {
        lines.append(name + " { kind: custom }" + comment())
      } else {
        lines.append(name + comment())
        lines.append(depth + step + "kind: " + quoted("custom") + comment())
        if chance(2) { lines += summary(depth + step) }
        if chance(6) { lines.append(depth + step + "# deeper") }
      }
    }
  }

  private mutating func summary(_ depth: String) -> [String] {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: [depth + "summary: |", depth + "  One, { two }", "", depth + "  # three"]
    case 1: [depth + "summary: |+", depth + "  One", "", ""]
    case 2: [depth + "summary: >-", depth + "  one", depth + "  two"]
    case 3: [depth + "summary: \"one", depth + "  two # and \\\"three\""]
    case 4: [depth + "summary: one", depth + "  two" + comment()]
    case 5: [depth + "summary: 'it''s #1: { one }, two'" + comment()]
    default: [depth + "summary: Adds it." + comment()]
    }
  }

  // MARK: In braces

  private mutating func inBraces() -> String {
    let parts = sections.map { key, entries in
      switch key {
      case "screenlet": "screenlet: Sample"
      case "summary": "summary: \"it's { one }, two\""
      default: quoted(key) + ": " + flow(of: key, entries)
      }
    }
    return braces(parts, indent: "  ").joined(separator: newline)
  }

  private mutating func flow(_ key: String, _ entries: [String], _ depth: String) -> [String] {
    let items = entries.map { item($0, of: key) }
    var flow = braces(items, indent: depth + step)
    flow[0] = depth + quoted(key) + ": " + flow[0]
    return flow
  }

  private mutating func flow(of key: String, _ entries: [String]) -> String {
    let items = entries.map { item($0, of: key) }.joined(separator: ", ")
    return items.isEmpty ? "{}" : chance(2) ? "{ \(items) }" : "{\(items)}"
  }

  private mutating func item(_ entry: String, of key: String) -> String {
    switch key {
    case "properties": quoted(entry) + ": Int64 = 0"
    case "themes": quoted(entry) + ": " + (entry == "default" ? "full" : "child of default")
    default: quoted(entry) + ": { kind: custom }"
    }
  }

  /// `{ a, b }` on one line or on several, with a comma at the end and comments or without.
  private mutating func braces(_ items: [String], indent: String) -> [String] {
    let last = chance(4) ? "," : ""
    if chance(2) { return ["{ " + items.joined(separator: ", ") + last + " }" + comment()] }
    var lines = ["{" + comment()]
    for (index, item) in items.enumerated() {
      lines.append(indent + item + (index < items.count - 1 ? "," : last) + comment())
      if chance(5) { lines.append(indent + "# between, them }") }
    }
    if chance(2) || lines.last?.contains("#") == true { return lines + [indent + "}" + comment()] }
    lines[lines.count - 1] += " }"
    return lines
  }

  // MARK: Noise

  private mutating func noise(_ depth: String) {
    if chance(3) { lines.append("") }
    if chance(5) { lines.append(depth + "# about: { what, follows }") }
    if chance(9) { lines.append("# at the margin") }
  }

  private mutating func comment() -> String {
    chance(4) ? pick([" # x", "   # { y: z, }", "\t# \u{E9}"]) : ""
  }

  private mutating func quoted(_ text: String) -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: "'\(text)'"
    case 1: "\"\(text)\""
    default: text
    }
  }

  private mutating func pick(_ texts: [String]) -> String {
    texts[Int.random(in: texts.indices, using: &random)]
  }

  /// True once in `count` times.
  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }
}
