import SpecModel

/// The values that a test can give to a property, an input or a result: all of its type at first,
/// and fewer with each rule about it and with each control it goes through.
struct SampleDomain {
  let type: SwiftType
  /// The limits that rules set.
  var limits = SampleLimits()
  /// Values of the type, the preferred one first.
  private var samples: [SampleValue]
  private var conditions: [(SampleValue) -> Bool] = []

  init(_ type: SwiftType, named name: String) {
    self.type = type
    samples = SampleValue.samples(of: type.base, named: name)
    if !type.isOptional { limits.keep(.unequal, .none) }
    if type == SwiftType(.builtin(.string)) { limits.keep(.greaterOrEqual, .text("")) }
    if type.builtin == .int32 { keep { $0.number.map { Int32(exactly: $0) != nil } ?? true } }
  }

  /// Creates the domain of a literal, whose only value is the literal.
  init(_ literal: SwiftLiteral, of type: SwiftType) {
    self.type = type
    let content = SampleValue.Content(literal, of: type)
    let isWritten = literal.isNumber || literal == .zero
    samples = [SampleValue(content, as: isWritten ? literal.source : nil)]
    limits.keep(.equal, content)
  }

  /// Returns the value to use: `preferred` or another value of the type, or else the nearest in the
  /// domain. Returns nil if there is none.
  func value(preferring preferred: SampleValue? = nil) -> SampleValue? {
    let first = preferred ?? samples.first ?? .none
    if contains(first) { return first }
    let edges = limits.edges(near: first.content).compactMap(value)
    return (samples + edges + [.none]).first(where: contains)
  }

  func contains(_ value: SampleValue) -> Bool {
    limits.contains(value.content) && conditions.allSatisfy { $0(value) }
  }

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

extension SampleDomain {
  /// Keeps the values for which the condition holds.
  mutating func keep(where condition: @escaping (SampleValue) -> Bool) {
    conditions.append(condition)
  }

  /// Keeps the numbers in a range, and nil.
  mutating func keep(_ range: ClosedRange<Double>) {
    guard let builtin = type.builtin, builtin.isNumber else { return }
    func bound(_ number: Double, _ rule: FloatingPointRoundingRule) -> SampleValue.Content {
      if !builtin.isInteger { return .number(number) }
      return .integer(Int64(exactly: number.rounded(rule)) ?? (number < 0 ? .min : .max))
    }
    let bounds = (least: bound(range.lowerBound, .up), greatest: bound(range.upperBound, .down))
    // Optionals are only compared for equality, and nil is less than every number.
    if type.isOptional {
      samples += [bounds.least, bounds.greatest].compactMap(value)
    } else {
      limits.keep(.greaterOrEqual, bounds.least)
      limits.keep(.lessOrEqual, bounds.greatest)
    }
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
