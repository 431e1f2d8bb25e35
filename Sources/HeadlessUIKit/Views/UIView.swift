#if !canImport(UIKit)
  public import Foundation

  /// A rectangle in a view hierarchy. Hierarchy, layout and lookup work like in UIKit, but nothing
  /// is drawn.
  @MainActor
  open class UIView: UIResponder {
    /// The superview, if any.
    open internal(set) weak var superview: UIView?
    /// The subviews, from back to front.
    open internal(set) var subviews: [UIView] = []
    /// A number for finding the view with `viewWithTag(_:)`.
    open var tag = 0
    /// Identifies the view; in a Screenlet's view, the name of the action that a control performs
    /// (see the architecture tutorial).
    open var restorationIdentifier: String?

    // MARK: Accessibility, stored only

    /// A name for tests.
    open var accessibilityIdentifier: String?
    /// Whether assistive technologies treat the view as an element.
    open var isAccessibilityElement = false
    /// The text that is read out for the view.
    open var accessibilityLabel: String?
    /// The text that is read out after the label: the effect of using the view.
    open var accessibilityHint: String?
    /// The value of the view, which is read out.
    open var accessibilityValue: String?
    /// The kind of element.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// What assistive technologies call to make an adjustable value greater. Does nothing.
    open func accessibilityIncrement() {}
    /// What assistive technologies call to make an adjustable value less. Does nothing.
    open func accessibilityDecrement() {}

    /// The id in the XIB from which the view was created.
    var xibIdentifier: String?
    /// Whether the view and all its descendants are hidden, so that they cannot be touched.
    open var isHidden = false {
      didSet {
        if superview is UIStackView, isHidden != oldValue { superview?.setNeedsFrames() }
      }
    }
    /// The opacity of the view, from 0 to 1; below 0.01 it cannot be touched.
    open var alpha: CGFloat = 1
    /// Whether the view covers everything behind it; stored only.
    open var isOpaque = true
    /// Whether the view and its descendants can be touched.
    open var isUserInteractionEnabled = true
    /// Whether content outside the bounds is clipped; stored only.
    open var clipsToBounds = false
    /// The colour behind the content; stored only.
    open var backgroundColor: UIColor?
    /// The appearance of the view and its descendants, independent of the device; stored only.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The way in which content is fitted into the view; stored only.
    open var contentMode = ContentMode.scaleToFill
    /// Whether the view is laid out from right to left, whatever the language; stored only.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The direction of the view's content: from left to right, unless its semantic attribute says
    /// otherwise.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
      semanticContentAttribute == .forceRightToLeft ? .rightToLeft : .leftToRight
    }
    /// The layer with the view's border.
    public let layer = CALayer()

    // MARK: Geometry, in points

    /// The rectangle of the view, in its superview's coordinates. A change of size resizes subviews
    /// according to their `autoresizingMask` and calls `layoutSubviews` at the next
    /// `layoutIfNeeded`.
    open var frame: CGRect {
      didSet { sizeChanged(from: oldValue.size) }
    }

    /// The rectangle of the view, in its own coordinates. Setting the size keeps the centre.
    open var bounds: CGRect {
      get { CGRect(origin: boundsOrigin, size: frame.size) }
      set {
        boundsOrigin = newValue.origin
        let (x, y) = (center.x - newValue.width / 2, center.y - newValue.height / 2)
        frame = CGRect(x: x, y: y, width: newValue.width, height: newValue.height)
      }
    }

    /// The centre of the view, in its superview's coordinates.
    open var center: CGPoint {
      get { CGPoint(x: frame.midX, y: frame.midY) }
      set {
        frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
      }
    }

    /// The distances and sizes that change when the superview is resized; none by default.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether a change of size resizes subviews according to their masks.
    open var autoresizesSubviews = true
    var boundsOrigin = CGPoint.zero
    var needsLayout = false
    /// Whether constraints may change the frames of this view's descendants.
    var needsFrames = false
    /// The part of the frame outside the rectangle by which constraints align the view.
    var alignmentInsets: UIEdgeInsets { .zero }
    /// Whether the view lays out its content itself, as lists do.
    var laysOutItsContent: Bool { false }

    // MARK: Auto Layout

    /// Whether the superview resizes this view according to its mask; set it to false to use
    /// constraints.
    open var translatesAutoresizingMaskIntoConstraints = true

    /// The constraints held by this view, in the order they were added.
    open internal(set) var constraints: [NSLayoutConstraint] = []
    var layoutGuideStore: [UILayoutGuide] = []
    var gestureRecognizerStore: [UIGestureRecognizer] = []
    var margins = Margins()
    var hugging = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
    var compressionResistance = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)

    /// The size of the content; `noIntrinsicMetric` for an axis without a size.
    open var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The width or height of content without an intrinsic size.
    public static let noIntrinsicMetric: CGFloat = -1

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // UIKit's type: the setter accepts nil, the getter never returns it.
    /// The first tint colour set on the view or one of its superviews; `UIColor.systemBlue` by
    /// default.
    open var tintColor: UIColor! {
      get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
      set { ownTintColor = newValue }
    }
    private var ownTintColor: UIColor?

    // MARK: Initializers

    /// Creates a view with a frame.
    public init(frame: CGRect) {
      self.frame = frame
      super.init()
    }

    override public convenience init() {
      self.init(frame: .zero)
    }

    /// Decodes a view from a XIB. When it returns, the attributes in the XIB are set; subviews and
    /// outlets are set later.
    public required init?(coder: NSCoder) {
      frame = .zero
      super.init()
      do {
        try (coder as? XIBCoder)?.decode(self)
      } catch {
        return nil
      }
    }

    // MARK: Hooks, empty by default

    /// Called before the view enters a window, leaves it (nil) or moves to another. Parents first.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the view has entered a window (`window` is not nil) or left it. Parents first.
    open func didMoveToWindow() {}

    /// Called before the view is added to a superview, moves to another or is removed (nil).
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the view has been added to a superview or removed.
    open func didMoveToSuperview() {}
    /// Called after a subview has been added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Lays out the subviews by constraints. Called by `layoutIfNeeded`, never directly.
    open func layoutSubviews() {
      layOutByConstraints()
    }

    // MARK: Hierarchy and layout

    /// Adds `view` in front of the other subviews, and removes it from any other superview.
    ///
    /// The order is: `willMove(toWindow:)` for the subtree if the window changes,
    /// `willMove(toSuperview:)`, the move itself, `didMoveToWindow` for the subtree,
    /// `didMoveToSuperview`, `didAddSubview`. Does nothing if `view` is this view or contains it,
    /// where UIKit raises an exception.
    open func addSubview(_ view: UIView) {
      insert(view, at: \.count)
    }

    /// Removes the view from its superview, with the constraints there that refer to it.
    ///
    /// A first responder in it resigns. The hooks are called as in `addSubview`, with nil.
    open func removeFromSuperview() {
      leaveSuperview()
    }

    /// Makes the next `layoutIfNeeded` call `layoutSubviews`.
    open func setNeedsLayout() {
      needsLayout = true
    }

    /// Calls `layoutSubviews` on this view and its descendants if they need layout, parents first.
    /// If an ancestor needs layout, the layout begins there. What needs layout again because of
    /// that gets it, too, a few times at most.
    open func layoutIfNeeded() {
      var passes = 0
      while layoutRoot.layOutSubtree(), passes < 4 { passes += 1 }
    }

    // MARK: UIResponder

    override open var next: UIResponder? {
      viewController ?? superview
    }

    weak var viewController: UIViewController?

    override var responderWindow: UIWindow? {
      window
    }

    /// The window that contains the view, at any depth.
    open var window: UIWindow? {
      superview?.window
    }

    override open func setRuntimeAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool {
      super.setRuntimeAttribute(value, forKeyPath: keyPath)
        || setViewAttribute(value, forKeyPath: keyPath)
    }

    /// Decodes the attributes of a XIB's element; subclasses add their own.
    func decode(_ element: XIBElement) throws(XIBProblem) {
      try decodeView(element)
    }

    /// Adds a subview from a XIB.
    func addDecoded(_ view: UIView) {
      addSubview(view)
    }

    /// An existing part of this view with a name in XIBs, such as a cell's content view.
    func part(forKey key: String) -> UIView? {
      nil
    }

    /// Sets a part of this view by its name in XIBs; returns false if there is no such part.
    func setPart(_ view: UIView, forKey key: String) -> Bool {
      false
    }
  }
#endif
