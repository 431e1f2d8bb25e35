public import Foundation

/// Typed access to the attributes of an entity that the server sends.
///
/// Each method returns nil if the value is missing, null or cannot be converted. Numbers may arrive
/// as text, because 7.x serializes the long ids of users as strings, and text may arrive as a
/// number.
extension [String: Any] {

  /// Returns the text under `name`. A number or a Boolean is converted to text.
  public func stringAttribute(_ name: String) -> String? {
    AttributeValue(self[name])?.string
  }

  /// Returns the integer under `name`.
  public func intAttribute(_ name: String) -> Int? {
    AttributeValue(self[name])?.int
  }

  /// Returns the integer under `name`, such as an id.
  public func int64Attribute(_ name: String) -> Int64? {
    AttributeValue(self[name])?.int64
  }

  /// Returns the number under `name`.
  public func doubleAttribute(_ name: String) -> Double? {
    AttributeValue(self[name])?.double
  }

  /// Returns the Boolean under `name`: true or false, 1 or 0, "true" or "false".
  public func boolAttribute(_ name: String) -> Bool? {
    AttributeValue(self[name])?.bool
  }

  /// Returns the date under `name`. Services send it as milliseconds since 1970, and REST services
  /// as ISO 8601: `2026-01-31T09:30:00Z`.
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

  /// Returns the attributes of the entity nested under `name`.
  public func attributesAttribute(_ name: String) -> [String: Any]? {
    self[name] as? [String: Any]
  }

  /// Returns the attributes of each entity listed under `name`, as `attributesElements` reads them.
  public func attributesListAttribute(_ name: String) -> [[String: Any]]? {
    listAttribute(name)?.attributesElements
  }

  /// Returns the values listed under `name` unconverted. Use `stringElements` and similar
  /// properties to convert them.
  public func listAttribute(_ name: String) -> [Any]? {
    self[name] as? [Any]
  }
}
