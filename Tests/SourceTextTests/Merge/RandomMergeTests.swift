import TestSupport
import Testing
import SourceText

/// What holds for the merge of any texts.
struct RandomMergeTests {
  @Test func `an unchanged side adds and removes nothing`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let base = randomText(using: &random)
      let other = edited(base, using: &random)
      #expect(MergedText(base: base, yours: other, generated: base).text == other)
      // Line ends, and whether the last line has one, are those of yours.
      #expect(
        MergedText(base: base, yours: base, generated: other).text.withoutLineEnds
          == other.withoutLineEnds)
      #expect(MergedText(base: base, yours: other, generated: other).text == other)
      #expect(MergedText(base: nil, yours: other, generated: other).text == other)
    }
  }

  @Test func `every line that you wrote is in the result`() {
    var random = SeededGenerator(seed: 4)
    for round in 0..<1_000 {
      let base = randomText(using: &random)
      let yours = signed(base, "mine \(round) ", using: &random)
      let generated = edited(base, using: &random)
      for base in [base, nil] {
        let lines = Set(MergedText(base: base, yours: yours, generated: generated).text.lines)
        for line in yours.lines where line.hasPrefix("mine") {
          #expect(lines.contains(line))
        }
      }
    }
  }

  @Test func `merging again changes nothing`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let base = randomText(using: &random)
      let generated = edited(base, using: &random)
      let merge = MergedText(
        base: base, yours: edited(base, using: &random), generated: generated)
      if !merge.hasConflicts {
        let again = MergedText(base: generated, yours: merge.text, generated: generated)
        #expect(again.text == merge.text)
      }
    }
  }

  @Test func `texts that have nothing to do with each other are one conflict`() {
    var random = SeededGenerator(seed: 6)
    func text(_ name: String) -> String {
      (0..<20_000).map { _ in "\(name)\(Int.random(in: 0..<1_000_000, using: &random))\n" }.joined()
    }
    let (base, yours, generated) = (text("base"), text("mine"), text("new"))
    let merge = MergedText(base: base, yours: yours, generated: generated)
    #expect(merge.parts.count == 1)
    #expect(merge.textOfYours == yours)
    #expect(merge.textOfGenerated == generated)
  }

  /// The text with some lines that it alone has.
  private func signed(
    _ text: String, _ mark: String, using random: inout SeededGenerator
  ) -> String {
    var lines = edited(text, using: &random).lines
    for number in 0..<Int.random(in: 1...3, using: &random) {
      lines.insert(mark + "\(number)", at: .random(in: 0...lines.count, using: &random))
    }
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text with line feeds alone, and none at the end.
  fileprivate var withoutLineEnds: String {
    var lines = [Line](of: self).map { line in
      String(line.text.unicodeScalars.prefix { $0 != "\n" && $0 != "\r" })
    }
    while lines.last == "" { lines.removeLast() }
    return lines.joined(separator: "\n")
  }
}
