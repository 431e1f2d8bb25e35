import Foundation
import LiferayScreens

/// A screen with a Screenlet, which prints the messages of busy buttons and of the progress panel.
@MainActor final class Screen {

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 1400))
  private var screenlet: BaseScreenlet?
  private var message: String?

  /// Shows the Screenlet instead of any previous one, and waits until its initial actions have
  /// ended.
  func show(_ screenlet: BaseScreenlet, loading action: String? = nil) async throws {
    let theme = screenlet.themeName.map { " in the theme '\($0)'" } ?? ""
    Transcript.step("Show \(type(of: screenlet))\(theme)")
    self.screenlet?.removeFromSuperview()
    for panel in panels { panel.removeFromSuperview() }
    message = nil
    self.screenlet = screenlet
    window.addSubview(screenlet)
    if let error = screenlet.themeError { throw error }
    tellProgress()
    if let action { try await end(of: action) }
  }

  /// The view of the Screenlet, as a view of this theme.
  func view<View: BaseScreenletView>(_ type: View.Type = View.self) throws -> View {
    guard let view = screenlet?.screenletView as? View else {
      throw AppError("the screen has no \(type)")
    }
    return view
  }

  /// Prints the content of the view, by the names of its view model.
  func tell(_ values: KeyValuePairs<String, Any?>) {
    let words = values.map { name, value in
      switch value {
      case let text as String: "\(name) '\(text)'"
      case let value?: "\(name) \(value)"
      case nil: "\(name) nothing"
      }
    }
    Transcript.call("view", words.joined(separator: ", "))
  }

  /// Waits until the action has ended, for at most a minute: that of the Screenlet that is shown,
  /// or of one inside of it.
  func end(of action: String, in inner: BaseScreenlet? = nil) async throws {
    let end = Date(timeIntervalSinceNow: 60)
    while (inner ?? screenlet)?.isActionRunning(action) == true {
      guard Date() < end else { throw AppError("'\(action)' does not end") }
      try await Task.sleep(for: .milliseconds(2))
    }
    // A panel with a spinner only stays for as long as it takes to see it.
    let panel = panels.last { !$0.isBusy }
    tellProgress(panel?.message ?? (inner ?? screenlet)?.screenletView?.shownProgressMessage)
  }

  /// Prints the message of the progress panel, or what the view says itself, unless it is
  /// unchanged.
  func tellProgress() {
    tellProgress(panels.last?.message ?? screenlet?.screenletView?.shownProgressMessage)
  }

  /// Prints the message that a busy button shows, unless that is still its title.
  func tellProgress(of button: ActionButton, insteadOf title: String?) {
    guard let text = button.currentTitle, text != title else { return }
    message = text
    Transcript.call("progress", text)
  }

  private func tellProgress(_ text: String?) {
    if let text, !text.isEmpty, text != message { Transcript.call("progress", text) }
    message = text
  }

  private var panels: [ProgressHUD] {
    window.subviews.compactMap { $0 as? ProgressHUD }
  }
}
