/// The parameters of a command, read by type. Those that a service does not read are ignored, like
/// in a portal.
struct Parameters {

  let values: [String: JSON]

  /// The names, without the `+` before one that is an object of a class, and without attributes of
  /// objects, which have a dot.
  private let names: Set<String>

  init(values: [String: JSON]) {
    self.values = values
    names = Set(
      values.keys.filter { !$0.contains(".") }.map {
        String($0.hasPrefix("+") ? $0.dropFirst() : $0[...])
      })
  }

  func has(_ name: String) -> Bool {
    values[name] != nil
  }

  /// Whether there is a value or an object of this name.
  func isSent(_ name: String) -> Bool {
    names.contains(name)
  }

  /// Throws if a value cannot be converted to the type of its parameter.
  func check(_ parameters: KeyValuePairs<String, JavaType>) throws(PortalException) {
    for (name, type) in parameters {
      guard let value = values[name], !type.accepts(value) else { continue }
      if value == .null { throw PortalException(.badParameter, "\(name) cannot be null.") }
      throw PortalException(.badType, "Conversion failed: \(value.javaText)")
    }
  }

  /// A whole number, or a text that contains one; 0 for anything else.
  func integer(_ name: String) -> Int64 {
    switch values[name] {
    case .integer(let value): value
    case .string(let text): Int64(text) ?? 0
    default: 0
    }
  }

  func number(_ name: String) -> Double {
    switch values[name] {
    case .integer(let value): Double(value)
    case .number(let value): value
    case .string(let text): Double(text) ?? 0
    default: 0
    }
  }

  /// Bytes: a list of numbers, or a text with one; empty for anything else.
  func bytes(_ name: String) -> [UInt8] {
    switch values[name] {
    case .array(let items):
      items.compactMap { item in
        if case .integer(let value) = item { UInt8(truncatingIfNeeded: value) } else { nil }
      }
    case .string(let text):
      text.split { "[], ".contains($0) }.compactMap { Int64($0) }
        .map { UInt8(truncatingIfNeeded: $0) }
    default: []
    }
  }

  /// The texts of a list; empty for anything else.
  func strings(_ name: String) -> [String] {
    guard case .array(let items) = values[name] else { return [] }
    return items.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  /// The values of a map as texts; empty for anything else.
  func texts(_ name: String) -> [String: String] {
    guard case .object(let members) = values[name] else { return [:] }
    return members.compactMapValues { $0 == .null ? nil : $0.javaText }
  }

  /// A text; "" for `null`.
  func string(_ name: String) -> String {
    switch values[name] {
    case .string(let text): text
    case .integer(let value): "\(value)"
    default: ""
    }
  }

  /// True, or a text that says so; false for anything else.
  func bool(_ name: String) -> Bool {
    values[name] == .bool(true) || values[name] == "true"
  }
}

extension JSON {

  /// The value as the messages of a portal show it.
  fileprivate var javaText: String {
    if case .string(let text) = self { text } else { text }
  }
}
