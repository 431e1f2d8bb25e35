import SourceText
import SpecModel

/// The values to try for a property, an input or a result in a test: those of its type at first,
/// and fewer with each control that they go through.
struct SampleCandidates {
  let type: SwiftType
  /// Values of the type, the preferred one first.
  private var samples: [SampleValue]
  private var conditions: [(SampleValue) -> Bool] = []

  /// - Parameter number: the value to prefer if the type is one of numbers.
  init(_ type: SwiftType, named name: String, number: Int64 = 1) {
    self.type = type
    samples = SampleValue.samples(of: type.base, named: name)
    if number != 1, let builtin = type.builtin, builtin.isNumber {
      prefer(builtin.isInteger ? .integer(number) : .number(Double(number)))
    }
    if !type.isOptional { keep { $0.content != .none } }
    if type.builtin == .int32 { keep { $0.number.map { Int32(exactly: $0) != nil } ?? true } }
  }

  /// Creates the candidates for a literal, which has only its own value.
  init(_ literal: SwiftLiteral, of type: SwiftType) {
    self.type = type
    let content = SampleValue.Content(literal, of: type)
    let isWritten = literal.isNumber || literal == .zero
    samples = [SampleValue(content, as: isWritten ? literal.source : nil)]
    keep { $0.content == content }
  }

  /// Returns the value to use if there are no rules, or nil if no value fits.
  func value() -> SampleValue? { values().first }

  /// Returns the values to try, in order: `preferred`, those of the type, those with the contents,
  /// and nil.
  func values(
    preferring preferred: SampleValue? = nil, adding contents: [SampleValue.Content] = []
  ) -> [SampleValue] {
    let all = [preferred].compactMap(\.self) + samples + contents.compactMap(value) + [.none]
    return all.filter { value in conditions.allSatisfy { $0(value) } }.eachOnce(by: \.content)
  }

  /// The contents of the usual values.
  var contents: [SampleValue.Content] { samples.map(\.content) }

  /// Returns the content as a value of the type, if the type has it.
  private func value(_ content: SampleValue.Content) -> SampleValue? {
    switch content {
    case .number(let number) where type.builtin == .float:
      Float(number).isFinite ? .number(Float(number)) : nil
    case .number(let number) where !number.isFinite: nil
    case .other: samples.first { $0.content == content }
    case .none, .bool, .integer, .number, .text, .date: SampleValue(content)
    }
  }
}

// MARK: - Narrowing

extension SampleCandidates {
  /// Keeps the values for which the condition holds.
  mutating func keep(where condition: @escaping (SampleValue) -> Bool) {
    conditions.append(condition)
  }

  /// Keeps the value alone.
  mutating func keep(only value: SampleValue) {
    prefer(value)
    keep { $0.content == value.content }
  }

  /// Keeps the numbers in a range, and nil.
  mutating func keep(_ range: ClosedRange<Double>) {
    guard let builtin = type.builtin, builtin.isNumber else { return }
    func bound(_ number: Double, _ rule: FloatingPointRoundingRule) -> SampleValue.Content {
      if !builtin.isInteger { return .number(number) }
      return .integer(Int64(exactly: number.rounded(rule)) ?? (number < 0 ? .min : .max))
    }
    let bounds = [bound(range.lowerBound, .up), bound(range.upperBound, .down)]
    samples += bounds.compactMap(value)
    keep { $0.content == .none || bounds[0] <= $0.content && $0.content <= bounds[1] }
  }

  /// Keeps addresses, and prefers this one.
  mutating func keepAddresses(_ address: SampleValue) {
    prefer(address)
    let isNumber = type.builtin?.isNumber == true || type.builtin == .bool
    keep { !isNumber && ($0 == address || $0.typed?.hasPrefix("http") == true) }
  }

  /// Keeps paths on a server.
  mutating func keepPaths() {
    prefer(.text("/sample"))
    keep { $0.typed?.hasPrefix("/") == true }
  }

  /// Prefers the value.
  mutating func prefer(_ value: SampleValue) {
    samples.insert(value, at: 0)
  }
}
