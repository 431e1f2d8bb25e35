/// Typed access to the elements of a list that the server sends.
///
/// Each element is converted like an attribute. An element that is null or cannot be converted is
/// omitted: for `["20139", null, "x"]`, `int64Elements` is `[20139]`. The result is nil if the list
/// has elements but none of them can be converted, and empty for an empty list.
extension [Any] {

  /// The elements as text. Numbers and Booleans are converted to text.
  public var stringElements: [String]? { elements { AttributeValue($0)?.string } }

  /// The elements as whole numbers.
  public var intElements: [Int]? { elements { AttributeValue($0)?.int } }

  /// The elements as whole numbers, such as ids.
  public var int64Elements: [Int64]? { elements { AttributeValue($0)?.int64 } }

  /// The elements as numbers.
  public var doubleElements: [Double]? { elements { AttributeValue($0)?.double } }

  /// The elements as Booleans: true or false, 1 or 0, "true" or "false".
  public var boolElements: [Bool]? { elements { AttributeValue($0)?.bool } }

  /// The attributes of each entity in the list.
  public var attributesElements: [[String: Any]]? { elements { $0 as? [String: Any] } }

  private func elements<Value>(_ read: (Any) -> Value?) -> [Value]? {
    let values = compactMap(read)
    return values.isEmpty && !isEmpty ? nil : values
  }
}
