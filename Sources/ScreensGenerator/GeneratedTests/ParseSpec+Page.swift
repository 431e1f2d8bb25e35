import SourceText
import SpecModel

// Pages in which a result is found.

extension ParseSpec {
  /// Returns the page as an argument of `serves`: `"<b>Name</b>"`, `json: ["rate": 0.5]`. Returns
  /// nil if the result is found by hand.
  func page(of answer: SampleAnswer) -> String? {
    switch self {
    case .byHand: return nil
    case .text: return answer.source
    case .image: return "StubSession.image"
    case .between(let before, let after):
      return answer.text.map { SampleValue.text(before + $0 + after).source }
    case .json(let path):
      let json = path.reversed().reduce(answer.source) { inner, name in
        String.collection([.entry(name.escapedForSwift, inner)])
      }
      return "json: \(json)"
    }
  }

  /// Whether the value is found in a page that was made for it.
  fileprivate func finds(_ value: SampleValue) -> Bool {
    guard case .between(let before, let after) = self else { return true }
    guard let text = value.typed else { return false }
    let page = before + text + after
    // Characters of the texts may combine with each other.
    guard page.hasPrefix(before), let end = page.dropFirst(before.count).firstRange(of: after)
    else { return false }
    return page[page.index(page.startIndex, offsetBy: before.count)..<end.lowerBound] == text
  }
}

extension SampleCandidates {
  /// Keeps the values that are found in a page. If none is left, prefers short texts that may be.
  mutating func keepFound(by parse: ParseSpec) {
    guard case .between = parse else { return }
    keep(where: parse.finds)
    if value() == nil { ["?", "1", "a", "Text"].forEach { prefer(.text($0)) } }
  }
}
