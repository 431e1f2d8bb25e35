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

extension Dictionary {

  /// Sets the values of another dictionary.
  ///
  /// In new code, write `merge(_:uniquingKeysWith:)`.
  public mutating func merge(_ otherDict: [Key: Value]) {
    merge(otherDict) { _, new in new }
  }

  /// Removes the values of some keys.
  ///
  /// In new code, write `removeValue(forKey:)`.
  public mutating func removeValueForKeys(_ keys: [Key]) {
    for key in keys { removeValue(forKey: key) }
  }
}
