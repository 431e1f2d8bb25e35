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
    /// A value of which rules only see whether it is empty, and whether it is another one.
    case other(Int, isEmpty: Bool)
  }

  /// The value as a Swift expression.
  let source: String
  let content: Content

  static let none = SampleValue(source: "nil", content: .none)

  static func bool(_ value: Bool) -> SampleValue {
    SampleValue(source: value ? "true" : "false", content: .bool(value))
  }

  static func integer(_ value: Int64) -> SampleValue {
    SampleValue(source: SwiftLiteral.integer(String(value)).source, content: .integer(value))
  }

  /// A `Float` is written with fewer digits than the same `Double`.
  static func number(_ value: some BinaryFloatingPoint & CustomStringConvertible) -> SampleValue {
    let whole = Int64(exactly: value).map { SwiftLiteral.integer(String($0)).source }
    return SampleValue(source: whole ?? value.description, content: .number(Double(value)))
  }

  static func text(_ value: String) -> SampleValue {
    SampleValue(source: "\"\(value.escapedForSwift)\"", content: .text(value))
  }

  /// An address of type `String` or `URL`.
  static func address(_ value: String, as type: SwiftType) -> SampleValue {
    guard type.builtin == .url else { return text(value) }
    return SampleValue(
      source: "URL(string: \(text(value).source))", content: .other(1, isEmpty: false))
  }

  static func date(_ seconds: Int64) -> SampleValue {
    let literal = SwiftLiteral.integer(String(seconds)).source
    return SampleValue(
      source: "Date(timeIntervalSince1970: \(literal))", content: .date(seconds))
  }
}

extension SampleValue {
  /// The literal as a value of `type`.
  init(_ literal: SwiftLiteral, of type: SwiftType) {
    self.init(source: literal.source, content: Content(literal, of: type))
  }

  /// What a control that shows text has to show for the value; nil if it cannot.
  var typed: String? {
    switch content {
    case .text(let text): text
    case .integer(let number): String(number)
    case .number(let number): Int64(exactly: number).map(String.init) ?? "\(number)"
    case .none, .bool, .date, .other: nil
    }
  }

  /// The value as a number; nil if it is none.
  var number: Double? {
    switch content {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .none, .bool, .text, .date, .other: nil
    }
  }
}
