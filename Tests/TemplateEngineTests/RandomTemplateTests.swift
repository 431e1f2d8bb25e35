import SourceText
import TemplateEngine
import TestSupport
import Testing

/// Templates that nobody would write. What comes out does not matter, as long as something does.
struct RandomTemplateTests {
  private let value: TemplateValue = [
    "a": ["b": ["c", "\"&"], "c": false], "b": [1, ["c": .null]], "c": "p", "p": "x",
  ]
  private let rules: [Template.Rules] = [.specification, .strict(.swift), .strict(.xml)]

  @Test(arguments: 0..<8)
  func `random templates render or are refused`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      var text = randomTemplate(depth: 4, using: &random)
      if Bool.random(using: &random) { text = mutated(text, using: &random) }
      let partials = ["p": randomTemplate(depth: 2, using: &random), "a": text]
      for var rules in rules {
        rules.limits.repetitions = 500
        _ = rendering(text, with: value, partials: partials, rules: rules)
      }
    }
  }

  @Test func `without tags a template is its own rendering`() {
    var random = SeededGenerator(seed: 99)
    for _ in 0..<500 {
      let text = (0..<20).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      if !text.contains("{{") { #expect(rendering(text) == text) }
    }
  }

  private let pieces = ["x", " ", "\n", "\r\n", "\t", "{", "}}", "é", "🧵", "  \n", "\r"]
  private let names = ["a", "b", "c", "a.b", "a.c", ".", "p", "zz"]

  private func randomTemplate(depth: Int, using random: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let name = names.randomElement(using: &random) ?? "a"
      let space = ["", " ", "\n", "  "].randomElement(using: &random) ?? ""
      let inner = depth > 0 ? randomTemplate(depth: depth - 1, using: &random) : ""
      switch Int.random(in: 0...12, using: &random) {
      case 0...2: text += (pieces.randomElement(using: &random) ?? "") + space
      case 3: text += "{{\(space)\(name)}}"
      case 4: text += "{{{\(name)\(space)}}}"
      case 5: text += "{{#\(name)}}\(space)\(inner){{/\(space)\(name)}}"
      case 6: text += "{{^\(name)}}\(inner){{/\(name)}}\(space)"
      case 7: text += "\(space){{>\(name)}}\n"
      case 8: text += "{{>*\(name)}}"
      case 9: text += "\n\(space){{$\(name)}}\(space)\(inner){{/\(name)}}\n"
      case 10: text += "{{<p}}\(space){{$\(name)}}\(space)\(inner){{/\(name)}}\(space){{/p}}"
      case 11: text += "{{!\(space)\(name)}}"
      default: text += "{{=<% %>=}}<%\(name)%><%={{ }}=%>\(space)"
      }
    }
    return text
  }

  /// The template with a few characters removed, doubled or replaced.
  private func mutated(_ text: String, using random: inout SeededGenerator) -> String {
    var characters = Array(text.unicodeScalars)
    for _ in 0..<3 where !characters.isEmpty {
      let index = Int.random(in: 0..<characters.count, using: &random)
      switch Int.random(in: 0...2, using: &random) {
      case 0: characters.remove(at: index)
      case 1: characters.insert(characters[index], at: index)
      default:
        characters[index] = "{}#^/=<>$*&!. \n\0".unicodeScalars.randomElement(using: &random) ?? "{"
      }
    }
    return String(String.UnicodeScalarView(characters))
  }
}
