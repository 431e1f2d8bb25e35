import Bookmarks
import BrandedLogins
import LiferayScreens

/// Themes, which an app selects by name: views of Branded Login and Add Bookmark in the default theme, in a
/// child theme, and in the sets Flat7 and Westeros.
final class ThemesStop: TourStop {

  static let name = "themes"
  static let subject = "full, child and extended themes, two sets over two Screenlets"

  func visit(_ portal: TourPortal) async throws {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 240)
    let screenlets = [
      BrandedLoginScreenlet(frame: frame), AddBookmarkScreenlet(frame: frame),
    ]
    for screenlet in screenlets {
      Transcript.step("Set themeName of \(type(of: screenlet))")
      for theme in ["default", "large", "flat7", "westeros", "stannis"] {
        screenlet.themeName = theme
        if let error = screenlet.themeError { throw error }
        if let view = screenlet.screenletView { Transcript.call(theme, words(view)) }
      }
    }
  }

  /// Prints the class of the view, the look of its first button, and the class of its progress
  /// presenter.
  private func words(_ view: BaseScreenletView) -> String {
    let parent = Mirror(reflecting: view).superclassMirror.map { "\($0.subjectType)" } ?? ""
    let font =
      firstButton(in: view)?.titleLabel?.font.map { "\($0.fontName) \($0.pointSize)" } ?? "no font"
    let presenter = type(of: view.createProgressPresenter())
    return "\(type(of: view)) of \(parent); button in \(font); \(presenter)"
  }

  private func firstButton(in view: UIView) -> UIButton? {
    view.subviews.lazy.compactMap { $0 as? UIButton ?? self.firstButton(in: $0) }.first
  }
}
