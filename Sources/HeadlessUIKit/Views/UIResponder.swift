#if !canImport(UIKit)
  public import Foundation

  /// What can hear of a user's doings: views, windows and view controllers.
  @MainActor
  open class UIResponder: NSObject {
    override public init() {
      super.init()
    }

    // MARK: The chain

    /// The responder to ask when this one does not handle an action: for a view, its view
    /// controller or its superview.
    open var next: UIResponder? {
      nil
    }

    // MARK: First responder

    /// Whether typing may arrive here; false unless overridden.
    open var canBecomeFirstResponder: Bool {
      false
    }

    /// Whether the first responder may give that up; true unless overridden.
    open var canResignFirstResponder: Bool {
      true
    }

    /// Whether typing arrives here. Each window has one first responder at most.
    open var isFirstResponder: Bool {
      responderWindow?.firstResponder === self
    }

    /// Makes this the first responder of its window, after the one before has resigned.
    ///
    /// False, with nothing changed, when it cannot become one, is in no window, or when the present
    /// first responder will not resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
      if isFirstResponder {
        return true
      }
      guard canBecomeFirstResponder, let window = responderWindow else { return false }
      if let present = window.firstResponder, !present.resignFirstResponder() {
        return false
      }
      window.firstResponder = self
      return true
    }

    /// Gives up being first responder; true when it no longer is.
    @discardableResult
    open func resignFirstResponder() -> Bool {
      guard isFirstResponder else { return true }
      guard canResignFirstResponder else { return false }
      responderWindow?.firstResponder = nil
      return true
    }

    // MARK: Actions

    /// The method behind a selector: what Objective-C looks up by itself, a class says here.
    ///
    /// Asked when a XIB connects an action, where nil is an error, and each time the event occurs.
    ///
    ///     #if !canImport(UIKit)
    ///       override func action(for selector: Selector) -> ((Any?) -> Void)? {
    ///         switch selector {
    ///         case "urlTextFieldDidChange:": { self.urlTextFieldDidChange($0) }
    ///         default: super.action(for: selector)
    ///         }
    ///       }
    ///     #endif
    open func action(for selector: Selector) -> ((_ sender: Any?) -> Void)? {
      nil
    }

    // MARK: XIB

    /// Called once on each object of a XIB, children before their parents, when every object of it
    /// exists and all outlets and actions are connected. Always on the main actor, though it does
    /// not say so, as UIKit's does not: an override uses `MainActor.assumeIsolated`.
    nonisolated open func awakeFromNib() {}

    /// Called by Interface Builder only, so never here.
    nonisolated open func prepareForInterfaceBuilder() {}

    /// The properties that a XIB's user-defined runtime attributes may set. A class adds its own to
    /// those of its superclass.
    open class var runtimeAttributes: [RuntimeAttribute] {
      []
    }

    /// Takes a value of a XIB's user-defined runtime attributes. Called after all objects of the
    /// XIB exist and before outlets are connected; sets what `runtimeAttributes` lists. A class
    /// overrides it for what is no property of its own.
    ///
    /// Return false for a key path that is not known or a value of the wrong type: the XIB is then
    /// refused with an error that names both. Values are `String`, `Int`, `Double`, `Bool`,
    /// `CGPoint`, `CGSize`, `CGRect`, `NSRange`, `UIColor`, `UIImage` or nil.
    open func setRuntimeAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool {
      let attributes = type(of: self).runtimeAttributes
      return attributes.last { $0.name == keyPath }?.set(value, of: self) ?? false
    }

    /// The window whose first responder this may become.
    var responderWindow: UIWindow? {
      nil
    }
  }
#endif
