/// Hears of the events of a Screenlet. Every Screenlet has a protocol of its own that refines this
/// one; every method of theirs is optional, by a default implementation.
@MainActor
public protocol BaseScreenletDelegate: AnyObject {

  /// Asked before an action is performed: an interactor returned here works instead of the
  /// Screenlet's own, which is not even made. The Screenlet's `onSuccess` and `onFailure` closures
  /// are not attached to it.
  func screenlet(
    _ screenlet: BaseScreenlet, customInteractorForAction: String, withSender: Any?
  ) -> Interactor?
}

extension BaseScreenletDelegate {

  /// Nil: the Screenlet makes its own interactor.
  public func screenlet(
    _ screenlet: BaseScreenlet, customInteractorForAction: String, withSender: Any?
  ) -> Interactor? {
    nil
  }
}
