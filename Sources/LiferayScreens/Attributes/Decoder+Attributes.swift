internal import Foundation

extension Decoder {
  /// Decodes a JSON object as the attributes of an entity, so that a structure is made of JSON in
  /// the same way as of what a service returns. Throws what the decoder throws, such as for a list.
  public func attributes() throws -> [String: Any] {
    try singleValueContainer().decode([String: DecodedValue].self).mapValues(\.value)
  }
}

/// Any JSON value: a text, a number, a Boolean, `NSNull`, a list or a dictionary.
private struct DecodedValue: Decodable {

  let value: Any

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = NSNull()
    } else if let text = try? container.decode(String.self) {
      value = text
    } else if let flag = try? container.decode(Bool.self) {
      value = flag
    } else if let integer = try? container.decode(Int64.self) {
      value = integer
    } else if let number = try? container.decode(Double.self) {
      value = number
    } else if let object = try? container.decode([String: DecodedValue].self) {
      value = object.mapValues(\.value)
    } else {
      value = try container.decode([DecodedValue].self).map(\.value)
    }
  }
}
