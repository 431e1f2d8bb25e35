import DemoServer
import Foundation
import LiferayScreens
import LiferayScreensLibrary
import TestSupport
import Testing

/// The generated Rating Screenlet, used as an app uses it, with a bookmark of the demo server to
/// rate.
@MainActor @Suite(.usesAppState) struct RatingUseTests {

  private static let className = "com.liferay.bookmarks.model.BookmarksEntry"

  private let app: DemoApp
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screenlet = RatingScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 250))
  private let delegate = RecordingDelegate()

  init() throws {
    app = try DemoApp()
    logIn(.joe)
    screenlet.delegate = delegate
    screenlet.className = Self.className
    screenlet.classPK = 30400
    screenlet.editable = true
  }

  // MARK: Loading

  @Test func `the ratings are loaded each time the Screenlet is shown`() async throws {
    try await rate(0.5, as: .jane)
    logIn(.joe)
    window.addSubview(screenlet)
    #expect(await comesAbout { delegate.events.count == 1 })
    #expect(delegate.events == ["retrieved 1 of 0.5, own -1.0, [0, 1]"])
    #expect(try view().averageLabel?.text == "2.5")

    screenlet.removeFromSuperview()
    window.addSubview(screenlet)
    #expect(await comesAbout { delegate.events.count == 2 })
  }

  @Test func `an app can do without that`() async throws {
    screenlet.autoLoad = false
    window.addSubview(screenlet)
    try await Task.sleep(for: .milliseconds(50))
    #expect(delegate.events.isEmpty)
    #expect(app.server.requests.isEmpty)

    screenlet.performAction(name: RatingScreenlet.LoadRatingsAction)
    #expect(await comesAbout { delegate.events.count == 1 })
    #expect(delegate.events == ["retrieved 0 of 0.0, own -1.0, [0, 0]"])
  }

  @Test func `ratings of nothing are refused before a call`() async throws {
    screenlet.classPK = 0
    window.addSubview(screenlet)
    #expect(delegate.events == ["error LiferayScreens -4: What is rated?"])
    screenlet.className = ""
    screenlet.performAction(name: RatingScreenlet.LoadRatingsAction)
    #expect(delegate.events.last == "error LiferayScreens -4: What is rated?")
    #expect(app.server.requests.isEmpty)
  }

  @Test func `the default action loads the ratings`() async throws {
    #expect(screenlet.performDefaultAction())
    #expect(await comesAbout { delegate.events.count == 1 })
    #expect(delegate.events == ["retrieved 0 of 0.0, own -1.0, [0, 0]"])
  }

  @Test func `loading again cancels what has not come yet`() async throws {
    screenlet.classPK = 99999
    #expect(screenlet.loadRatings())
    screenlet.classPK = 30400
    #expect(screenlet.loadRatings())
    #expect(await comesAbout { delegate.events.count == 2 })
    #expect(
      delegate.events == [
        "error LiferayScreens -6: The interactor was cancelled.",
        "retrieved 0 of 0.0, own -1.0, [0, 0]",
      ])
  }

  // MARK: Rating

  @Test func `scores are sent one after the other, so that the last one stays`() async throws {
    let scores = [0.25, 0.5, 0.75, 1]
    for score in scores { #expect(screenlet.rate(score: score)) }
    #expect(await comesAbout { delegate.events.count == scores.count })
    #expect(
      delegate.events == [
        "updated 1 of 0.25, own 0.25, [1, 0]", "updated 1 of 0.5, own 0.5, [0, 1]",
        "updated 1 of 0.75, own 0.75, [0, 1]", "updated 1 of 1.0, own 1.0, [0, 1]",
      ])
  }

  @Test(arguments: ["default", "default-stars"])
  func `a star sends the score of all stars up to it`(theme: String) async throws {
    let stars = try #require(try shown(in: theme, "scoreStarControl") as? StarControl)
    #expect(stars.stars == 0)
    try stars.buttons[3].tap()
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.events == ["updated 1 of 0.8, own 0.8, [0, 1]"])
    #expect(stars.stars == 4)
    screenlet.performAction(name: RatingScreenlet.DeleteRatingAction)
    #expect(await comesAbout { delegate.events.count == 2 })
    #expect(stars.stars == 0)
  }

  @Test(arguments: [
    ("default-thumbs", 1, "1 of 1.0, own 1.0, [0, 1]"),
    ("default-thumbs", 0, "1 of 0.0, own 0.0, [1, 0]"),
    ("default-emojis", 1, "1 of 0.2, own 0.2, [1, 0]"),
  ])
  func `a segment sends the score that it means`(
    theme: String, segment: Int, rating: String
  ) async throws {
    let segments = try #require(
      try shown(in: theme, "scoreSegmentedControl") as? UISegmentedControl)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    try segments.selectSegment(at: segment)
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.events == ["updated \(rating)"])
    #expect(segments.selectedSegmentIndex == segment)
    screenlet.performAction(name: RatingScreenlet.DeleteRatingAction)
    #expect(await comesAbout { delegate.events.count == 2 })
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `a like is the best score`() async throws {
    try #require(try shown(in: "default-like", "likeButton") as? UIButton).tap()
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.events == ["updated 1 of 1.0, own 1.0, [0, 1]"])
  }

  @Test(arguments: [
    (0.25 as any Sendable, "0.25"), (Float(0.25), "0.25"), (1, "1.0"), (Int64(0), "0.0"),
    (UInt8(1), "1.0"), (NSNumber(value: 0.5), "0.5"),
  ])
  func `defect 51: the score that an app sends is any number`(
    score: any Sendable, own: String
  ) async throws {
    #expect(screenlet.performAction(name: RatingScreenlet.UpdateRatingAction, sender: score))
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.events.first?.contains("own \(own)") == true)
  }

  @Test func `a sender of another type is a failure reported to the delegate`() async throws {
    let senders: [Any?] = [nil, "0.5", [0.5], screenlet, UISlider(), Date()]
    for sender in senders {
      #expect(!screenlet.performAction(name: RatingScreenlet.UpdateRatingAction, sender: sender))
      #expect(!screenlet.isActionRunning(RatingScreenlet.UpdateRatingAction))
    }
    let refusal = "error LiferayScreens -2: The sender of UpdateRatingAction is not of type Double"
    #expect(delegate.events == Array(repeating: refusal, count: senders.count))
    #expect(app.server.requests.isEmpty)
  }

  @Test(arguments: [
    (-0.1, "A score is between 0 and 1"), (1.01, "A score is between 0 and 1"),
  ])
  func `a score out of range is refused`(score: Double, message: String) {
    screenlet.performAction(name: RatingScreenlet.UpdateRatingAction, sender: score)
    #expect(delegate.events == ["error LiferayScreens -4: \(message)"])
    #expect(delegate.lastError is ValidationError)
  }

  @Test func `the user's own score is withdrawn, and those of others stay`() async throws {
    try await rate(1, as: .jane)
    try await rate(0.5, as: .joe)
    delegate.forget()
    try tap(view().deleteRatingButton, titled: "Take back my score")
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.events == ["deleted 1 of 1.0, own -1.0, [0, 1]"])
    #expect(try view().averageLabel?.text == "5.0")
  }

  @Test func `without a login nothing is rated`() async throws {
    SessionContext.logout()
    screenlet.performAction(name: RatingScreenlet.UpdateRatingAction, sender: 0.5)
    #expect(await comesAbout { !delegate.events.isEmpty })
    #expect(delegate.events == ["error LiferayScreens -2: Login required to use this connector"])
  }

  // MARK: Interactors

  @Test func `each action has its interactor`() throws {
    let load = screenlet.createInteractor(name: "loadRatings", sender: nil)
    #expect((load as? LoadRatingsInteractor)?.classPK == 30400)
    let update = screenlet.createInteractor(name: "updateRating", sender: 1)
    #expect((update as? UpdateRatingInteractor)?.score == 1)
    #expect((update as? UpdateRatingInteractor)?.ratingsGroupCount == 2)
    let delete = screenlet.createInteractor(name: "deleteRating", sender: nil)
    #expect((delete as? DeleteRatingInteractor)?.className == Self.className)
    #expect(screenlet.createInteractor(name: "rate", sender: 1) == nil)
  }

  @Test func `an interactor of the delegate's gets the sender instead`() throws {
    let own = OwnInteractor(screenlet: nil)
    delegate.custom = { name, sender in
      own.sender = sender as? Double
      return name == RatingScreenlet.UpdateRatingAction ? own : nil
    }
    screenlet.autoLoad = false
    window.addSubview(screenlet)
    try #require(try view().scoreStarControl).buttons[0].tap()
    #expect(own.sender == 0.2)
    #expect(own.isStarted)
    #expect(delegate.events.isEmpty)
    #expect(app.server.requests.isEmpty)
  }

  // MARK: Plumbing

  private func logIn(_ user: DemoUser) {
    SessionContext.loginWithBasic(
      username: user.screenName, password: user.password, userAttributes: [:])
  }

  private func rate(_ score: Double, as user: DemoUser) async throws {
    logIn(user)
    let connector = RatingUpdateLiferayConnector(
      classPK: 30400, className: Self.className, score: score, ratingsGroupCount: 2)
    try await connector.run()
    #expect(connector.resultRating?.doubleAttribute("userScore") == score)
  }

  private func view() throws -> RatingView_default {
    try #require(screenlet.screenletView as? RatingView_default)
  }

  /// The control of a theme with this identifier. It has to be on screen to be touched.
  private func shown(in theme: String, _ identifier: String) throws -> UIView? {
    screenlet.autoLoad = false
    screenlet.themeName = theme
    window.addSubview(screenlet)
    return screenlet.screenletView?.descendants.first { $0.accessibilityIdentifier == identifier }
  }

  private func tap(_ button: UIButton?, titled title: String) throws {
    let button = try #require(button)
    #expect(button.currentTitle == title)
    button.sendActions(for: .touchUpInside)
  }
}

@MainActor private final class RecordingDelegate: RatingScreenletDelegate {

  private(set) var events: [String] = []
  private(set) var lastError: NSError?
  var custom: (String, Any?) -> Interactor? = { _, _ in nil }

  func forget() {
    events = []
  }

  func screenlet(
    _ screenlet: BaseScreenlet, customInteractorForAction: String, withSender: Any?
  ) -> Interactor? {
    custom(customInteractorForAction, withSender)
  }

  func screenlet(_ screenlet: RatingScreenlet, onRatingRetrieve rating: RatingEntry) {
    events.append("retrieved \(words(rating))")
  }

  func screenlet(_ screenlet: RatingScreenlet, onRatingUpdated rating: RatingEntry) {
    events.append("updated \(words(rating))")
  }

  func screenlet(_ screenlet: RatingScreenlet, onRatingDeleted rating: RatingEntry) {
    events.append("deleted \(words(rating))")
  }

  func screenlet(_ screenlet: RatingScreenlet, onRatingError error: NSError) {
    lastError = error
    events.append("error \(error.domain) \(error.code): \(error.localizedDescription)")
  }

  private func words(_ rating: RatingEntry) -> String {
    "\(rating.totalCount) of \(rating.average), own \(rating.userScore), \(rating.ratings)"
  }
}

/// Replaces the Screenlet's own interactor.
private final class OwnInteractor: Interactor {

  var sender: Double?
  private(set) var isStarted = false

  override func start() -> Bool {
    isStarted = true
    callOnSuccess()
    return true
  }
}
