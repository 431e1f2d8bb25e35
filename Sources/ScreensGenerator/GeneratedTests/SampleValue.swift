import SourceText
import SpecModel

/// A value that a generated test uses, as Swift writes it and as the rules of a connector see it.
struct SampleValue: Hashable {
  enum Content: Hashable {
    case none
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
    /// A date, in whole seconds since 1970.
    case date(Int64)
    /// A value that rules can only distinguish from others of its type; 0 is the empty one.
    case other(Int)
  }

  let content: Content
  /// The value as a Swift expression, if its content does not determine it.
  private let written: String?

  /// The value as a Swift expression.
  var source: String { written ?? content.source }

  /// The value as a text shows it; nil if only its expression determines that, as for a file size.
  var shownInText: String? {
    if case .text = content, written != nil { nil } else { typed }
  }

  init(_ content: Content, as source: String? = nil) {
    self.content = content
    written = source
  }

  static let none = SampleValue(.none)

  static func bool(_ value: Bool) -> SampleValue { SampleValue(.bool(value)) }

  static func integer(_ value: Int64) -> SampleValue { SampleValue(.integer(value)) }

  static func number(_ value: Double) -> SampleValue { SampleValue(.number(value)) }

  /// A `Float` is written with fewer digits than the same `Double`.
  static func number(_ value: Float) -> SampleValue {
    let isWhole = Int64(exactly: value) != nil
    return SampleValue(.number(Double(value)), as: isWhole ? nil : value.description)
  }

  static func text(_ value: String) -> SampleValue { SampleValue(.text(value)) }

  /// An address of type `String` or `URL`.
  static func address(_ value: String = "https://example.com", as type: SwiftType) -> SampleValue {
    guard type.builtin == .url else { return text(value) }
    return SampleValue(.other(1), as: .call("URL", ["string: \(text(value).source)"]))
  }

  static func date(_ seconds: Int64) -> SampleValue { SampleValue(.date(seconds)) }
}

extension SampleValue.Content {
  /// The content as a Swift expression, or `nil` if its type determines how it is written.
  fileprivate var source: String {
    switch self {
    case .none, .other: "nil"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): SwiftLiteral.integer(String(value)).source
    case .number(let value):
      (Int64(exactly: value).map { SwiftLiteral.integer(String($0)).source } ?? value.description)
    case .text(let text) where text.count > 20 && text == String(repeating: "a", count: text.count):
      .call(
        "String", ["repeating: \"a\"", "count: \(SwiftLiteral.integer(String(text.count)).source)"])
    case .text(let text): "\"\(text.escapedForSwift)\""
    case .date(let seconds) where (seconds - Self.noon).isMultiple(of: Self.day):
      .call("Date.day", ["\"\(CalendarDay(number: (seconds - Self.noon) / Self.day).text)\""])
    case .date(let seconds):
      .call("Date", ["timeIntervalSince1970: \(SwiftLiteral.integer(String(seconds)).source)"])
    }
  }

  /// The seconds of a day, and those before noon.
  static let day: Int64 = 86_400
  private static let noon = day / 2

  /// Creates the content of a literal of `type`: a whole number is a fraction if the type is one.
  init(_ literal: SwiftLiteral, of type: SwiftType) {
    switch literal {
    case .nil: self = .none
    case .bool(let value): self = .bool(value)
    case .string(let text): self = .text(text)
    // Noon, which is on that day in every time zone.
    case .day(let day): self = .date(day.number * Self.day + Self.noon)
    case .zero: self = .other(1)
    case .integer(let digits) where type.builtin?.isInteger == true:
      self = .integer(Int64(digits) ?? 0)
    case .integer(let digits), .float(let digits):
      let number = Double(digits) ?? 0
      self = .number(type.builtin == .float ? Double(Float(digits) ?? Float(number)) : number)
    }
  }
}

extension SampleValue {
  /// The text that a control shows for the value; nil if it cannot show the value.
  var typed: String? {
    switch content {
    case .text(let text): text
    case .integer(let number): String(number)
    case .number(let number): Int64(exactly: number).map(String.init) ?? "\(number)"
    case .none, .bool, .date, .other: nil
    }
  }

  /// The value as a number; nil if it is not one.
  var number: Double? {
    switch content {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .none, .bool, .text, .date, .other: nil
    }
  }
}
