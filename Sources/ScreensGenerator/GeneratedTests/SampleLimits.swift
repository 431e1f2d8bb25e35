import SpecModel

/// The values of a type that rules allow: a range, except for some of its values.
///
/// Nil is the least value, and an empty value the next, so that every rule about one property is a
/// comparison with a constant.
struct SampleLimits: Equatable {
  typealias Content = SampleValue.Content
  typealias Comparison = ValidationRule.Comparison

  private var least: Content?
  private var greatest: Content?
  private var excluded: Set<Content> = []

  func contains(_ content: Content) -> Bool {
    !excluded.contains(content) && (least.map { $0 <= content } ?? true)
      && (greatest.map { content <= $0 } ?? true)
  }

  /// Returns values to try instead of `content`, which is not within the limits: the nearer end,
  /// the other end, and the values next to those that are excluded.
  func edges(near content: Content) -> [Content] {
    let ends = [least, greatest].compactMap(\.self)
    let beside = excluded.sorted().flatMap { [$0.next, $0.previous] }.compactMap(\.self)
    if excluded.contains(content) { return beside + ends }
    return (ends.first.map { content < $0 } == true ? ends : ends.reversed()) + beside
  }

  /// Keeps the values that compare with `content` in that way.
  mutating func keep(_ comparison: Comparison, _ content: Content) {
    switch comparison {
    case .equal:
      keep(.greaterOrEqual, content)
      keep(.lessOrEqual, content)
    case .unequal: excluded.insert(content)
    case .greaterOrEqual: least = max(least ?? content, content)
    case .lessOrEqual: greatest = min(greatest ?? content, content)
    case .greater:
      keep(.greaterOrEqual, content.next ?? content)
      if content.next == nil { excluded.insert(content) }
    case .less:
      keep(.lessOrEqual, content.previous ?? content)
      if content.previous == nil { excluded.insert(content) }
    }
  }

  /// Keeps the values that can compare in that way with one of the others.
  mutating func keep(_ comparison: Comparison, oneOf others: SampleLimits) {
    switch comparison {
    case .equal:
      keep(.greaterOrEqual, oneOf: others)
      keep(.lessOrEqual, oneOf: others)
      excluded.formUnion(others.excluded)
    case .unequal:
      if let only = others.least, only == others.greatest { excluded.insert(only) }
    case .greater, .greaterOrEqual: others.least.map { keep(comparison, $0) }
    case .less, .lessOrEqual: others.greatest.map { keep(comparison, $0) }
    }
  }
}

extension SampleValue.Content: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (_, .none): false
    case (.none, _): true
    case (.bool(let left), .bool(let right)): !left && right
    case (.integer(let left), .integer(let right)), (.date(let left), .date(let right)):
      left < right
    case (.number(let left), .number(let right)): left < right
    case (.text(let left), .text(let right)): left < right
    case (.other(let left), .other(let right)): left < right
    default: false
    }
  }

  private static let day: Int64 = 86_400

  /// The next greater value that a test would use; nil if there is none.
  fileprivate var next: Self? {
    switch self {
    case .none: nil
    case .bool(let value): value ? nil : .bool(true)
    case .integer(let number): number == .max ? nil : .integer(number + 1)
    case .date(let seconds): .date(seconds + Self.day)
    case .number(let number): .number(number + number.step)
    case .text(let text): .text(text + "!")
    case .other(let number): .other(number + 1)
    }
  }

  /// The next smaller value that a test would use; nil if there is none.
  fileprivate var previous: Self? {
    switch self {
    case .none, .other(0): nil
    case .bool(let value): value ? .bool(false) : nil
    case .integer(let number): number == .min ? nil : .integer(number - 1)
    case .date(let seconds): .date(seconds - Self.day)
    case .number(let number): .number(number - number.step)
    case .text(let text): text.isEmpty ? nil : .text(String(text.dropLast()))
    case .other(let number): .other(number - 1)
    }
  }
}

extension Double {
  /// The distance to the next number that a test would use; the two differ as `Float`s too.
  fileprivate var step: Double {
    magnitude <= 1 ? 0.5 : magnitude < 1e7 ? 1 : magnitude
  }
}
