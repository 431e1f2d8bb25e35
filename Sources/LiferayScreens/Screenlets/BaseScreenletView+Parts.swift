#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// What is in the view of a theme, but not in the Screenlets in it.
extension BaseScreenletView {
  /// The cards of the view, from the first to the last, but not those of Screenlets in it. A theme
  /// set uses them for the style `card`.
  public var cardViews: [CardView] { found(in: self) { $0 as? CardView } }

  /// The labels that name the controls of the view, but not those of Screenlets in it. They are read
  /// out together with these controls, and are therefore no accessibility elements. A theme set uses
  /// them for the style `caption`.
  public var captionLabels: [UILabel] {
    found(in: self) { ($0 as? UILabel)?.isAccessibilityElement == false ? $0 as? UILabel : nil }
  }

  /// The buttons of actions in the view, but not those of Screenlets in it.
  @nonobjc var actionButtons: [ActionButton] { found(in: self) { $0 as? ActionButton } }

  /// What the view itself says about an action, instead of a progress panel: that its content is being
  /// loaded, or how the last action has failed; nil if it says nothing.
  public var shownProgressMessage: String? {
    switch placeholder?.reason {
    case .loading(let message): message
    case .failed(let message, _): message
    case .empty, nil: actionButtons.lazy.compactMap(\.problemText).first
    }
  }

  /// Whether there is a control in which users enter something.
  @nonobjc var hasInput: Bool {
    !found(in: self) { view in
      view is UITextField || (view as? UITextView)?.isEditable == true || view is UISwitch
        || view is UISlider || view is UIStepper || view is UIDatePicker ? view : nil
    }.isEmpty
  }

  /// The controls and text views in which users enter something or perform an action, but not those of
  /// Screenlets in the view. A page control and a refresh control change nothing but what is shown.
  @nonobjc var inputs: [UIView] {
    found(in: self) { view in
      switch view {
      case is UITextView, is ActionButton, is ComposerBar: view
      case is UIPageControl, is UIRefreshControl: nil
      case let button as UIButton: button.restorationIdentifier == nil ? nil : button
      default: view as? UIControl
      }
    }
  }

  /// Whether a view has fields, and nothing to read but their captions.
  @nonobjc func isOnlyForInput(_ view: UIView) -> Bool {
    let content = found(in: view) {
      ($0 as? UILabel)?.isAccessibilityElement == true || $0 is UIImageView ? $0 : nil
    }
    let fields = found(in: view) { $0 is UITextField || $0 is UITextView ? $0 : nil }
    return content.isEmpty && !fields.isEmpty
  }

  /// Returns what matches in a view, but not in controls, nor in the views of view controllers, such as
  /// the one that plays a video.
  private func found<Found>(in view: UIView, _ match: (UIView) -> Found?) -> [Found] {
    let subviews = view.subviews.filter { !($0 is BaseScreenlet || $0.next is UIViewController) }
    return subviews.flatMap { subview in
      (match(subview).map { [$0] } ?? []) + (subview is UIControl ? [] : found(in: subview, match))
    }
  }
}
