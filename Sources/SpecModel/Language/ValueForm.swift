/// The values that a key can have.
package indirect enum ValueForm: Sendable {
  /// The notations of a Swift type and what may follow it.
  package enum TypeNotation: Sendable {
    case type
    /// `Int64 = 0`.
    case withDefault
    /// `String? { get set }`.
    case withAccess
    /// A type as in `withAccess`, or the parameters of a method: `(for user: User) -> Bool`.
    case ofMember
  }

  case text(TextForm)
  /// `yes` or `no`.
  case flag
  case number(Limits)
  case type(TypeNotation)
  case choice([String])
  case list(of: ValueForm, count: ClosedRange<Int> = 0...Int.max)
  /// A mapping with fixed keys.
  case keys(Mapping)
  /// A mapping whose keys are names or other texts that the author of the spec chooses.
  case names(TextForm, ValueForm, count: ClosedRange<Int> = 0...Int.max)
  /// One of several values. Whether it is a text, a list or a mapping decides which one it is.
  case either([ValueForm])
  /// The steps of an action, whose names hide other things with the same names.
  case steps(ValueForm)
  /// A value that is defined once, and used in several tables or within itself.
  case shared(String, @Sendable () -> ValueForm)

  /// The limits of a number.
  package struct Limits: Hashable, Sendable {
    package var minimum: Int?
    package var maximum: Int?
    /// Whether the minimum itself is excluded.
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

  /// Returns a value that is either `value` or a list of such values.
  package static func oneOrMore(_ value: ValueForm) -> ValueForm {
    .either([.list(of: value), value])
  }

  /// The shape of a value, which its notation shows before the content is read.
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

  /// Returns the alternative with that shape, or nil if the value cannot have it.
  package func alternative(_ shape: Shape) -> ValueForm? {
    switch self {
    case .either(let values): values.lazy.compactMap { $0.alternative(shape) }.first
    case .steps(let value): value.alternative(shape)
    case .shared(_, let value): value().alternative(shape)
    default: self.shape == shape ? self : nil
    }
  }
}
