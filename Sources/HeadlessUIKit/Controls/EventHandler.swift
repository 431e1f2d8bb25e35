#if !canImport(UIKit)
  // Needed only without Objective-C, whose runtime has its own `Selector`.
  internal import Foundation

  /// The receiver of a control's events, and the events for which it is called.
  @MainActor
  struct EventHandler {
    enum Receiver {
      case action(UIAction)
      case target(Target, Selector)
    }

    var events: UIControl.Event
    let receiver: Receiver

    var action: UIAction? {
      guard case .action(let action) = receiver else { return nil }
      return action
    }

    func isTarget(_ target: Any?, _ action: Selector?, nilIsAny: Bool = false) -> Bool {
      guard case .target(let known, let selector) = receiver else { return false }
      if nilIsAny {
        return (target == nil || known.isSame(target)) && (action == nil || selector == action)
      }
      return known.isSame(target) && selector == action
    }
  }

  /// The receiver of an action, held weakly; without an object, the responder chain.
  @MainActor
  struct Target {
    private(set) weak var object: AnyObject?
    private let isChain: Bool

    init(_ target: Any?) {
      object = target.map { $0 as AnyObject }
      isChain = target == nil
    }

    /// False once the target is deallocated: its action must not be sent up the responder chain
    /// instead.
    var isAlive: Bool {
      isChain || object != nil
    }

    func isSame(_ target: Any?) -> Bool {
      guard let target else { return isChain }
      return object === target as AnyObject
    }
  }
#endif
