/// A stop of the tour: an example as an app uses it.
@MainActor protocol TourStop: AnyObject {

  /// How the command line calls it.
  static var name: String { get }

  /// What there is to see, in a few words.
  static var subject: String { get }

  init()

  /// Does what the app does, and what the person before it does, and says what comes of it.
  ///
  /// - Parameter portal: a Liferay that nobody has used yet, with Joe logged in.
  func visit(_ portal: TourPortal) async throws
}
