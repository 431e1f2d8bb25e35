extension Dictionary {

  /// Returns a copy with a value for a key.
  ///
  /// In new code, change a copy in a variable.
  public func copyAndAdd(_ key: Key, value: Value) -> [Key: Value] {
    merging([key: value]) { _, new in new }
  }

  /// Returns a copy without the value of a key.
  ///
  /// In new code, change a copy in a variable.
  public func copyAndRemove(_ key: Key) -> [Key: Value] {
    copyAndRemove([key])
  }

  /// Returns a copy without the values of some keys.
  ///
  /// In new code, change a copy in a variable.
  public func copyAndRemove(_ keys: [Key]) -> [Key: Value] {
    filter { !keys.contains($0.key) }
  }

  /// Returns a copy with the values of another dictionary, which replace those for the same keys.
  ///
  /// In new code, write `merging(_:uniquingKeysWith:)`.
  public func copyAndMerge(_ otherDict: [Key: Value]) -> [Key: Value] {
    merging(otherDict) { _, new in new }
  }
}
