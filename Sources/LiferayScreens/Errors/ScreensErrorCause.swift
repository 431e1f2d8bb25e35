public import Foundation

/// What went wrong, where it was Screens itself that noticed. The raw value is the error's code.
///
/// Errors of the server keep the domain that the Mobile SDK gives them, and errors of the
/// transport keep `NSURLErrorDomain`, unless a cache strategy had to tell that the server cannot be
/// reached: see `notAvailable`.
public enum ScreensErrorCause: Int, Sendable, CaseIterable {

  /// Something that has to be there before the work can begin is missing: a session, a connector,
  /// or whatever `ServerConnector.preRun()` asks for.
  case abortedDueToPreconditions = -2

  /// The server answered, but not with what was asked for.
  case invalidServerResponse = -3

  /// The input was refused: the error is a `ValidationError`.
  case validationFailed = -4

  /// Neither the server nor the cache has it. The error that the network gave, if it did, is kept
  /// under `NSUnderlyingErrorKey`.
  case notAvailable = -5

  /// The work was cancelled.
  case cancelled = -6
}

extension NSError {

  /// The domain of all errors that Screens itself finds.
  static let screensDomain = "LiferayScreens"

  /// An error of domain `LiferayScreens` whose code is the raw value of `cause`.
  ///
  /// "The connector tutorial" uses it for a reply of the wrong shape.
  public class func errorWithCause(
    _ cause: ScreensErrorCause, userInfo: [String: Any]? = nil
  ) -> NSError {
    NSError(domain: screensDomain, code: cause.rawValue, userInfo: userInfo ?? [:])
  }

  /// The same with a message, which becomes the error's `localizedDescription`.
  public class func errorWithCause(_ cause: ScreensErrorCause, message: String) -> NSError {
    errorWithCause(cause, userInfo: [NSLocalizedDescriptionKey: message])
  }

  /// Whether this is the error that Screens makes for `cause`. A code alone says nothing: other
  /// domains have a -5 too.
  func hasCause(_ cause: ScreensErrorCause) -> Bool {
    domain == NSError.screensDomain && code == cause.rawValue
  }
}
