import SourceText
import SpecModel
import SwiftLayout

// What an address has, so that a result is found in it.

extension ParseSpec {
  /// The page as what `serves` is given: `"<b>Name</b>"`, `json: ["rate": 0.5]`; nil if the result is
  /// found by hand.
  func page(of answer: SampleAnswer) -> Code? {
    switch self {
    case .byHand: return nil
    case .text: return answer.source
    case .between(let before, let after):
      return answer.text.map { SampleValue.text(before + $0 + after).source }
    case .json(let path):
      let json = path.reversed().reduce(answer.source) { inner, name in
        Code.collection([.entry(name.escapedForSwift, inner)])
      }
      return "json: \(json)"
    }
  }

  /// The values, and what else may be found in such a page.
  func candidates(_ values: [SampleValue]) -> [SampleValue] {
    guard case .between = self else { return values }
    return values + ["Text", "a", "1", "?"].map(SampleValue.text)
  }

  /// Whether the value is found again in such a page.
  func finds(_ value: SampleValue) -> Bool {
    guard case .between(let before, let after) = self else { return true }
    return value.typed?.isFound(between: before, after) ?? false
  }
}

extension String {
  /// Whether the text is the first that stands between the two others when it is put there.
  fileprivate func isFound(between before: String, _ after: String) -> Bool {
    if before.isPlain, isPlain, after.isPlain {
      return (self + after).offset(of: after) == utf8.count
    }
    let page = before + self + after
    guard page.hasPrefix(before), let end = page.dropFirst(before.count).firstRange(of: after)
    else { return false }
    return page[page.index(page.startIndex, offsetBy: before.count)..<end.lowerBound] == self
  }
}
