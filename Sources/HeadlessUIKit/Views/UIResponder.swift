#if !canImport(UIKit)
  public import Foundation

  /// An object that can respond to user actions: a view, a window or a view controller.
  @MainActor
  open class UIResponder: NSObject {
    override public init() {
      super.init()
    }

    // MARK: Responder chain

    /// The next responder in the chain, to which unhandled actions are passed: for a view, its view
    /// controller or its superview.
    open var next: UIResponder? {
      nil
    }

    // MARK: First responder

    /// Whether this can become first responder; false by default.
    open var canBecomeFirstResponder: Bool {
      false
    }

    /// Whether this can resign first responder; true by default.
    open var canResignFirstResponder: Bool {
      true
    }

    /// Whether this receives keyboard input. Each window has at most one first responder.
    open var isFirstResponder: Bool {
      responderWindow?.firstResponder === self
    }

    /// Makes this the first responder of its window, after the previous one has resigned.
    ///
    /// Returns false, and changes nothing, if it cannot become first responder, is not in a window,
    /// or if the current first responder does not resign.
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

    /// Resigns first responder. Returns whether it no longer is the first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
      guard isFirstResponder else { return true }
      guard canResignFirstResponder else { return false }
      responderWindow?.firstResponder = nil
      return true
    }

    // MARK: Actions

    /// The method for a selector, which Objective-C would look up. A class with actions overrides
    /// it.
    ///
    /// Called when a XIB connects an action, where nil is an error, and each time the event occurs.
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
      switch selector.description {
      case "becomeFirstResponder": { [weak self] _ in self?.becomeFirstResponder() }
      case "resignFirstResponder": { [weak self] _ in self?.resignFirstResponder() }
      default: nil
      }
    }

    // MARK: XIB

    /// Called once on each object of a XIB, children before their parents, when all objects exist
    /// and all outlets and actions are connected. Always called on the main actor although, like in
    /// UIKit, it is declared nonisolated: an override uses `MainActor.assumeIsolated`.
    nonisolated open func awakeFromNib() {}

    /// Called by Interface Builder only, and therefore never here.
    nonisolated open func prepareForInterfaceBuilder() {}

    /// The properties that a XIB's user-defined runtime attributes may set. A class adds its own to
    /// those of its superclass.
    open class var runtimeAttributes: [RuntimeAttribute] {
      []
    }

    /// Sets a user-defined runtime attribute of a XIB. Called after all objects of the XIB have
    /// been created and before outlets are connected. The base class sets the properties in
    /// `runtimeAttributes`; a class overrides this method for attributes that are not its own
    /// properties.
    ///
    /// Return false for an unknown key path or a value of the wrong type: the XIB is then rejected
    /// with an error that contains both. Values are `String`, `Int`, `Double`, `Bool`, `CGPoint`,
    /// `CGSize`, `CGRect`, `NSRange`, `UIColor`, `UIImage` or nil.
    open func setRuntimeAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool {
      let attributes = type(of: self).runtimeAttributes
      return attributes.last { $0.name == keyPath }?.set(value, of: self) ?? false
    }

    /// The window in which this may become first responder.
    var responderWindow: UIWindow? {
      nil
    }
  }
#endif
