import TestSupport
import Testing

/// The samples, damaged at random but reproducibly. Reading one always reports something, and never
/// too much. `complaints` checks that what is reported decides whether there is a spec.
struct RandomSpecTests {
  private static let specs = [
    "AddBookmark", "BookmarkList", "BookmarkSummary", "Kitchen",
    "Examples/Westeros/westeros.theme.yml",
    "Tests/ScreensGeneratorTests/Cases/interactor-write.interactor.yml",
  ]

  @Test(arguments: specs, 0..<8 as Range<UInt64>)
  func `a damaged spec decodes or is reported`(example: String, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let lines = try exampleSpec(example).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    for _ in 0..<Trials.count(25, many: 100, all: 250) {
      var damaged = lines
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        damage(&damaged, &random)
      }
      _ = complaints(about: damaged.joined(separator: "\n"))
    }
  }

  @Test(arguments: specs)
  func `a spec without one of its lines decodes or is reported`(example: String) throws {
    let lines = try exampleSpec(example).split(separator: "\n", omittingEmptySubsequences: false)
    for index in lines.indices {
      var rest = lines
      rest.remove(at: index)
      _ = complaints(about: rest.joined(separator: "\n"))
    }
  }

  @Test(arguments: ["AddBookmark", "BookmarkList"])
  func `a spec cut off anywhere decodes or is reported`(example: String) throws {
    let text = try exampleSpec(example)
    for length in stride(from: 0, to: text.count, by: 7) {
      _ = complaints(about: String(text.prefix(length)))
    }
  }

  /// Removes, repeats, swaps, joins or changes lines.
  private func damage(_ lines: inout [String], _ random: inout SeededGenerator) {
    guard lines.count > 1 else { return }
    let one = Int.random(in: lines.indices, using: &random)
    let other = Int.random(in: lines.indices, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: lines.remove(at: one)
    case 1: lines.insert(lines[one], at: other)
    case 2: lines.swapAt(one, other)
    case 3: lines[one] = "  " + lines[one]
    case 4: lines[one] = String(lines[one].dropFirst(2))
    case 5: replaceWord(in: &lines[one], &random)
    default: replaceCharacter(in: &lines[one], &random)
    }
  }

  private func replaceWord(in line: inout String, _ random: inout SeededGenerator) {
    let words = [
      "nil", "null", "{}", "[]", "''", "0", "-1", "99999999999999999999", "true", "full",
      "child of large", "child of default", "[String]", "[[String: Any]]", "Date", "Int64?",
      "self", "{ http: title }", "no", "yes", "slider", "{ action: get-rate, when: valueChanged }",
      "title > 0", "'\"'", "\"\\u202E\"", "custom", "http", "&a", "*a",
      "startRow", "host of", "first letter of url", "full, table", "Bookmark", "cache-only",
    ]
    let word = words[Int.random(in: words.indices, using: &random)]
    guard let colon = line.firstIndex(of: ":") else { return line = word }
    line = Bool.random(using: &random) ? "\(line[...colon]) \(word)" : word + line[colon...]
  }

  private func replaceCharacter(in line: inout String, _ random: inout SeededGenerator) {
    let characters = Array(":{}[],'\"#?!<>=.-_ \t\\|&*%@0aZé😀\u{202E}\u{0}")
    var changed = Array(line)
    let character = characters[Int.random(in: characters.indices, using: &random)]
    let index = Int.random(in: 0...changed.count, using: &random)
    if index < changed.count, Bool.random(using: &random) {
      changed[index] = character
    } else {
      changed.insert(character, at: index)
    }
    line = String(changed)
  }
}
