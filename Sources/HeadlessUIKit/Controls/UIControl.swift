#if !canImport(UIKit)
  public import Foundation

  /// A view that tells others what the user did to it.
  @MainActor
  open class UIControl: UIView {
    /// Whether the user can use the control; `tap()` throws if not.
    open var isEnabled = true
    /// Whether the control is chosen, which is part of its `state`.
    open var isSelected = false
    /// Whether the control is shown as being touched; set by code only, and part of its `state`.
    open var isHighlighted = false
    /// Where the content goes, from top to bottom; stored only.
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    /// Where the content goes, from side to side; stored only.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    private var handlers: [EventHandler] = []

    /// The state that follows from `isHighlighted`, `isEnabled` and `isSelected`.
    open var state: State {
      var state = State.normal
      if isHighlighted { state.insert(.highlighted) }
      if !isEnabled { state.insert(.disabled) }
      if isSelected { state.insert(.selected) }
      return state
    }

    /// Makes a control that runs `primaryAction` on `.primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
      self.init(frame: frame)
      if let primaryAction {
        addAction(primaryAction, for: .primaryActionTriggered)
      }
    }

    // MARK: Closures

    /// Runs `action` when one of the events occurs, in place of the one with its identifier.
    open func addAction(_ action: UIAction, for events: Event) {
      removeAction(identifiedBy: action.identifier, for: events)
      handlers.append(EventHandler(events: events, receiver: .action(action)))
    }

    /// Undoes `addAction` for these events and whichever action has the identifier of this one.
    open func removeAction(_ action: UIAction, for events: Event) {
      removeAction(identifiedBy: action.identifier, for: events)
    }

    /// Undoes `addAction` for these events and the action of that identifier.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
      remove(events) { $0.action?.identifier == identifier }
    }

    // MARK: Targets

    /// Calls the target's method of that name when one of the events occurs; without a target, the
    /// first responder up the chain from this control that has one.
    ///
    /// The target is not kept alive. Its `action(for:)` says what the selector means; one that it
    /// does not map is left alone when the event occurs.
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
      remove(events) { $0.isTarget(target, action) }
      handlers.append(
        EventHandler(events: events, receiver: .target(Target(target), action)))
    }

    /// Undoes `addTarget`; nil for target or action means any.
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
      remove(events) { $0.isTarget(target, action, nilIsAny: true) }
    }

    /// The selectors that the events call on that target, in the order they were added; nil if
    /// none.
    open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
      let names = handlers.filter { $0.events.contains(event) }.compactMap { handler -> String? in
        guard case .target(let known, let selector) = handler.receiver, known.isSame(target)
        else { return nil }
        return selector.description
      }
      return names.isEmpty ? nil : names
    }

    /// Every event that something is registered for.
    open var allControlEvents: Event {
      handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    // MARK: Events

    /// Runs what is registered for any of the events, in the order it was added.
    open func sendActions(for events: Event) {
      for handler in handlers where !handler.events.isDisjoint(with: events) {
        switch handler.receiver {
        case .action(let action): sendAction(action)
        case .target(let target, let selector):
          if target.isAlive {
            sendAction(selector, to: target.object, for: nil)
          }
        }
      }
    }

    /// Runs one action with this control as its sender. Override to watch or to veto.
    open func sendAction(_ action: UIAction) {
      action.run(from: self)
    }

    /// Calls one target, or the responder chain without one. Override to watch or to veto.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      if let target {
        (target as? UIResponder)?.action(for: action)?(self)
        return
      }
      var candidate: UIResponder? = self
      while let responder = candidate {
        if let perform = responder.action(for: action) {
          perform(self)
          return
        }
        candidate = responder.next
      }
    }

    // MARK: XIB

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      try decodeControl(element)
    }

    // MARK: What a user does

    /// What a finger that goes down and up again on this control does. Called by `tap()`, which
    /// has checked that the control can be touched.
    func touch() {
      sendActions(for: .touchDown)
      sendActions(for: .touchUpInside)
    }
  }

  extension UIControl {
    /// Takes the events away from handlers that match, and handlers without events away.
    private func remove(_ events: Event, where matches: (EventHandler) -> Bool) {
      for index in handlers.indices where matches(handlers[index]) {
        handlers[index].events.subtract(events)
      }
      handlers.removeAll { $0.events.isEmpty }
    }
  }
#endif
