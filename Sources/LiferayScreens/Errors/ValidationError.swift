public import Foundation

/// Describes why a connector rejects its input, for the user who typed it.
///
/// "The connector tutorial" returns one from `validateData()`. It is passed unchanged to the
/// delegate and the progress presenter: the presenter shows its `localizedDescription` instead of
/// the view's own failure message.
open class ValidationError: NSError, @unchecked Sendable {

  /// Creates an error of domain `LiferayScreens` and code -4 whose `localizedDescription` is
  /// `message`.
  public init(_ message: String) {
    super.init(
      domain: NSError.screensDomain,
      code: ScreensErrorCause.validationFailed.rawValue,
      userInfo: [NSLocalizedDescriptionKey: message])
  }

  /// Creates an error whose message is the text for `key` in the strings table `table`, in the
  /// language of the app, or the key itself if no table has it.
  public convenience init(_ table: String, _ key: String) {
    self.init(LocalizedString(table, key: key, obj: nil))
  }

  /// Creates an error whose message is the text for `key`, which is looked up in the bundle of
  /// `bundleObject`'s class first.
  public convenience init(_ table: String, _ key: String, _ bundleObject: AnyObject) {
    self.init(LocalizedString(table, key: key, obj: bundleObject))
  }

  /// Creates an error whose message is the text for `key`, which is looked up in the bundle of
  /// `bundleObject`'s class first, with each name in braces that `values` has, such as `{chairs}`,
  /// replaced by its value.
  public convenience init(
    _ table: String, _ key: String, _ bundleObject: AnyObject, _ values: [String: String]
  ) {
    var rest = LocalizedString(table, key: key, obj: bundleObject)[...]
    var message = ""
    // A value may have braces itself.
    while let open = rest.firstIndex(of: "{") {
      message += rest[..<open]
      rest = rest[open...]
      if let close = rest.firstIndex(of: "}"),
        let value = values[String(rest[rest.index(after: open)..<close])]
      {
        message += value
        rest = rest[rest.index(after: close)...]
      } else {
        message.append(rest.removeFirst())
      }
    }
    self.init(message + rest)
  }

  /// Decodes an error from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
