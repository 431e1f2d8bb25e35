/// Receives the events of a Screenlet. Every Screenlet has its own protocol, which refines this
/// one; all methods are optional.
///
/// With UIKit it is an Objective-C protocol, so that Interface Builder can connect a delegate.
#if canImport(UIKit)
  @objc
#endif
@MainActor
public protocol BaseScreenletDelegate: AnyObject {

  #if canImport(UIKit)
    /// Called before an action is performed. An interactor returned here replaces the Screenlet's
    /// own, which is not created. The Screenlet's `onSuccess` and `onFailure` closures are not set
    /// on it.
    @objc optional func screenlet(
      _ screenlet: BaseScreenlet, customInteractorForAction: String, withSender: Any?
    ) -> Interactor?
  #else
    /// Called before an action is performed. An interactor returned here replaces the Screenlet's
    /// own, which is not created. The Screenlet's `onSuccess` and `onFailure` closures are not set
    /// on it.
    func screenlet(
      _ screenlet: BaseScreenlet, customInteractorForAction: String, withSender: Any?
    ) -> Interactor?
  #endif
}

#if !canImport(UIKit)
  extension BaseScreenletDelegate {

    /// Returns nil: the Screenlet creates its own interactor.
    public func screenlet(
      _ screenlet: BaseScreenlet, customInteractorForAction: String, withSender: Any?
    ) -> Interactor? {
      nil
    }
  }
#endif
