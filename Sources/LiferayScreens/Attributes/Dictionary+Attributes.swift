public import Foundation

/// The attributes of an entity as the server sends them, read without a cast.
///
/// A value that is missing, null or of no fitting kind is nil. Numbers may arrive as text, since
/// 7.x serialises the long ids of users as strings, and text may arrive as a number.
extension [String: Any] {

  /// The text under `name`. A number or a Boolean is written out.
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

  /// The whole number under `name`: an id, say.
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

  /// The Boolean under `name`: true, 1, "true" and their opposites.
  public func boolAttribute(_ name: String) -> Bool? {
    switch AttributeValue(self[name]) {
    case .boolean(let boolean): boolean
    case .integer(0), .text("false"): false
    case .integer(1), .text("true"): true
    case .integer, .real, .text, nil: nil
    }
  }

  /// The date under `name`, which the server sends in milliseconds since 1970.
  public func dateAttribute(_ name: String) -> Date? {
    if let date = self[name] as? Date { return date }
    return doubleAttribute(name).map { Date(timeIntervalSince1970: $0 / 1000) }
  }

  /// The attributes of the entity nested under `name`.
  public func attributesAttribute(_ name: String) -> [String: Any]? {
    self[name] as? [String: Any]
  }

  /// The attributes of each of the entities listed under `name`; nil if one of them is something
  /// else.
  public func attributesListAttribute(_ name: String) -> [[String: Any]]? {
    listAttribute(name)?.reduce(into: [[String: Any]]?.some([])) { list, element in
      guard let attributes = element as? [String: Any] else { return list = nil }
      list?.append(attributes)
    }
  }

  /// The values listed under `name`, as they came.
  public func listAttribute(_ name: String) -> [Any]? {
    self[name] as? [Any]
  }
}

/// The four kinds of simple value, whichever type carries them: JSON brings `NSNumber`s, code
/// brings Swift's own.
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

// JSON's true and false are these two objects on Apple platforms, whose type encoding is that of a
// small integer.
private let jsonTrue = NSNumber(value: true)
private let jsonFalse = NSNumber(value: false)
