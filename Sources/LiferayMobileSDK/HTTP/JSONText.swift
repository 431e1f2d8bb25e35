import Foundation

/// A value as JSON, with sorted keys and unescaped slashes.
///
/// The types that most commands consist of are encoded here: `JSONSerialization` takes many times
/// as long for them on Linux. It encodes the rest: numbers with a fraction and all Foundation
/// objects.
struct JSONText {

  private(set) var text = ""

  /// Nil for a value that JSON cannot represent.
  init?(_ value: Any) {
    guard append(value) else { return nil }
  }
}

extension JSONText {

  private mutating func append(_ value: Any) -> Bool {
    // An `NSNumber` would match every number type of Swift.
    guard !(type(of: value) is AnyClass) else { return appendOther(value) }
    switch value {
    case let text as String: append(text)
    case let number as Int64: text += "\(number)"
    case let number as Int32: text += "\(number)"
    case let number as Int: text += "\(number)"
    case let flag as Bool: text += "\(flag)"
    case let object as [String: Any]: return append(object)
    case let list as [Any]: return append(list)
    default: return appendOther(value)
    }
    return true
  }

  private mutating func append(_ object: [String: Any]) -> Bool {
    var separator = "{"
    for (name, value) in object.sorted(by: { $0.key < $1.key }) {
      text += separator
      append(name)
      text += ":"
      guard append(value) else { return false }
      separator = ","
    }
    text += object.isEmpty ? "{}" : "}"
    return true
  }

  private mutating func append(_ list: [Any]) -> Bool {
    var separator = "["
    for value in list {
      text += separator
      guard append(value) else { return false }
      separator = ","
    }
    text += list.isEmpty ? "[]" : "]"
    return true
  }

  private mutating func append(_ string: String) {
    text += "\""
    if string.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
      for scalar in string.unicodeScalars { appendEscaped(scalar) }
    } else {
      text += string
    }
    text += "\""
  }

  private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += #"\""#
    case "\\": text += #"\\"#
    case "\n": text += #"\n"#
    case "\r": text += #"\r"#
    case "\t": text += #"\t"#
    case "\u{0}"..."\u{F}": text += #"\u000"# + String(scalar.value, radix: 16)
    case "\u{10}"..."\u{1F}": text += #"\u00"# + String(scalar.value, radix: 16)
    default: text.unicodeScalars.append(scalar)
    }
  }

  private mutating func appendOther(_ value: Any) -> Bool {
    guard JSONSerialization.isValidJSONObject([value]),
      let json = try? JSONSerialization.data(
        withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
    else { return false }
    text += String(decoding: json, as: UTF8.self)
    return true
  }
}
