/// What the value of a key can be.
package indirect enum Value: Sendable {
  /// A Swift type, and what may follow it.
  package enum TypeNotation: Sendable {
    case type
    /// `Int64 = 0`.
    case withDefault
    /// `String? { get set }`.
    case withAccess
    /// The same, or the parameters of a method: `(for user: User) -> Bool`.
    case ofMember
  }

  case text(Text)
  /// `yes` or `no`.
  case flag
  case number(Limits)
  case type(TypeNotation)
  case choice([String])
  case list(of: Value, count: ClosedRange<Int> = 0...Int.max)
  /// A mapping with fixed keys.
  case keys(Mapping)
  /// A mapping whose keys are names, or other texts, that the spec chooses.
  case names(Text, Value, count: ClosedRange<Int> = 0...Int.max)
  /// One of several; whether it is a text, a list or a mapping decides which.
  case either([Value])
  /// The steps of an action, whose names hide others of the same name.
  case steps(Value)
  /// A value that is said once and used in several tables, or in itself.
  case shared(String, @Sendable () -> Value)

  /// The numbers that a value may be.
  package struct Limits: Hashable, Sendable {
    package var minimum: Int?
    package var maximum: Int?
    /// Whether the minimum itself is too small.
    package var isAboveMinimum = false

    package init(from minimum: Int? = nil, above: Int? = nil, to maximum: Int? = nil) {
      self.minimum = minimum ?? above
      self.maximum = maximum
      isAboveMinimum = above != nil
    }

    package func contains(_ number: Double) -> Bool {
      let isLarge = minimum.map { isAboveMinimum ? number > Double($0) : number >= Double($0) }
      return isLarge ?? true && maximum.map { number <= Double($0) } ?? true
    }
  }

  /// Such a value, or a list of them.
  package static func oneOrMore(_ value: Value) -> Value { .either([.list(of: value), value]) }

  /// What the notation of a value shows before its content is read.
  package enum Shape: Hashable, Sendable {
    case scalar, list, mapping
  }

  package var shape: Shape {
    switch self {
    case .text, .flag, .number, .type, .choice: .scalar
    case .list: .list
    case .keys, .names: .mapping
    case .either(let values): values.first?.shape ?? .scalar
    case .steps(let value): value.shape
    case .shared(_, let value): value().shape
    }
  }

  /// What a value of that shape is then: `nil` if it cannot have it.
  package func alternative(_ shape: Shape) -> Value? {
    switch self {
    case .either(let values): values.lazy.compactMap { $0.alternative(shape) }.first
    case .steps(let value): value.alternative(shape)
    case .shared(_, let value): value().alternative(shape)
    default: self.shape == shape ? self : nil
    }
  }
}
