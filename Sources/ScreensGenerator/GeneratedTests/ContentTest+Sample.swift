import SpecModel

extension ContentTest {
  /// Whether a value passes; nil if that is not known.
  func accepts(_ content: SampleValue.Content) -> Bool? {
    switch (self, content) {
    case (.count(let comparison, let count), .text(let text)):
      comparison.holds(.integer(Int64(text.count)), .integer(Int64(count)))
    // A sample of a list has one element or none.
    case (.count(let comparison, let count), .other(let number)):
      comparison.holds(.integer(Int64(min(number, 1))), .integer(Int64(count)))
    case (.contains(let part), .text(let text)): text.contains(part)
    case (.matches(let expression), .text(let text)):
      text.count > Self.mostMatched ? nil : TextPattern(expression).map { $0.matches(text) }
    case (.emailAddress, .text(let text)):
      Self.emailAddresses.contains(text) ? true : text.contains("@") ? nil : false
    case (.url, .text(let text)): Self.urls.contains(text) ? true : text.contains(":") ? nil : false
    case (.past, .date(let seconds)): seconds < Self.future
    case (.future, .date(let seconds)): seconds >= Self.future
    default: nil
    }
  }

  /// Values to try because some of them pass, and some do not.
  var contents: [SampleValue.Content] {
    switch self {
    case .count(_, let count):
      [count, count + 1, count - 1].filter { $0 >= 0 }.map {
        .text(String(repeating: "a", count: $0))
      }
    case .contains(let part): [.text(part), .text("Text \(part)"), .text("Text"), .text("")]
    case .matches(let expression):
      texts(about: TextPattern(expression)).map { .text($0) }
    case .emailAddress: (Self.emailAddresses + ["joe"]).map { .text($0) }
    case .url: (Self.urls + ["example"]).map { .text($0) }
    case .past, .future: [.date(86_400), .date(Self.future)]
    }
  }

  /// The example of a pattern, and texts that many patterns do not match.
  private func texts(about pattern: TextPattern?) -> [String] {
    guard let pattern else { return [] }
    return [pattern.example, pattern.shortExample].compactMap(\.self) + ["", "?", "a", "1"]
      + pattern.excluded.sorted().prefix(2).map { String($0) }
  }

  private static let emailAddresses = ["joe@example.com", "ann@liferay.com"]
  private static let urls = ["https://example.com", "https://liferay.com"]
  /// The longest text that is compared with a regular expression.
  private static let mostMatched = 500
  /// The beginning of the year 2100.
  private static let future: Int64 = 4_102_444_800
}
