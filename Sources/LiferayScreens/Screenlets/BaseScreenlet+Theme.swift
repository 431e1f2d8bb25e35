internal import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// Building the theme's view.
extension BaseScreenlet {

  func loadScreenletView() {
    // If `onPreCreate` changes the theme while the view is being built, the new theme is built.
    guard !isLoadingView else { return }
    isLoadingView = true
    hasLoadedView = true
    onPreCreate()
    hideProgressOfOldTheme()
    do {
      install(
        try makingViews { () throws(NSError) in
          try ThemeBundles.view(of: type(of: self), theme: themeName)
        })
      themeError = nil
    } catch {
      ScreensLog.warn(error.localizedDescription)
      themeError = error
      screenletView?.removeFromSuperview()
      screenletView = nil
      progressPresenter = nil
    }
    isLoadingView = false
    onCreated()
  }

  /// The theme whose view is shown: the default theme if the requested one is missing.
  package var foundTheme: String? {
    guard screenletView != nil, let themeName else { return nil }
    return ThemeLookup(of: type(of: self), theme: themeName).foundTheme
  }

  /// Removes the progress panel of the running actions. The presenter of the new theme shows only
  /// their ends.
  private func hideProgressOfOldTheme() {
    let interactors = runningInteractors.values.joined()
    guard let interactor = interactors.first(where: { $0.tappedButton == nil }) else { return }
    hideHUDWithMessage(nil, forInteractor: interactor, withError: nil)
  }

  private func install(_ view: BaseScreenletView) {
    view.performUserAction = { [weak self] name, sender, button in
      guard let self else { return }
      tap = button.map { (actionName(for: name), $0) }
      performAction(name: name, sender: sender)
      tap = nil
    }
    view.screenlet = self
    view.presentingViewController = presentingViewController
    view.themeName = themeName ?? BaseScreenlet.DefaultThemeName

    screenletView?.removeFromSuperview()
    progressPresenter = view.createProgressPresenter()
    screenletView = view
    insertSubview(view, at: 0)
    pin(view)
    layoutIfNeeded()
  }

  /// In the view of another Screenlet, shows the background of that view through its own, unless the
  /// theme has one that is not the system's.
  func showThrough() {
    let superviews = sequence(first: superview) { $0?.superview }.prefix { $0 != nil }
    guard superviews.contains(where: { $0 is BaseScreenletView }),
      screenletView?.backgroundColor == .systemBackground
    else { return }
    screenletView?.backgroundColor = .clear
  }

  private func pin(_ view: UIView) {
    view.frame = bounds
    view.translatesAutoresizingMaskIntoConstraints = false
    // Without any other height, such as in a scroll view, the view has the height of its content.
    let lowest = view.heightAnchor.constraint(equalToConstant: 0)
    lowest.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([
      lowest,
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }

  // MARK: Interface Builder

  var isRunningOnInterfaceBuilder: Bool {
    #if TARGET_INTERFACE_BUILDER
      true
    #else
      false
    #endif
  }

  /// Returns the theme's preview image for Interface Builder, such as
  /// `default-preview-addbookmark@2x.png`.
  func previewImageForTheme(_ themeName: String) -> UIImage? {
    let name = ScreenletName(type(of: self)).lowercased()
    return ThemeBundles.file(named: "\(themeName)-preview-\(name)@2x.png", for: type(of: self))
      .flatMap { UIImage(contentsOfFile: $0.path) }
  }

  func showPreviewImage() {
    guard let theme = themeName,
      let image = previewImageForTheme(theme)
        ?? previewImageForTheme(BaseScreenlet.DefaultThemeName)
    else { return }
    let imageView = UIImageView(image: image)
    insertSubview(imageView, at: 0)
    pin(imageView)
  }
}
