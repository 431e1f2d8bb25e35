import LiferayScreens

nonisolated extension DDMField: CustomStringConvertible {

  /// The value as users read it; empty for a field without a value.
  public var description: String { currentValueAsLabel ?? "" }
}
