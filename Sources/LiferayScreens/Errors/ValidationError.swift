public import Foundation

/// Why a connector refuses its input, in words for the person who typed it.
///
/// "The connector tutorial" returns one from `validateData()`. It reaches the delegate and the
/// progress presenter as it is: the presenter shows its `localizedDescription` rather than the
/// view's own failure message.
open class ValidationError: NSError, @unchecked Sendable {

  /// An error of domain `LiferayScreens` and code -4 whose `localizedDescription` is `message`.
  public init(_ message: String) {
    super.init(
      domain: NSError.screensDomain,
      code: ScreensErrorCause.validationFailed.rawValue,
      userInfo: [NSLocalizedDescriptionKey: message])
  }

  /// The same with the text that the strings table `table` has for `key`, in the language of the
  /// app; the key itself if no table has it.
  public convenience init(_ table: String, _ key: String) {
    self.init(LocalizedString(table, key: key, obj: nil))
  }

  /// The same, looking into the bundle of `bundleObject`'s class first.
  public convenience init(_ table: String, _ key: String, _ bundleObject: AnyObject) {
    self.init(LocalizedString(table, key: key, obj: bundleObject))
  }

  /// An error from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
