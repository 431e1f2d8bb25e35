/// A stop of the tour: an example, used like in an app.
@MainActor protocol TourStop: AnyObject {

  /// The name on the command line.
  static var name: String { get }

  /// A short description.
  static var subject: String { get }

  init()

  /// Performs the actions of the app and of the user, and prints their effects.
  ///
  /// - Parameter portal: a new Liferay, with Joe logged in.
  func visit(_ portal: TourPortal) async throws
}
