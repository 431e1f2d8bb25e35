#if !canImport(UIKit)
  public import Foundation

  /// A view whose content may be larger than itself.
  @MainActor
  open class UIScrollView: UIView {
    /// The size of the content in points; scrolling is not limited to it.
    open var contentSize = CGSize.zero
    /// The room around the content; stored only.
    open var contentInset = UIEdgeInsets.zero
    /// Whether the user can scroll; stored only, except that a text view without it asks for a
    /// size.
    open var isScrollEnabled = true
    /// Whether scrolling stops at multiples of the view's size; stored only.
    open var isPagingEnabled = false
    /// What a pull down starts.
    open var refreshControl: UIRefreshControl? {
      didSet {
        guard oldValue !== refreshControl else { return }
        oldValue?.removeFromSuperview()
        if let refreshControl {
          insertSubview(refreshControl, at: 0)
        }
      }
    }

    /// The rectangle of the content, for constraints.
    public let contentLayoutGuide = UILayoutGuide()
    /// The rectangle of the view itself, which does not scroll, for constraints.
    public let frameLayoutGuide = UILayoutGuide()

    /// Where the content is scrolled to; kept as the origin of `bounds`.
    open var contentOffset: CGPoint {
      get { boundsOrigin }
      set {
        guard newValue != boundsOrigin else { return }
        boundsOrigin = newValue
        setNeedsLayout()
        scrollDelegate?.scrollViewDidScroll(self)
      }
    }

    /// Sets `contentOffset`, without animation.
    open func setContentOffset(_ offset: CGPoint, animated: Bool) {
      contentOffset = offset
    }

    override public init(frame: CGRect) {
      super.init(frame: frame)
      adoptGuides()
    }

    /// A scroll view in a XIB.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      adoptGuides()
    }

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      isScrollEnabled = try element.bool("scrollEnabled") ?? true
      isPagingEnabled = try element.bool("pagingEnabled") ?? false
    }

    /// What `delegate` is made of. A list has a delegate of a narrower type and gives that one.
    private let _delegate = WeakOutlet<any UIScrollViewDelegate>()

    var scrollDelegate: (any UIScrollViewDelegate)? {
      get { _delegate.wrappedValue }
      set { _delegate.wrappedValue = newValue }
    }

    /// Whether it places its content itself, so that no constraints have to.
    var laysOutItsContent: Bool {
      false
    }

    private func adoptGuides() {
      contentLayoutGuide.role = .scrolledContent
      frameLayoutGuide.role = .edges
      addLayoutGuide(contentLayoutGuide)
      addLayoutGuide(frameLayoutGuide)
    }
  }

  /// Gives scroll views a `delegate` that subclasses may have with a narrower type, as UIKit's do.
  @MainActor
  public protocol ScrollViewDelegating: UIScrollView {}

  extension UIScrollView: ScrollViewDelegating {}

  extension ScrollViewDelegating {
    /// Is told about scrolling. Not kept alive.
    public var delegate: (any UIScrollViewDelegate)? {
      get { scrollDelegate }
      set { scrollDelegate = newValue }
    }
  }
#endif
