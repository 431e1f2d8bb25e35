public import Foundation

/// Reading a key by its type.
///
/// `longPropertyForKey("folderId")` is the spelling of the samples. It never stops the app: a key
/// that is missing or of another type reads as 0, false, "" or the first second of 1970. Where that
/// has to be told from a value, `longProperty(forKey: "folderId")` is nil instead. Numbers may be
/// written as text, as `<string>20143</string>`.
extension LiferayServerContext {

  /// A whole number, 0 without one.
  public class func longPropertyForKey(_ key: String) -> Int64 {
    longProperty(forKey: key) ?? 0
  }

  /// A whole number, 0 without one.
  public class func intPropertyForKey(_ key: String) -> Int {
    intProperty(forKey: key) ?? 0
  }

  /// A number of any kind, 0 without one.
  public class func numberPropertyForKey(_ key: String) -> NSNumber {
    numberProperty(forKey: key) ?? 0
  }

  /// A Boolean, false without one.
  public class func booleanPropertyForKey(_ key: String) -> Bool {
    booleanProperty(forKey: key) ?? false
  }

  /// A date, the first second of 1970 without one.
  public class func datePropertyForKey(_ key: String) -> Date {
    dateProperty(forKey: key) ?? Date(timeIntervalSince1970: 0)
  }

  /// A text, "" without one.
  public class func stringPropertyForKey(_ key: String) -> String {
    stringProperty(forKey: key) ?? ""
  }

  /// A whole number, nil without one.
  public class func longProperty(forKey key: String) -> Int64? {
    attributes(key).int64Attribute(key)
  }

  /// A whole number, nil without one.
  public class func intProperty(forKey key: String) -> Int? {
    attributes(key).intAttribute(key)
  }

  /// A number of any kind, nil without one.
  public class func numberProperty(forKey key: String) -> NSNumber? {
    if let number = longProperty(forKey: key) { return NSNumber(value: number) }
    return attributes(key).doubleAttribute(key).map { NSNumber(value: $0) }
  }

  /// A Boolean, nil without one.
  public class func booleanProperty(forKey key: String) -> Bool? {
    attributes(key).boolAttribute(key)
  }

  /// A date, nil without one.
  public class func dateProperty(forKey key: String) -> Date? {
    propertyForKey(key) as? Date
  }

  /// A text, nil without one.
  public class func stringProperty(forKey key: String) -> String? {
    attributes(key).stringAttribute(key)
  }

  /// The one property, so that the lenient reading of server attributes can be had for it.
  private class func attributes(_ key: String) -> [String: Any] {
    propertyForKey(key).map { [key: $0] } ?? [:]
  }
}
