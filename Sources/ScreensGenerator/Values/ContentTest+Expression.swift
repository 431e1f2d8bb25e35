import SourceText
import SpecModel

extension ContentTest {
  /// Returns an expression of type `Bool` that is true if the value passes the test, or, with
  /// `expected` false, if it does not.
  func expression(of value: String, _ expected: Bool) -> String {
    let not = expected ? "" : "!"
    switch self {
    case .count(let comparison, let count):
      let symbol = (expected ? comparison : comparison.negated).rawValue
      return "\(value).count \(symbol) \(SwiftLiteral.integer(String(count)).source)"
    case .contains(let text): return "\(not)\(value).contains(\(SwiftLiteral.string(text).source))"
    case .matches(let pattern):
      return "\(value).wholeMatch(of: \(pattern.asRegex)) \(expected ? "!=" : "==") nil"
    case .emailAddress: return "\(not)\(value).isEmailAddress"
    case .url: return "\(not)\(value).isURL"
    case .past: return "\(value) \(expected ? "<" : ">=") .now"
    case .future: return "\(value) \(expected ? ">" : "<=") .now"
    }
  }
}

extension String {
  /// The regular expression as a literal.
  fileprivate var asRegex: String {
    // Slashes alone are not enough in the language mode of Swift 5.
    var pounds = "#"
    while contains("/\(pounds)") { pounds += "#" }
    return "\(pounds)/\(self)/\(pounds)"
  }
}
