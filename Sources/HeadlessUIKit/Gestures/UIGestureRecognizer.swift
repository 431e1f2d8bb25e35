#if !canImport(UIKit)
  public import Foundation

  /// Reports a gesture on its view to its targets.
  @MainActor
  open class UIGestureRecognizer: NSObject {
    /// The view on which the gesture is recognized; held weakly.
    open internal(set) weak var view: UIView?
    /// Whether the gesture is recognized.
    open var isEnabled = true
    /// Whether the view does not get the touches of a recognized gesture; stored only.
    open var cancelsTouchesInView = true
    private var targets: [(target: Target, action: Selector)] = []

    /// Creates a recognizer that calls a method of the target; the target is held weakly.
    public init(target: Any?, action: Selector?) {
      super.init()
      if let target, let action { addTarget(target, action: action) }
    }

    override public convenience init() {
      self.init(target: nil, action: nil)
    }

    /// Calls a method of the target when the gesture is recognized. The target is held weakly; its
    /// `action(for:)` maps the selector to a method.
    open func addTarget(_ target: Any, action: Selector) {
      removeTarget(target, action: action)
      targets.append((Target(target), action))
    }

    /// Removes targets; nil for target or action matches any.
    open func removeTarget(_ target: Any?, action: Selector?) {
      targets.removeAll { known in
        (target == nil || known.target.isSame(target))
          && (action == nil || known.action == action)
      }
    }

    /// Calls the targets in the order they were added.
    func recognize() {
      for (target, action) in targets {
        (target.object as? UIResponder)?.action(for: action)?(self)
      }
    }
  }

  /// Recognizes taps.
  @MainActor
  open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps in a gesture; stored only.
    open var numberOfTapsRequired = 1
    /// The number of fingers in a gesture; stored only.
    open var numberOfTouchesRequired = 1
  }

  extension UIView {
    /// The gesture recognizers attached to the view, oldest first; nil for a view without any.
    public var gestureRecognizers: [UIGestureRecognizer]? {
      get { gestureRecognizerStore.isEmpty ? nil : gestureRecognizerStore }
      set {
        gestureRecognizerStore.forEach(removeGestureRecognizer)
        newValue?.forEach(addGestureRecognizer)
      }
    }

    /// Adds a recognizer, and removes it from any other view.
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
      gestureRecognizer.view = self
      gestureRecognizerStore.append(gestureRecognizer)
    }

    /// Removes a recognizer. Does nothing if it belongs to another view.
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      guard gestureRecognizer.view === self else { return }
      gestureRecognizer.view = nil
      gestureRecognizerStore.removeAll { $0 === gestureRecognizer }
    }
  }
#endif
