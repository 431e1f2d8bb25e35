import TestSupport

func randomLines(_ count: Int, of words: [String], using random: inout SeededGenerator) -> String {
  (0..<count).map { _ in (words.randomElement(using: &random) ?? "") + "\n" }.joined()
}

/// Up to thirty lines of few words, so that many are equal; the last may lack its line feed.
func randomText(using random: inout SeededGenerator) -> String {
  let words = ["a", "b", "c", "}", "", "a\r", "é", "e\u{301}"]
  let text = randomLines(.random(in: 0...30, using: &random), of: words, using: &random)
  return text + (Bool.random(using: &random) ? "end" : "")
}

/// The text with a few lines inserted, removed and moved.
func edited(_ text: String, using random: inout SeededGenerator) -> String {
  var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  for _ in 0..<Int.random(in: 0...4, using: &random) {
    let index = Int.random(in: 0...lines.count, using: &random)
    switch Int.random(in: 0...2, using: &random) {
    case 0: lines.insert("new", at: index)
    case 1 where index < lines.count: lines.remove(at: index)
    default: lines.insert(lines.first ?? "", at: index)
    }
  }
  return lines.joined(separator: "\n")
}
