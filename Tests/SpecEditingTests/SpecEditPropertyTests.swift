import SourceText
import SpecModel
import TestSupport
import Testing

@testable import SpecEditing

/// Specs in many shapes, each with a connector, an action and a theme added: every old byte stays,
/// in order, and the spec says nothing more besides what is added.
struct SpecEditPropertyTests {
  private static let additions: [(SpecSection, SpecEntry)] = [
    (.connectors, SpecEntry("Added", .block([SpecEntry("kind", "custom")]))),
    (
      .actions,
      SpecEntry(
        "added",
        .block([SpecEntry("kind", "custom"), SpecEntry("summary", "it's { one }: #2, 'three'")]))
    ),
    (.themes, SpecEntry("added", "child of default")),
  ]

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `whatever the shape of a spec, every other byte stays`(group: UInt64) throws {
    for seed in group * 100..<(group + 1) * 100 {
      let text = SpecShape.text(seed: seed)
      let before = try #require(read(text), "\(seed): \(text.debugDescription)")
      for (section, entry) in Self.additions {
        let edit = Edit(entry, to: section, of: text)
        try #require(edit.isDone, "\(seed), \(section): \(text)\n\(edit.printed)")
        let after = try #require(read(edit.printed), "\(seed), \(section): \(edit.printed)")
        #expect(after == before.adding(section), "\(seed), \(section): \(edit.printed)")
      }
    }
  }

  @Test func `all three can be added, one after the other`() throws {
    for seed in 1000..<1100 as Range<UInt64> {
      var text = SpecShape.text(seed: seed)
      var expected = try #require(read(text))
      for (section, entry) in Self.additions {
        text = Edit(entry, to: section, of: text).printed
        expected = expected.adding(section)
        #expect(read(text) == expected, "\(seed): \(text)")
      }
    }
  }

  /// `Edit` expects every old byte, in order.
  @Test(arguments: 0..<4 as Range<UInt64>)
  func `a damaged spec is edited without a loss, or refused with a reason`(group: UInt64) {
    var random = SeededGenerator(seed: group)
    let pieces = [
      "{", "}", "[", "]", ":", ",", "#", " #", "\n", "\r\n", "\t", " ", "'", "\"", "|", "&a ", "*a",
      "? ", "- ", "!!str ", "---\n", "\u{FEFF}", "\u{E9}", "themes:", "\u{2028}", "%YAML 1.2\n",
    ]
    var edited = 0
    for seed in group * 400..<(group + 1) * 400 {
      var text = Array(SpecShape.text(seed: seed).unicodeScalars)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0...text.count, using: &random)
        if Bool.random(using: &random), index < text.count {
          text.remove(at: index)
        } else if let piece = pieces.randomElement(using: &random) {
          text.insert(contentsOf: piece.unicodeScalars, at: index)
        }
      }
      var damaged = String.UnicodeScalarView()
      damaged.append(contentsOf: text)
      for (section, entry) in Self.additions {
        let edit = Edit(entry, to: section, of: String(damaged))
        if edit.isDone { edited += 1 }
        #expect(edit.isDone || edit.printed.contains("error: "))
      }
    }
    #expect(edited > 200)
  }

  @Test func `the shapes are of many kinds`() {
    let texts = (0..<800 as Range<UInt64>).map { SpecShape.text(seed: $0) }
    for part in [
      "\r\n", "\u{FEFF}", "{ screenlet", "themes: {", "|+", "...", "---", "connectors: {}",
      ", }", "# the end of it",
    ] {
      #expect(texts.count { $0.contains(part) } > 5, "\(part.debugDescription)")
    }
    #expect(texts.count { $0.hasSuffix("\n") } > 100)
    #expect(texts.count { $0.contains("\r") && !$0.contains("\n") } > 50)
    #expect(texts.count { !$0.hasSuffix("\n") && !$0.hasSuffix("\r") } > 100)
  }

  /// What a spec declares, for comparison; nil if it has errors.
  private struct Said: Equatable {
    var connectors: [String]
    var actions: [String]
    var themes: [String]
    var rest: [String]

    func adding(_ section: SpecSection) -> Said {
      var said = self
      switch section {
      case .connectors: said.connectors.append("Added ")
      case .actions: said.actions.append("added it's { one }: #2, 'three'")
      case .themes: said.themes.append("added default")
      case .models, .properties, .viewModel: Issue.record("not of these sections")
      }
      return said
    }
  }

  private func read(_ text: String) -> Said? {
    guard let spec = Decoding(text).screenlet else { return nil }
    return Said(
      connectors: spec.connectors.map { $0.name.value + " " + ($0.summary?.value ?? "") },
      actions: spec.actions.map { $0.name.value + " " + ($0.summary?.value ?? "") },
      themes: spec.themes.map { $0.name.value + " " + ($0.parent?.value ?? "") },
      rest: [spec.name.value, spec.summary?.value ?? ""] + spec.properties.map(\.name.value))
  }
}
