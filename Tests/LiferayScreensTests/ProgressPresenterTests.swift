import Foundation
import Testing

@testable import HeadlessUIKit
@testable import LiferayScreens

@MainActor struct ProgressPresenterTests {

  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let interactor = Interactor()
  private let failure = NSError.errorWithCause(.notAvailable)

  @Test func `while an interactor runs, a spinner and the message are shown`() throws {
    let presenter = MBProgressHUDPresenter()
    presenter.showHUDInView(view, message: "Saving\nthe bookmark", forInteractor: interactor)
    let hud = try #require(presenter.instance)
    #expect(hud.superview === view)
    #expect(hud.isBusy)
    #expect(hud.message == "Saving\nthe bookmark")
    #expect(hud.titleLabel.text == "Saving")
    #expect(hud.detailLabel.text == "the bookmark")
    view.layoutIfNeeded()
    #expect(hud.center == view.center)
  }

  @Test func `there is no panel while a button shows that its action runs`() {
    let presenter = MBProgressHUDPresenter()
    let button = ActionButton(frame: .zero)
    let tapped = Interactor()
    tapped.tappedButton = button
    presenter.showHUDInView(view, message: "Saving", forInteractor: tapped)
    #expect(presenter.instance == nil)
    presenter.showHUDInView(view, message: "Loading", forInteractor: interactor)
    presenter.hideHUDFromView(view, message: nil, forInteractor: tapped, withError: nil)
    #expect(presenter.instance?.message == "Loading")
    presenter.hideHUDFromView(view, message: "Saved", forInteractor: tapped, withError: nil)
    #expect(presenter.instance?.message == "Saved")
    presenter.showHUDInView(view, message: "Saving", forInteractor: tapped)
    #expect(presenter.instance == nil)
  }

  @Test func `without a closing message the panel is hidden at once`() {
    let presenter = MBProgressHUDPresenter()
    presenter.showHUDInView(view, message: "", forInteractor: interactor)
    presenter.hideHUDFromView(view, message: nil, forInteractor: interactor, withError: nil)
    #expect(presenter.instance == nil)
    #expect(view.subviews.isEmpty)
  }

  @Test func `an error is shown until it is tapped`() throws {
    let presenter = MBProgressHUDPresenter()
    presenter.showHUDInView(view, message: "Saving", forInteractor: interactor)
    let hud = try #require(presenter.instance)
    presenter.hideHUDFromView(
      view, message: "Not saved", forInteractor: interactor, withError: failure)
    #expect(presenter.instance === hud)
    #expect(!hud.isBusy)
    #expect(hud.titleLabel.text == "Not saved")
    tap(hud)
    #expect(presenter.instance == nil)
    #expect(hud.superview == nil)
  }

  @Test func `the working message cannot be closed by a tap`() throws {
    let presenter = MBProgressHUDPresenter()
    presenter.showHUDInView(view, message: "Saving", forInteractor: interactor)
    tap(try #require(presenter.instance))
    #expect(presenter.instance != nil)
  }

  @Test func `the message of a success closes by itself`() async throws {
    let presenter = MBProgressHUDPresenter()
    presenter.hideHUDFromView(view, message: "Saved", forInteractor: interactor, withError: nil)
    #expect(presenter.instance?.titleLabel.text == "Saved")
    await eventually { presenter.instance == nil }
    #expect(view.subviews.isEmpty)
  }

  @Test(arguments: [nil, NSError.errorWithCause(.notAvailable)])
  func `a panel closes though the Screenlet, which had its presenter, is gone`(
    error: NSError?
  ) async throws {
    weak var presenter: MBProgressHUDPresenter?
    do {
      let owned = MBProgressHUDPresenter()
      owned.hideHUDFromView(view, message: "Done", forInteractor: interactor, withError: error)
      presenter = owned
    }
    if error != nil { tap(try #require(view.subviews.first as? ProgressHUD)) }
    await eventually { view.subviews.isEmpty && presenter == nil }
    #expect(view.subviews.isEmpty)
    #expect(presenter == nil)
  }

  @Test func `a panel that was not tapped goes with its view`() async {
    weak var presenter: MBProgressHUDPresenter?
    do {
      let (owned, view) = (MBProgressHUDPresenter(), UIView(frame: .zero))
      owned.hideHUDFromView(
        view, message: "Not saved", forInteractor: interactor, withError: failure)
      presenter = owned
      #expect(owned.instance?.superview === view)
    }
    await eventually { presenter == nil }
    #expect(presenter == nil)
  }

  // MARK: Colours

  @Test func `the panel is of a material, with the colours of the system`() throws {
    let presenter = DefaultProgressPresenter()
    let hud = try shown(by: presenter, "Saving\nthe bookmark")
    #expect(hud.backgroundColor == nil)
    #expect(hud.effectView.effect is UIBlurEffect)
    #expect(hud.alpha == 1)
    #expect(hud.titleLabel.textColor == .label)
    #expect(hud.detailLabel.textColor == .secondaryLabel)
    #expect(hud.layer.cornerRadius == 16)
  }

  @Test func `who does not want transparency gets a plain panel`() throws {
    UIAccessibility.isReduceTransparencyEnabled = true
    defer { UIAccessibility.isReduceTransparencyEnabled = false }
    let hud = try shown(by: MBProgressHUDPresenter(), "Saving")
    #expect(hud.backgroundColor == .secondarySystemBackground)
    #expect(hud.effectView.effect == nil)
    #expect(hud.titleLabel.textColor == .label)
  }

  @Test func `a panel that is less than opaque has no material, which would have to be`() throws {
    let presenter = MBProgressHUDPresenter()
    presenter.customOpacity = 0.75
    let hud = try shown(by: presenter, "Saving")
    #expect(hud.alpha == 0.75)
    #expect(hud.backgroundColor == .secondarySystemBackground)
  }

  @Test(arguments: [
    (UIColor.purple, UIColor.white), (.yellow, .black), (.systemBlue, .black), (.black, .white),
    (UIColor(white: 0.46, alpha: 1), .white), (UIColor(white: 0.47, alpha: 1), .black),
  ])
  func `text on a custom colour is white or black, whichever has the higher contrast`(
    color: UIColor, text: UIColor
  ) throws {
    let presenter = MBProgressHUDPresenter()
    presenter.customColor = color
    let hud = try shown(by: presenter, "Saving\nthe bookmark")
    #expect(hud.backgroundColor == color)
    #expect(hud.effectView.effect == nil)
    #expect(hud.titleLabel.textColor == text)
    #expect(hud.detailLabel.textColor == text)
    #expect(hud.symbolView.tintColor == text)
    presenter.customTextColor = .red
    #expect(try shown(by: presenter, "Not saved") === hud)
    #expect(hud.titleLabel.textColor == .red)
  }

  // MARK: Layout

  @Test(arguments: [
    ("", CGRect(x: 85, y: 201, width: 150, height: 78)),
    ("Saved", CGRect(x: 85, y: 186, width: 150, height: 108)),
    ("The bookmark is saved", CGRect(x: 53, y: 186, width: 214, height: 108)),
  ])
  func `a panel is as wide as its text, within limits`(text: String, frame: CGRect) throws {
    #expect(try framed(text).integral == frame)
  }

  @Test func `long texts have as many lines as they need`() throws {
    let long = "An error occurred while the bookmark was being saved on the server"
    let frame = try framed("\(long)\n\(long)")
    #expect(frame.width > 206)
    #expect(frame.width <= 270)
    #expect(frame.height > 160)
    let hud = try #require(view.subviews.first as? ProgressHUD)
    #expect(hud.titleLabel.numberOfLines == 0)
    #expect(hud.titleLabel.frame.height > 50)
    #expect(hud.detailLabel.frame.height > 30)
  }

  @Test func `fonts follow the text size of the user`() throws {
    let hud = try shown(by: MBProgressHUDPresenter(), "Saving")
    for label in [hud.titleLabel, hud.detailLabel] {
      #expect(label.adjustsFontForContentSizeCategory)
    }
    #expect(hud.titleLabel.font == .systemFont(ofSize: 15, weight: .semibold))
    #expect(hud.detailLabel.font == .preferredFont(forTextStyle: .footnote))
  }

  @Test func `success and failure have symbols`() throws {
    let presenter = MBProgressHUDPresenter()
    let hud = try shown(by: presenter, "Saved")
    #expect(hud.symbolView.image?.name == "checkmark")
    #expect(hud.symbolView.tintColor == .systemGreen)
    #expect(!hud.isBusy)
    presenter.hideHUDFromView(
      view, message: "Not saved", forInteractor: interactor, withError: failure)
    #expect(hud.symbolView.image?.name == "xmark.octagon.fill")
    #expect(hud.symbolView.tintColor == .systemRed)
    presenter.showHUDInView(view, message: "Saving", forInteractor: interactor)
    #expect(hud.symbolView.isHidden)
    #expect(hud.isBusy)
  }

  // MARK: Announcements

  @Test func `VoiceOver reads out what appears`() async throws {
    var announced: [String] = []
    UIAccessibility.onAnnouncement = { if $0.hasPrefix("Grüezi") { announced.append($0) } }
    defer { UIAccessibility.onAnnouncement = nil }
    let (presenter, time) = timed()
    presenter.showHUDInView(view, message: "Grüezi?", forInteractor: interactor)
    #expect(announced == [])
    await time.advance(by: .milliseconds(300))
    #expect(announced == ["Grüezi?"])
    presenter.hideHUDFromView(
      view, message: "Grüezi!", forInteractor: interactor, withError: failure)
    #expect(announced == ["Grüezi?", "Grüezi!"])
    let hud = try #require(presenter.instance)
    #expect(hud.isAccessibilityElement)
    #expect(hud.accessibilityLabel == "Grüezi!")
    #expect(hud.accessibilityTraits == .button)
  }

  // MARK: Time

  @Test func `a quick action never shows the panel`() async throws {
    let (presenter, time) = timed()
    presenter.showHUDInView(view, message: "Saving", forInteractor: interactor)
    let hud = try #require(presenter.instance)
    await time.advance(by: .milliseconds(299))
    #expect(hud.alpha == 0)
    presenter.hideHUDFromView(view, message: nil, forInteractor: interactor, withError: nil)
    #expect(view.subviews.isEmpty)
    await time.advance(by: .seconds(1))
    #expect(hud.alpha == 0)
    #expect(hud.appeared == nil)
  }

  @Test func `a panel that has appeared stays for half a second`() async throws {
    let (presenter, time) = timed()
    presenter.showHUDInView(view, message: "Saving", forInteractor: interactor)
    let hud = try #require(presenter.instance)
    await time.advance(by: .milliseconds(300))
    #expect(hud.alpha == 1)
    await time.advance(by: .milliseconds(100))
    presenter.hideHUDFromView(view, message: nil, forInteractor: interactor, withError: nil)
    await time.advance(by: .milliseconds(399))
    #expect(presenter.instance === hud)
    await time.advance(by: .milliseconds(1))
    #expect(presenter.instance == nil)
    #expect(view.subviews.isEmpty)
  }

  @Test func `a panel that was seen goes at once`() async {
    let (presenter, time) = timed()
    presenter.showHUDInView(view, message: "Saving", forInteractor: interactor)
    await time.advance(by: .milliseconds(300))
    await time.advance(by: .milliseconds(500))
    presenter.hideHUDFromView(view, message: nil, forInteractor: interactor, withError: nil)
    #expect(view.subviews.isEmpty)
  }

  @Test func `an action that begins while the panel stays keeps it`() async throws {
    let (presenter, time) = timed()
    presenter.showHUDInView(view, message: "Saving", forInteractor: interactor)
    let hud = try #require(presenter.instance)
    await time.advance(by: .milliseconds(300))
    presenter.hideHUDFromView(view, message: nil, forInteractor: interactor, withError: nil)
    presenter.showHUDInView(view, message: "Loading", forInteractor: interactor)
    // This action begins with a panel that is visible, so it needs none of the delay.
    await time.advance(by: .seconds(9))
    #expect(presenter.instance === hud)
    #expect(hud.message == "Loading")
    #expect(hud.alpha == 1)
    presenter.hideHud()
  }

  @Test func `a closing message appears at once, and that of a success goes`() async throws {
    let (presenter, time) = timed()
    presenter.showHUDInView(view, message: "Saving", forInteractor: interactor)
    let hud = try #require(presenter.instance)
    presenter.hideHUDFromView(view, message: "Saved", forInteractor: interactor, withError: nil)
    #expect(presenter.instance === hud)
    #expect(hud.alpha == 1)
    await time.advance(by: .milliseconds(1199))
    #expect(presenter.instance === hud)
    await time.advance(by: .milliseconds(1))
    #expect(presenter.instance == nil)
  }

  @Test func `a failure stays`() async {
    let (presenter, time) = timed()
    presenter.hideHUDFromView(
      view, message: "Not saved", forInteractor: interactor, withError: failure)
    await time.advance(by: .seconds(3600))
    #expect(presenter.instance?.alpha == 1)
  }

  @Test func `defect 47: hiding a panel that is not shown does not crash`() {
    let presenter = DefaultProgressPresenter()
    presenter.hideHud()
    presenter.hideHUDFromView(nil, message: "x", forInteractor: interactor, withError: failure)
    #expect(presenter.instance == nil)
  }

  private func tap(_ hud: ProgressHUD) { hud.sendActions(for: .touchUpInside) }

  private func timed() -> (MBProgressHUDPresenter, MovedTime) {
    let (presenter, time) = (MBProgressHUDPresenter(), MovedTime())
    presenter.time = PanelTime(now: { time.now }, sleep: time.sleep)
    return (presenter, time)
  }

  /// The panel with the message of a success, which appears at once.
  private func shown(
    by presenter: MBProgressHUDPresenter, _ message: String
  ) throws -> ProgressHUD {
    presenter.hideHUDFromView(view, message: message, forInteractor: interactor, withError: nil)
    return try #require(presenter.instance)
  }

  /// The frame of a panel with a spinner and this message.
  private func framed(_ message: String) throws -> CGRect {
    let presenter = MBProgressHUDPresenter()
    presenter.showHUDInView(view, message: message, forInteractor: interactor)
    view.layoutIfNeeded()
    return try #require(presenter.instance).frame
  }
}

/// A clock that only a test moves.
@MainActor private final class MovedTime {
  private(set) var now = ContinuousClock.now
  private var sleepers: [(end: ContinuousClock.Instant, CheckedContinuation<Void, Never>)] = []

  func sleep(_ duration: Duration) async {
    let end = now + duration
    await withCheckedContinuation { sleepers.append((end, $0)) }
  }

  /// Moves the clock, and lets those who wait for this time go on.
  func advance(by duration: Duration) async {
    // Tasks that were just created begin to sleep.
    await settle()
    now += duration
    let awake = sleepers.filter { $0.end <= now }
    sleepers.removeAll { $0.end <= now }
    for sleeper in awake { sleeper.1.resume() }
    await settle()
  }

  private func settle() async {
    for _ in 0..<20 { await Task.yield() }
  }

  isolated deinit {
    for sleeper in sleepers { sleeper.1.resume() }
  }
}
