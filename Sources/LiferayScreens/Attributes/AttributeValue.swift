internal import Foundation

/// The four kinds of simple values, regardless of their types: JSON yields `NSNumber`s, and code
/// yields Swift types.
enum AttributeValue {
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

  var string: String? {
    switch self {
    case .text(let text): text
    case .integer(let integer): String(integer)
    case .real(let real): String(real)
    case .boolean(let boolean): String(boolean)
    }
  }

  var int: Int? { int64.flatMap(Int.init(exactly:)) }

  var int64: Int64? {
    switch self {
    case .text(let text): Int64(text)
    case .integer(let integer): integer
    case .real(let real): Int64(exactly: real)
    case .boolean: nil
    }
  }

  var double: Double? {
    switch self {
    case .text(let text): Double(text)
    case .integer(let integer): Double(integer)
    case .real(let real): real
    case .boolean: nil
    }
  }

  var bool: Bool? {
    switch self {
    case .boolean(let boolean): boolean
    case .integer(0), .text("false"): false
    case .integer(1), .text("true"): true
    case .integer, .real, .text: nil
    }
  }
}

// On Apple platforms, true and false in JSON are these two objects, which have the type encoding of
// a small integer.
private let jsonTrue = NSNumber(value: true)
private let jsonFalse = NSNumber(value: false)
