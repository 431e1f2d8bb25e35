import DemoServer
import LiferayScreens
import LiferayScreensLibrary

/// The Rating Screenlet: three actions, one of them performed when it is shown; the score is the
/// sender.
final class RatingStop: TourStop {

  static let name = "rating"
  static let subject = "three actions, the score as their sender, one kept until it can be sent"

  private func makeScreenlet() -> RatingScreenlet {
    let screenlet = RatingScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 250))
    screenlet.className = "com.liferay.bookmarks.model.BookmarksEntry"
    screenlet.classPK = 30400
    screenlet.editable = true
    screenlet.delegate = self
    return screenlet
  }

  func visit(_ portal: TourPortal) async throws {
    let screen = Screen()
    try await screen.show(makeScreenlet(), loading: RatingScreenlet.LoadRatingsAction)
    var view: RatingView_default = try screen.view()
    try await screen.give(4, in: view.scoreStarControl)
    screen.tell(["average": view.average])

    Transcript.step("Jane logs in, and the app rates for her")
    portal.logIn(.jane)
    let screenlet = makeScreenlet()
    try await screen.show(screenlet, loading: RatingScreenlet.LoadRatingsAction)
    view = try screen.view()
    try await rate(1.5, with: screenlet, on: screen)
    try await rate(0.25, with: screenlet, on: screen)
    screen.tell(["average": view.average, "score": view.score])
    try await screen.tap(view.deleteRatingButton)
    screen.tell(["average": view.average])

    await portal.loseConnection()
    let cached = makeScreenlet()
    try await screen.show(cached, loading: RatingScreenlet.LoadRatingsAction)
    try await rate(0.5, with: cached, on: screen)
    await portal.recoverConnection(sending: RatingSynchronizer(), by: "score")
    Transcript.step("loadRatings()")
    cached.loadRatings()
    try await screen.end(of: RatingScreenlet.LoadRatingsAction)
    portal.tellRequests()
  }

  private func rate(
    _ score: Double, with screenlet: RatingScreenlet, on screen: Screen
  ) async throws {
    Transcript.step("performAction(name: UpdateRatingAction, sender: \(score))")
    screenlet.performAction(name: RatingScreenlet.UpdateRatingAction, sender: score)
    try await screen.end(of: RatingScreenlet.UpdateRatingAction)
  }
}

extension RatingStop: RatingScreenletDelegate {

  func screenlet(_ screenlet: RatingScreenlet, onRatingRetrieve rating: RatingEntry) {
    Transcript.call("delegate", "onRatingRetrieve \(words(rating))")
  }

  func screenlet(_ screenlet: RatingScreenlet, onRatingUpdated rating: RatingEntry) {
    Transcript.call("delegate", "onRatingUpdated \(words(rating))")
  }

  func screenletOnRatingSaved(_ screenlet: RatingScreenlet) {
    Transcript.call("delegate", "onRatingSaved")
  }

  func screenlet(_ screenlet: RatingScreenlet, onRatingDeleted rating: RatingEntry) {
    Transcript.call("delegate", "onRatingDeleted \(words(rating))")
  }

  func screenlet(_ screenlet: RatingScreenlet, onRatingError error: NSError) {
    Transcript.call("delegate", "onRatingError \(error.localizedDescription)")
  }

  private func words(_ rating: RatingEntry) -> String {
    "\(rating.totalCount) of average \(rating.average), own \(rating.userScore)"
  }
}
