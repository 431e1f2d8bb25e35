public import LiferayScreens

extension BaseScreenlet {

  /// The theme whose view is shown: `default` where the theme that was asked for has no XIB; nil if
  /// there is no view.
  public var shownTheme: String? {
    foundTheme
  }
}
