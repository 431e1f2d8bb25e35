internal import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// Screenlets in previews.
extension BaseScreenlet {

  /// Whether the Screenlets that are being created perform no actions.
  static var isMakingPreview = false

  /// Creates a Screenlet that performs no actions, for a preview that shows samples in place of what
  /// a server sends. If it has no view in the theme, it shows why.
  public static func preview<Screenlet: BaseScreenlet>(
    _ make: () -> Screenlet
  ) -> Screenlet {
    let screenlet = makingViews(ofPreview: true, make)
    screenlet.showMissingTheme()
    return screenlet
  }

  /// Creates views, in which no Screenlet performs actions if this one does not.
  func makingViews<Result, Failure: Error>(
    _ make: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Self.makingViews(ofPreview: !performsActions, make)
  }

  private static func makingViews<Result, Failure: Error>(
    ofPreview isPreview: Bool, _ make: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let isInside = isMakingPreview
    isMakingPreview = isInside || isPreview
    defer { isMakingPreview = isInside }
    return try make()
  }

  private func showMissingTheme() {
    let isMissing = foundTheme.map { $0 != themeName } ?? true
    guard isMissing else { return }
    let label = UILabel(frame: bounds)
    label.text =
      themeError?.localizedDescription ?? "There is no XIB of the theme '\(themeName ?? "")'."
    label.numberOfLines = 0
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screenletView?.removeFromSuperview()
    addSubview(label)
  }
}
