#if !canImport(UIKit)
  public import Foundation

  /// A view that reports user actions to its targets and actions.
  @MainActor
  open class UIControl: UIView {
    /// Whether the user can use the control; otherwise `tap()` throws.
    open var isEnabled = true
    /// Whether the control is selected, which is part of its `state`.
    open var isSelected = false
    /// Whether the control is shown as being touched; only set by code, and part of its `state`.
    open var isHighlighted = false
    /// The vertical alignment of the content; stored only.
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    /// The horizontal alignment of the content; stored only.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    /// Whether a tap opens the menu instead of sending events.
    open var showsMenuAsPrimaryAction = false
    private var handlers: [EventHandler] = []

    /// The state derived from `isHighlighted`, `isEnabled` and `isSelected`.
    open var state: State {
      var state = State.normal
      if isHighlighted { state.insert(.highlighted) }
      if !isEnabled { state.insert(.disabled) }
      if isSelected { state.insert(.selected) }
      return state
    }

    /// Creates a control that runs `primaryAction` on `.primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
      self.init(frame: frame)
      if let primaryAction {
        addAction(primaryAction, for: .primaryActionTriggered)
      }
    }

    // MARK: Actions

    /// Runs `action` when one of the events occurs. Replaces any action with the same identifier.
    open func addAction(_ action: UIAction, for events: Event) {
      removeAction(identifiedBy: action.identifier, for: events)
      handlers.append(EventHandler(events: events, receiver: .action(action)))
    }

    /// Removes any action with the identifier of `action` for these events.
    open func removeAction(_ action: UIAction, for events: Event) {
      removeAction(identifiedBy: action.identifier, for: events)
    }

    /// Removes the action with this identifier for these events.
    open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
      remove(events) { $0.action?.identifier == identifier }
    }

    // MARK: Targets

    /// Calls a method of the target when one of the events occurs. Without a target, calls the
    /// method of the first responder that has it, up the chain from this control.
    ///
    /// The target is held weakly. Its `action(for:)` maps the selector to a method; if it returns
    /// nil, nothing is called.
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
      remove(events) { $0.isTarget(target, action) }
      handlers.append(
        EventHandler(events: events, receiver: .target(Target(target), action)))
    }

    /// Removes targets; nil for target or action matches any.
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
      remove(events) { $0.isTarget(target, action, nilIsAny: true) }
    }

    /// The selectors that the event calls on this target, in the order they were added; nil if
    /// there are none.
    open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
      let names = handlers.filter { $0.events.contains(event) }.compactMap { handler -> String? in
        guard case .target(let known, let selector) = handler.receiver, known.isSame(target)
        else { return nil }
        return selector.description
      }
      return names.isEmpty ? nil : names
    }

    /// All events that have an action or a target.
    open var allControlEvents: Event {
      handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    // MARK: Events

    /// Runs all actions and targets for any of the events, in the order they were added.
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

    /// Runs one action with this control as its sender. Override to observe or suppress it.
    open func sendAction(_ action: UIAction) {
      action.run(from: self)
    }

    /// Calls one target, or the responder chain without one. Override to observe or suppress it.
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

    // MARK: Simulated user actions

    /// The effect of a tap on this control. Called by `tap()`, which has checked that the control
    /// can be touched.
    func touch() {
      sendActions(for: .touchDown)
      sendActions(for: .touchUpInside)
    }
  }

  extension UIControl {
    /// Removes the events from matching handlers, and then the handlers without events.
    private func remove(_ events: Event, where matches: (EventHandler) -> Bool) {
      for index in handlers.indices where matches(handlers[index]) {
        handlers[index].events.subtract(events)
      }
      handlers.removeAll { $0.events.isEmpty }
    }
  }
#endif
