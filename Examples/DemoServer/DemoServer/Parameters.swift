/// The parameters of a command, read by type. Those that a service does not read are ignored, like
/// in a portal.
struct Parameters {

  let values: [String: JSON]
  let service: String

  func has(_ name: String) -> Bool {
    values[name] != nil
  }

  /// A whole number, or a text that contains one.
  func integer(_ name: String) throws(PortalException) -> Int64 {
    switch values[name] {
    case .integer(let value): return value
    case .string(let text): if let value = Int64(text) { return value }
    default: break
    }
    throw missing(name, "a whole number")
  }

  func number(_ name: String) throws(PortalException) -> Double {
    switch values[name] {
    case .integer(let value): return Double(value)
    case .number(let value): return value
    case .string(let text): if let value = Double(text), value.isFinite { return value }
    default: break
    }
    throw missing(name, "a number")
  }

  /// A text; "" for `null`.
  func string(_ name: String) throws(PortalException) -> String {
    switch values[name] {
    case .string(let text): return text
    case .null: return ""
    case .integer(let value): return "\(value)"
    default: throw missing(name, "a text")
    }
  }

  private func missing(_ name: String, _ kind: String) -> PortalException {
    PortalException(.badParameter, "\(service) needs \(name), \(kind).")
  }
}
