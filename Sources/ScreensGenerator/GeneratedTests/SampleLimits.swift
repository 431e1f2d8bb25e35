import SpecModel

/// What rules leave of the values of a type: those between two bounds, without some of them.
///
/// Nil is the least value, and what is empty is the least but for nil; so every rule about one
/// property compares it with a constant.
struct SampleLimits: Equatable {
  typealias Content = SampleValue.Content
  typealias Comparison = ValidationRule.Comparison

  private struct Bound: Equatable {
    let content: Content
    let isIncluded: Bool
  }

  private var lower: Bound?
  private var upper: Bound?
  private var excluded: Set<Content> = []

  func contains(_ content: Content) -> Bool {
    if let lower, content < lower.content { return false }
    if let upper, upper.content < content { return false }
    if lower == Bound(content: content, isIncluded: false) { return false }
    if upper == Bound(content: content, isIncluded: false) { return false }
    return !excluded.contains(content)
  }

  /// The contents to try where `content` is not within the limits, the nearest first: those at the
  /// bounds and beside what is left out. Some may not be within them either.
  func edges(near content: Content) -> [Content] {
    let below = lower.map { $0.isIncluded ? [$0.content] : $0.content.greater } ?? []
    let above = upper.map { $0.isIncluded ? [$0.content] : $0.content.less } ?? []
    let beside = excluded.sorted().flatMap { $0.greater + $0.less }
    var middle: [Content] = []
    if case .number(let low)? = lower?.content, case .number(let high)? = upper?.content {
      middle = [.number(low + (high - low) / 2)]
    }
    if excluded.contains(content) { return beside + below + above + middle }
    let isAbove = upper.map { $0.content <= content } ?? false
    return (isAbove ? above + below : below + above) + middle + beside
  }

  /// Leaves what compares with `content` like that.
  mutating func keep(_ comparison: Comparison, _ content: Content) {
    switch comparison {
    case .equal:
      keep(.greaterOrEqual, content)
      keep(.lessOrEqual, content)
    case .unequal: excluded.insert(content)
    case .greaterOrEqual: raiseLower(to: Bound(content: content, isIncluded: true))
    case .lessOrEqual: reduceUpper(to: Bound(content: content, isIncluded: true))
    // The next whole number is the bound, so that others are compared with it.
    case .greater where content.hasNeighbours && !content.greater.isEmpty:
      keep(.greaterOrEqual, content.greater[0])
    case .less where content.hasNeighbours && !content.less.isEmpty:
      keep(.lessOrEqual, content.less[0])
    case .greater: raiseLower(to: Bound(content: content, isIncluded: false))
    case .less: reduceUpper(to: Bound(content: content, isIncluded: false))
    }
  }

  /// Leaves what may compare like that with one of the others.
  mutating func keep(_ comparison: Comparison, oneOf others: SampleLimits) {
    switch comparison {
    case .equal:
      keep(.greaterOrEqual, oneOf: others)
      keep(.lessOrEqual, oneOf: others)
      excluded.formUnion(others.excluded)
    case .unequal:
      if let bound = others.lower, bound.isIncluded, bound == others.upper {
        excluded.insert(bound.content)
      }
    case .greater, .greaterOrEqual:
      guard let bound = others.lower else { return }
      keep(bound.isIncluded ? comparison : .greater, bound.content)
    case .less, .lessOrEqual:
      guard let bound = others.upper else { return }
      keep(bound.isIncluded ? comparison : .less, bound.content)
    }
  }

  private mutating func raiseLower(to bound: Bound) {
    if let lower, bound.content < lower.content { return }
    if let lower, bound.content == lower.content, bound.isIncluded { return }
    lower = bound
  }

  private mutating func reduceUpper(to bound: Bound) {
    if let upper, upper.content < bound.content { return }
    if let upper, bound.content == upper.content, bound.isIncluded { return }
    upper = bound
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

  /// Whether a test uses nothing between a value and the next one.
  fileprivate var hasNeighbours: Bool {
    switch self {
    case .bool, .integer, .date: true
    case .none, .number, .text, .other: false
    }
  }

  /// Greater values, the first one first to be used. A number may be too large to differ by 1.
  fileprivate var greater: [Self] {
    switch self {
    case .none, .other: []
    case .bool(let value): value ? [] : [.bool(true)]
    case .integer(let number): number == .max ? [] : [.integer(number + 1)]
    case .date(let seconds): [.date(seconds + Self.day)]
    case .number(let number): [.number(number + 1), .number(number * 2), .number(number / 2)]
    case .text(let text): [.text(text.isEmpty ? "a" : text + " 2")]
    }
  }

  /// Less values, the first one first to be used.
  fileprivate var less: [Self] {
    switch self {
    case .none, .other: []
    case .bool(let value): value ? [.bool(false)] : []
    case .integer(let number): number == .min ? [] : [.integer(number - 1)]
    case .date(let seconds): [.date(seconds - Self.day)]
    case .number(let number): [.number(number - 1), .number(number / 2), .number(number * 2)]
    case .text(let text): text.isEmpty ? [] : [.text(String(text.dropLast()))]
    }
  }
}
