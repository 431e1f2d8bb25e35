public import Foundation

/// The cause of an error that was detected by Screens itself. The raw value is the error's code.
///
/// Errors of the server keep the domain that the Mobile SDK gives them, and transport errors keep
/// `NSURLErrorDomain`, except that interactors report a server that cannot be reached as
/// `notAvailable`.
public enum ScreensErrorCause: Int, Sendable, CaseIterable {

  /// A precondition is not met: a session or a connector is missing, or `ServerConnector.preRun()`
  /// returned false.
  case abortedDueToPreconditions = -2

  /// The server responded, but not with the expected content.
  case invalidServerResponse = -3

  /// The input is invalid: the error is a `ValidationError`.
  case validationFailed = -4

  /// The result is available neither from the server nor from the cache. The network's error, if
  /// any, is under `NSUnderlyingErrorKey`.
  case notAvailable = -5

  /// The work was cancelled.
  case cancelled = -6
}

extension NSError {

  /// The domain of all errors that Screens itself creates.
  static let screensDomain = "LiferayScreens"

  /// Returns an error of domain `LiferayScreens` whose code is the raw value of `cause`.
  ///
  /// "The connector tutorial" uses it for a response of the wrong shape.
  public class func errorWithCause(
    _ cause: ScreensErrorCause, userInfo: [String: Any]? = nil
  ) -> NSError {
    NSError(domain: screensDomain, code: cause.rawValue, userInfo: userInfo ?? [:])
  }

  /// Returns an error for `cause` whose `localizedDescription` is `message`.
  public class func errorWithCause(_ cause: ScreensErrorCause, message: String) -> NSError {
    errorWithCause(cause, userInfo: [NSLocalizedDescriptionKey: message])
  }

  /// Whether this is an error that Screens created for `cause`. The code alone is not sufficient:
  /// other domains also have a -5.
  func hasCause(_ cause: ScreensErrorCause) -> Bool {
    domain == NSError.screensDomain && code == cause.rawValue
  }
}
