#if !canImport(UIKit)
  public import Foundation

  /// A rectangle in a tree of views. It is laid out, attached and searched as on a phone, and never
  /// drawn.
  @MainActor
  open class UIView: UIResponder {
    /// The view it is in.
    open internal(set) weak var superview: UIView?

    /// The views in it, from back to front.
    open internal(set) var subviews: [UIView] = []

    /// A number to find the view by, see `viewWithTag(_:)`.
    open var tag = 0

    /// Names the view; in a Screenlet's view, the action that a control performs (the architecture
    /// tutorial).
    open var restorationIdentifier: String?

    /// A name for tests; stored only.
    open var accessibilityIdentifier: String?

    /// The id in the XIB that the view was made from.
    var xibIdentifier: String?
    /// Whether the view, and all that is in it, is out of sight and of reach.
    open var isHidden = false
    /// How opaque the view is, from 0 to 1; below 0.01 it cannot be touched.
    open var alpha: CGFloat = 1
    /// Whether the view covers all that is behind it; stored only.
    open var isOpaque = true
    /// Whether the view, and all that is in it, can be touched.
    open var isUserInteractionEnabled = true
    /// Whether what is outside of the bounds is cut off; stored only.
    open var clipsToBounds = false
    /// The colour behind the content; stored only.
    open var backgroundColor: UIColor?
    /// How content fills the view; stored only.
    open var contentMode = ContentMode.scaleToFill
    /// The looks of the view's edge.
    public let layer = CALayer()

    // MARK: Geometry, in points

    /// Where the view is in its superview. A change of size resizes subviews by their
    /// `autoresizingMask` and calls `layoutSubviews` at the next `layoutIfNeeded`.
    open var frame: CGRect {
      didSet { sizeChanged(from: oldValue.size) }
    }

    /// The view in its own coordinates. Setting the size keeps the centre.
    open var bounds: CGRect {
      get { CGRect(origin: boundsOrigin, size: frame.size) }
      set {
        boundsOrigin = newValue.origin
        let (x, y) = (center.x - newValue.width / 2, center.y - newValue.height / 2)
        frame = CGRect(x: x, y: y, width: newValue.width, height: newValue.height)
      }
    }

    /// The middle of the view, in its superview.
    open var center: CGPoint {
      get { CGPoint(x: frame.midX, y: frame.midY) }
      set {
        frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
      }
    }

    /// What gives way when the superview changes its size; nothing unless set.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether a change of size resizes subviews by their masks.
    open var autoresizesSubviews = true
    var boundsOrigin = CGPoint.zero
    var needsLayout = false

    // MARK: Auto Layout

    /// Whether the superview resizes this view by its mask; to be unset where constraints do.
    open var translatesAutoresizingMaskIntoConstraints = true

    /// The constraints held by this view, in the order they were added.
    open internal(set) var constraints: [NSLayoutConstraint] = []
    var layoutGuideStore: [UILayoutGuide] = []
    var hugging = Priorities(horizontal: .defaultLow, vertical: .defaultLow)
    var compressionResistance = Priorities(horizontal: .defaultHigh, vertical: .defaultHigh)

    /// The size that the content asks for; `noIntrinsicMetric` in a direction that it leaves open.
    open var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The width or height of content that asks for none.
    public static let noIntrinsicMetric: CGFloat = -1

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    // UIKit's own type: it takes nil and never gives it.
    /// The first colour set on the view or above it.
    open var tintColor: UIColor! {
      get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
      set { ownTintColor = newValue }
    }
    private var ownTintColor: UIColor?

    // MARK: Making one

    /// A view at that place in a superview to come.
    public init(frame: CGRect) {
      self.frame = frame
      super.init()
    }

    override public convenience init() {
      self.init(frame: .zero)
    }

    /// Called with the coder of a XIB that is being instantiated: what the XIB says of this view is
    /// set when it returns; its subviews and outlets come later.
    public required init?(coder: NSCoder) {
      frame = .zero
      super.init()
      do {
        try (coder as? XIBCoder)?.decode(self)
      } catch {
        return nil
      }
    }

    // MARK: Hooks, all empty here

    /// Before the view enters a window, leaves it (nil) or changes to another. Parents first.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// After the view has entered a window (`window` is not nil) or left it. Parents first.
    open func didMoveToWindow() {}

    /// Before the view enters a superview, changes to another or leaves it (nil).
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// After the view has entered a superview or left it.
    open func didMoveToSuperview() {}
    /// After a view has been put into this one.
    open func didAddSubview(_ subview: UIView) {}
    /// Before a view is taken out of this one.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Places the subviews. Called by `layoutIfNeeded`, never directly.
    open func layoutSubviews() {}

    // MARK: What a view is told to do

    /// Puts `view` in front of the other subviews, taking it out of the superview it was in.
    ///
    /// In this order: `willMove(toWindow:)` through the subtree if the window changes,
    /// `willMove(toSuperview:)`, the move itself, `didMoveToWindow` through the subtree,
    /// `didMoveToSuperview`, `didAddSubview`. Nothing happens if `view` is this view or contains
    /// it, which UIKit answers with an exception.
    open func addSubview(_ view: UIView) {
      insert(view, at: \.count)
    }

    /// Takes the view out of its superview, with the constraints there that concern it.
    ///
    /// A first responder in it resigns. The hooks are those of `addSubview`, with nil.
    open func removeFromSuperview() {
      leaveSuperview()
    }

    /// Has `layoutSubviews` called at the next `layoutIfNeeded`.
    open func setNeedsLayout() {
      needsLayout = true
    }

    /// Calls `layoutSubviews` on this view and those below that need it, parents first.
    open func layoutIfNeeded() {
      layOutSubtree()
    }

    // MARK: UIResponder

    override open var next: UIResponder? {
      viewController ?? superview
    }

    weak var viewController: UIViewController?

    override var responderWindow: UIWindow? {
      window
    }

    /// The window it is in, however deep.
    open var window: UIWindow? {
      superview?.window
    }

    override open func setRuntimeAttribute(_ value: Any?, forKeyPath keyPath: String) -> Bool {
      super.setRuntimeAttribute(value, forKeyPath: keyPath)
        || setViewAttribute(value, forKeyPath: keyPath)
    }

    /// Sets what a XIB's element says of the view; subclasses add what is theirs.
    func decode(_ element: XIBElement) throws(XIBProblem) {
      try decodeView(element)
    }

    /// Takes a subview that a XIB has for it.
    func addDecoded(_ view: UIView) {
      addSubview(view)
    }

    /// A view that this one has from the start under a name in a XIB, such as a cell's content
    /// view.
    func part(forKey key: String) -> UIView? {
      nil
    }

    /// Takes a view under a name in a XIB; false if there is no such place.
    func setPart(_ view: UIView, forKey key: String) -> Bool {
      false
    }
  }
#endif
