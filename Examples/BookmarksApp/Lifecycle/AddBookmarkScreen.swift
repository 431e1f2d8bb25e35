import Bookmarks
import Foundation
import LiferayScreens

/// The app's only screen: it shows the Screenlet, and is its delegate.
@MainActor final class AddBookmarkScreen {

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let screenlet: Narrated.AddBookmarkScreenlet

  /// Loads the view of the Screenlet's default theme and shows it.
  init(folderId: Int64) {
    Transcript.step("Show the Add Bookmark Screenlet")
    Narrated.install()
    screenlet = Narrated.AddBookmarkScreenlet(frame: window.bounds)
    screenlet.folderId = folderId
    screenlet.delegate = self
    window.addSubview(screenlet)
  }

  /// Simulates a user: types the page's address, loads its title, and adds the bookmark.
  ///
  /// - Throws: `AppError` if no bookmark was added.
  func addBookmark(of page: String) async throws {
    guard let view = screenlet.screenletView as? AddBookmarkView_default else {
      throw AppError(screenlet.themeError?.localizedDescription ?? "the Screenlet has no view")
    }
    Transcript.step("Type \(page) into '\(view.urlTextField?.accessibilityLabel ?? "")'")
    try view.urlTextField?.typeText(page)

    if let error = try await tap(view.getTitleButton) {
      throw AppError("\(page) has no title to get: \(error.localizedDescription)")
    }
    Transcript.step(
      "'\(view.titleTextField?.accessibilityLabel ?? "")' shows \(view.title ?? "nothing")")

    if let error = try await tap(view.addBookmarkButton) {
      throw AppError("the bookmark was not added: \(error.localizedDescription)")
    }
  }

  /// Leaves the screen.
  func close() {
    Transcript.step("Leave the screen")
    screenlet.removeFromSuperview()
  }
}

extension AddBookmarkScreen {

  /// Taps a button and waits until its action has ended. Returns the error, if any.
  private func tap(_ button: UIButton?) async throws -> NSError? {
    guard let button, let action = button.restorationIdentifier else {
      throw AppError("the view has not all of its buttons")
    }
    Transcript.step("Tap '\(button.currentTitle ?? action)'")
    try button.tap()
    return await screenlet.outcome(of: action)
  }
}

extension AddBookmarkScreen: AddBookmarkScreenletDelegate {

  func screenlet(
    _ screenlet: BaseScreenlet, customInteractorForAction action: String, withSender sender: Any?
  ) -> Interactor? {
    Transcript.call("delegate", "customInteractorForAction \(action)")
    return nil
  }

  func screenlet(
    _ screenlet: Bookmarks.AddBookmarkScreenlet, onBookmarkAdded bookmark: Bookmark
  ) {
    Transcript.call("delegate", "onBookmarkAdded \(bookmark.name), \(bookmark.url)")
  }

  func screenlet(
    _ screenlet: Bookmarks.AddBookmarkScreenlet, onAddBookmarkError error: NSError
  ) {
    Transcript.call("delegate", "onAddBookmarkError \(error.localizedDescription)")
  }
}
