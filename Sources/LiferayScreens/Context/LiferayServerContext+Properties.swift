public import Foundation

/// Typed access to the properties.
///
/// The samples use the form `longPropertyForKey("folderId")`, which always returns a value: for a
/// key that is missing or has a value of another type, it returns 0, false, "" or 1 January 1970.
/// The form `longProperty(forKey: "folderId")` returns nil instead. Numbers may also be written as
/// text, as in `<string>20143</string>`.
extension LiferayServerContext {

  /// Returns the integer for `key`, or 0.
  public class func longPropertyForKey(_ key: String) -> Int64 {
    longProperty(forKey: key) ?? 0
  }

  /// Returns the integer for `key`, or 0.
  public class func intPropertyForKey(_ key: String) -> Int {
    intProperty(forKey: key) ?? 0
  }

  /// Returns the number for `key`, integer or not, or 0.
  public class func numberPropertyForKey(_ key: String) -> NSNumber {
    numberProperty(forKey: key) ?? 0
  }

  /// Returns the Boolean for `key`, or false.
  public class func booleanPropertyForKey(_ key: String) -> Bool {
    booleanProperty(forKey: key) ?? false
  }

  /// Returns the date for `key`, or 1 January 1970.
  public class func datePropertyForKey(_ key: String) -> Date {
    dateProperty(forKey: key) ?? Date(timeIntervalSince1970: 0)
  }

  /// Returns the text for `key`, or "".
  public class func stringPropertyForKey(_ key: String) -> String {
    stringProperty(forKey: key) ?? ""
  }

  /// Returns the integer for `key`, or nil.
  public class func longProperty(forKey key: String) -> Int64? {
    attributes(key).int64Attribute(key)
  }

  /// Returns the integer for `key`, or nil.
  public class func intProperty(forKey key: String) -> Int? {
    attributes(key).intAttribute(key)
  }

  /// Returns the number for `key`, integer or not, or nil.
  public class func numberProperty(forKey key: String) -> NSNumber? {
    if let number = longProperty(forKey: key) { return NSNumber(value: number) }
    return attributes(key).doubleAttribute(key).map { NSNumber(value: $0) }
  }

  /// Returns the Boolean for `key`, or nil.
  public class func booleanProperty(forKey key: String) -> Bool? {
    attributes(key).boolAttribute(key)
  }

  /// Returns the date for `key`, or nil.
  public class func dateProperty(forKey key: String) -> Date? {
    propertyForKey(key) as? Date
  }

  /// Returns the text for `key`, or nil.
  public class func stringProperty(forKey key: String) -> String? {
    attributes(key).stringAttribute(key)
  }

  /// Returns a dictionary of this one property, to use the lenient conversions of server
  /// attributes.
  private class func attributes(_ key: String) -> [String: Any] {
    propertyForKey(key).map { [key: $0] } ?? [:]
  }
}
