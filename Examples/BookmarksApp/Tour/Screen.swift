import Foundation
import LiferayScreens

/// A screen with a Screenlet on it, which tells what the progress panel says.
@MainActor final class Screen {

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 1400))
  private var screenlet: BaseScreenlet?
  private var message: String?

  /// Puts the Screenlet on the screen, in the place of the one that is there, and waits until what
  /// it does by itself has ended.
  func show(_ screenlet: BaseScreenlet, loading action: String? = nil) async throws {
    let theme = screenlet.themeName.map { " in the theme '\($0)'" } ?? ""
    Transcript.step("Show \(type(of: screenlet))\(theme)")
    self.screenlet?.removeFromSuperview()
    self.screenlet = screenlet
    window.addSubview(screenlet)
    if let error = screenlet.themeError { throw error }
    tellProgress()
    if let action { try await end(of: action) }
  }

  /// The view of the Screenlet, as a view of its theme.
  func view<View: BaseScreenletView>(_ type: View.Type = View.self) throws -> View {
    guard let view = screenlet?.screenletView as? View else {
      throw AppError("the screen has no \(type)")
    }
    return view
  }

  /// Says what the view shows, by the names of its view model.
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

  /// Waits until the action has ended, for a minute at most.
  func end(of action: String) async throws {
    let end = Date(timeIntervalSinceNow: 60)
    while screenlet?.isActionRunning(action) == true {
      guard Date() < end else { throw AppError("'\(action)' does not end") }
      try await Task.sleep(for: .milliseconds(2))
    }
    tellProgress()
  }

  /// Says what the progress panel says, unless that was said already.
  func tellProgress() {
    let panel = window.subviews.compactMap { $0 as? ProgressHUD }.last
    if let text = panel?.message, !text.isEmpty, text != message {
      Transcript.call("progress", text)
    }
    message = panel?.message
  }
}
