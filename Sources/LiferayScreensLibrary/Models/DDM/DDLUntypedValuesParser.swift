import LiferayScreens

/// Reads the values of a record without its form.
nonisolated public struct DDLUntypedValuesParser {

  public init() {}

  /// A field for each value, in alphabetical order.
  public func parse(_ values: [String: Any]) -> [DDMField] {
    values.sorted { $0.key < $1.key }.map { DDMFieldUntyped(name: $0.key, value: $0.value) }
  }
}
