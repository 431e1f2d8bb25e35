import LiferayScreens

/// What the Screenlet has to tell.
@MainActor protocol MyScreenletDelegate: BaseScreenletDelegate {
  func screenlet(_ screenlet: MyScreenlet, onCountLoaded count: Int)
  func screenlet(_ screenlet: MyScreenlet, onCountError error: NSError)
}
