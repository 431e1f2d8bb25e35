public import LiferayScreens

extension BaseScreenlet {

  /// The theme whose view is shown: `default` if the requested theme has no XIB, or nil if there is
  /// no view.
  public var shownTheme: String? {
    foundTheme
  }
}
