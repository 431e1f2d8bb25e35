internal import LiferayScreens
public import LiferayScreensLibrary

extension Comment {

  /// The text as HTML, as the server has sent it.
  ///
  /// In new code, use `body`.
  public var htmlBody: String { body }
}
