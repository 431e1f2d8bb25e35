import Foundation
import HeadlessUIKit
import LiferayScreens
import Testing

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
    #expect(hud.center == view.center)
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

  @Test func `the panel has the label colour, and its text the background colour`() throws {
    let presenter = MBProgressHUDPresenter()
    presenter.showHUDInView(view, message: "Saving\nthe bookmark", forInteractor: interactor)
    let hud = try #require(presenter.instance)
    #expect(hud.backgroundColor === UIColor.label)
    #expect(hud.titleLabel.textColor === UIColor.systemBackground)
    #expect(hud.detailLabel.textColor === UIColor.systemBackground)
    #expect(hud.spinner.color === UIColor.systemBackground)
  }

  @Test func `a panel with a custom colour has white text, or text of a custom colour`() throws {
    let presenter = MBProgressHUDPresenter()
    presenter.customColor = .purple
    presenter.showHUDInView(view, message: "Saving", forInteractor: interactor)
    let hud = try #require(presenter.instance)
    #expect(hud.backgroundColor === UIColor.purple)
    #expect(hud.titleLabel.textColor === UIColor.white)
    presenter.customColor = .yellow
    presenter.customTextColor = .black
    presenter.hideHUDFromView(
      view, message: "Not saved", forInteractor: interactor, withError: failure)
    #expect(presenter.instance === hud)
    #expect(hud.titleLabel.textColor === UIColor.black)
  }

  @Test func `the panel of the default theme is blue with readable text`() throws {
    let presenter = DefaultProgressPresenter()
    presenter.showHUDInView(view, message: "Saving", forInteractor: interactor)
    let hud = try #require(presenter.instance)
    #expect(hud.backgroundColor === UIColor.systemBlue)
    #expect(hud.titleLabel.textColor === UIColor.black)
  }

  @Test func `defect 47: hiding a panel that is not shown does not crash`() {
    let presenter = DefaultProgressPresenter()
    presenter.hideHud()
    presenter.hideHUDFromView(nil, message: "x", forInteractor: interactor, withError: failure)
    #expect(presenter.instance == nil)
  }

  private func tap(_ hud: ProgressHUD) {
    for case let button as UIButton in hud.subviews { button.sendActions(for: .touchUpInside) }
  }
}
