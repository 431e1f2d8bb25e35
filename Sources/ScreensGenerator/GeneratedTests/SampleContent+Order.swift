import SpecModel

/// The order of contents: nil is the least, and an empty value the next, so that every rule about one
/// property is a comparison with a constant.
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

  /// The content, and the values next to it that a test would use.
  var neighbors: [Self] { [self, next, previous].compactMap(\.self) }

  /// The next greater value that a test would use, if any.
  private var next: Self? {
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

  /// The next smaller value that a test would use, if any.
  private var previous: Self? {
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

extension Condition.Comparison {
  func holds(_ left: SampleValue.Content, _ right: SampleValue.Content) -> Bool {
    switch self {
    case .equal: left == right
    case .unequal: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}
