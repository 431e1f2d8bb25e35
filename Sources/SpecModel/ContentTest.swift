import SourceText

/// What a condition asks of the content of a value: `title has at most 75 characters`.
package enum ContentTest: Hashable, Sendable {
  /// The number of characters of a text, or of elements of a list.
  case count(Condition.Comparison, Int)
  case contains(String)
  /// Whether a regular expression matches the whole text.
  case matches(String)
  case emailAddress
  case url
  /// Whether a date is over.
  case past
  /// Whether a date is still to come.
  case future
}

extension ContentTest {
  /// The greatest number of characters or elements that a rule can name.
  package static let maximumCount = 10_000
  /// The greatest length of a regular expression.
  static let maximumPattern = 500

  /// The units of a count, and what has them.
  enum Unit: String, CaseIterable {
    case characters, elements
  }

  /// The test that the last words of a rule name, without what can be negated in them; nil for other
  /// words.
  init?(named words: String) {
    switch words {
    case "an email address": self = .emailAddress
    case "a URL": self = .url
    case "in the past": self = .past
    case "in the future": self = .future
    default: return nil
    }
  }

  /// The test in words, or that it fails, for use in a key.
  func words(_ expected: Bool) -> String {
    let `is` = expected ? "is" : "is-not"
    switch self {
    case .count(.lessOrEqual, let count): return "has-at-most-\(count)"
    case .count(.greaterOrEqual, let count): return "has-at-least-\(count)"
    case .count(_, let count): return "has-exactly-\(count)"
    case .contains(let text):
      let letters = text.filter { $0.isLetter || $0.isNumber }
      return (expected ? "contains" : "does-not-contain") + (letters.isEmpty ? "" : "-\(letters)")
    case .matches: return expected ? "matches" : "does-not-match"
    case .emailAddress: return "\(`is`)-an-email-address"
    case .url: return "\(`is`)-a-url"
    case .past: return "\(`is`)-in-the-past"
    case .future: return "\(`is`)-in-the-future"
    }
  }

  /// Returns a message if values of that type have no such content.
  func mistake(named name: String, _ type: SwiftType, unit: Unit?) -> Diagnostic.Message? {
    let isList = if case .list = type.base { true } else { false }
    let isText = type.builtin == .string
    switch self {
    case .count:
      if unit == .characters ? isText : isList { return nil }
      if isText || isList {
        let other: Unit = isText ? .characters : .elements
        return
          "'\(name)' is '\(type.source)', which has \(other.rawValue); write '\(other.rawValue)'"
      }
      return
        "'\(name)' is '\(type.source)', and only texts and lists have a length; compare it instead"
    case .contains, .emailAddress, .url:
      return isText ? nil : "'\(name)' is '\(type.source)', and only a text can be checked for that"
    case .matches(let pattern):
      if !isText { return "'\(name)' is '\(type.source)', and only a text can be matched" }
      if pattern.utf8.count > Self.maximumPattern {
        return "a regular expression has at most \(Self.maximumPattern) bytes; check it in code"
      }
      if pattern.unicodeScalars.contains(where: { $0.properties.generalCategory.isInvisible }) {
        return "a regular expression is one line; write characters that are not visible as '\\n'"
      }
      do {
        _ = try Regex(pattern)
        return nil
      } catch {
        return "'\(pattern)' is no regular expression; correct it as Swift's 'Regex' reads it"
      }
    case .past, .future:
      return type.builtin == .date
        ? nil : "'\(name)' is '\(type.source)', and only a 'Date' is in the past or in the future"
    }
  }
}

extension Unicode.GeneralCategory {
  /// Whether its characters end a line, or cannot be seen.
  fileprivate var isInvisible: Bool {
    [.control, .format, .lineSeparator, .paragraphSeparator].contains(self)
  }
}
