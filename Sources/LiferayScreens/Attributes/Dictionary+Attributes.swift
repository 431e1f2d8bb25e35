public import Foundation

/// Typed access to the attributes of an entity as the server sends them.
///
/// Each method returns nil if the value is missing, null or cannot be converted. Numbers may arrive
/// as text, since 7.x serializes the long ids of users as strings, and text may arrive as a number.
extension [String: Any] {

  /// The text under `name`. A number or a Boolean is converted to text.
  public func stringAttribute(_ name: String) -> String? {
    switch AttributeValue(self[name]) {
    case .text(let text): text
    case .integer(let integer): String(integer)
    case .real(let real): String(real)
    case .boolean(let boolean): String(boolean)
    case nil: nil
    }
  }

  /// The whole number under `name`.
  public func intAttribute(_ name: String) -> Int? {
    int64Attribute(name).flatMap(Int.init(exactly:))
  }

  /// The whole number under `name`, such as an id.
  public func int64Attribute(_ name: String) -> Int64? {
    switch AttributeValue(self[name]) {
    case .text(let text): Int64(text)
    case .integer(let integer): integer
    case .real(let real): Int64(exactly: real)
    case .boolean, nil: nil
    }
  }

  /// The number under `name`.
  public func doubleAttribute(_ name: String) -> Double? {
    switch AttributeValue(self[name]) {
    case .text(let text): Double(text)
    case .integer(let integer): Double(integer)
    case .real(let real): real
    case .boolean, nil: nil
    }
  }

  /// The Boolean under `name`: true or false, 1 or 0, "true" or "false".
  public func boolAttribute(_ name: String) -> Bool? {
    switch AttributeValue(self[name]) {
    case .boolean(let boolean): boolean
    case .integer(0), .text("false"): false
    case .integer(1), .text("true"): true
    case .integer, .real, .text, nil: nil
    }
  }

  /// The date under `name`, which services send as milliseconds since 1970, and REST services as
  /// ISO 8601: `2026-01-31T09:30:00Z`.
  public func dateAttribute(_ name: String) -> Date? {
    if let date = self[name] as? Date { return date }
    if let milliseconds = doubleAttribute(name) {
      return Date(timeIntervalSince1970: milliseconds / 1000)
    }
    let withFraction = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    return (self[name] as? String).flatMap { text in
      (try? Date(text, strategy: .iso8601)) ?? (try? Date(text, strategy: withFraction))
    }
  }

  /// The attributes of the entity nested under `name`.
  public func attributesAttribute(_ name: String) -> [String: Any]? {
    self[name] as? [String: Any]
  }

  /// The attributes of each entity listed under `name`; nil if any element is something else.
  public func attributesListAttribute(_ name: String) -> [[String: Any]]? {
    listAttribute(name)?.reduce(into: [[String: Any]]?.some([])) { list, element in
      guard let attributes = element as? [String: Any] else { return list = nil }
      list?.append(attributes)
    }
  }

  /// The values listed under `name`, unconverted.
  public func listAttribute(_ name: String) -> [Any]? {
    self[name] as? [Any]
  }
}

/// The four kinds of simple value, regardless of their type: JSON yields `NSNumber`s, code yields
/// Swift types.
private enum AttributeValue {
  case text(String)
  case integer(Int64)
  case real(Double)
  case boolean(Bool)

  init?(_ value: Any?) {
    switch value {
    case let text as String:
      self = .text(text)
    case let number as NSNumber:
      self.init(number)
    default:
      return nil
    }
  }

  private init?(_ number: NSNumber) {
    if number === jsonTrue || number === jsonFalse || String(cString: number.objCType) == "B" {
      self = .boolean(number.boolValue)
    } else if "fd".contains(String(cString: number.objCType)) {
      self = .real(number.doubleValue)
    } else if number.compare(NSNumber(value: Int64.max)) == .orderedDescending {
      self = .real(number.doubleValue)
    } else {
      self = .integer(number.int64Value)
    }
  }
}

// On Apple platforms, true and false in JSON are these two objects, whose type encoding is that of
// a small integer.
private let jsonTrue = NSNumber(value: true)
private let jsonFalse = NSNumber(value: false)
