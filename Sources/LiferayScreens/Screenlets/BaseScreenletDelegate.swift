/// Receives the events of a Screenlet. Every Screenlet has its own protocol, which refines this
/// one; all methods are optional, through default implementations.
@MainActor
public protocol BaseScreenletDelegate: AnyObject {

  /// Called before an action is performed. An interactor returned here replaces the Screenlet's
  /// own, which is not created. The Screenlet's `onSuccess` and `onFailure` closures are not set on
  /// it.
  func screenlet(
    _ screenlet: BaseScreenlet, customInteractorForAction: String, withSender: Any?
  ) -> Interactor?
}

extension BaseScreenletDelegate {

  /// Returns nil: the Screenlet creates its own interactor.
  public func screenlet(
    _ screenlet: BaseScreenlet, customInteractorForAction: String, withSender: Any?
  ) -> Interactor? {
    nil
  }
}
