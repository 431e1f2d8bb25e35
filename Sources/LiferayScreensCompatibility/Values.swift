public import Foundation

/// A JSON object.
public typealias JSONObject = [String: Any]

/// A JSON array.
public typealias JSONArray = [Any]

extension Bool {

  /// Returns whether a text is `true` or `1`, whatever its case and the spaces around it.
  ///
  /// In new code, write `Bool(text)`.
  public static func from(string value: String) -> Bool {
    ["true", "1"].contains(value.lowercased().trimmingCharacters(in: .whitespaces))
  }

  /// Returns whether a value is a number other than 0, or a text that `from(string:)` takes.
  ///
  /// In new code, cast the value to its type.
  public static func from(any value: Any) -> Bool {
    if let text = value as? String { return from(string: text) }
    return (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false
  }
}

extension String {

  /// The number that the text consists of, or nil if it is another text.
  ///
  /// In new code, write `Int64(text)`.
  public var asNumber: NSNumber? {
    Int64(self).map { NSNumber(value: $0) }
  }

  /// Whether the text begins like an XML document.
  public var isXml: Bool { hasPrefix("<?xml") }

  /// Returns the text with a hyphen in place of what is not a letter or digit of English or an
  /// underscore.
  public func toSafeFilename() -> String {
    replacing(/[^a-zA-Z0-9_]+/, with: "-")
  }
}

extension NSLocale {

  /// The code of the language that the user prefers, such as `es`.
  ///
  /// In new code, use `Locale.preferredLanguages`.
  public static var currentLanguageString: String {
    String((Locale.preferredLanguages.first ?? "en").prefix(2))
  }
}
