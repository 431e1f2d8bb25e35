import LiferayScreens

/// The events of the Screenlet.
@MainActor protocol MyScreenletDelegate: BaseScreenletDelegate {
  func screenlet(_ screenlet: MyScreenlet, onCountLoaded count: Int)
  func screenlet(_ screenlet: MyScreenlet, onCountError error: NSError)
}
