public import LiferayScreens

extension BaseScreenlet {
  /// Returns what the view of the current theme says about an action, or nil if it says nothing.
  public func progressMessage(_ action: String, _ type: ProgressMessageType) -> String? {
    screenletView?.progressMessages[action]?[type]
  }
}
