#if !canImport(UIKit)
  public import Foundation

  /// A view whose content may be larger than itself.
  @MainActor
  open class UIScrollView: UIView {
    /// The size of the content, in points; it does not limit scrolling.
    open var contentSize = CGSize.zero
    /// The insets of the content; stored only.
    open var contentInset = UIEdgeInsets.zero
    /// The insets of the vertical position; stored only.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// `contentInset`: the safe area is the whole view.
    public var adjustedContentInset: UIEdgeInsets { contentInset }
    /// Whether the user can scroll; stored only, except that a text view has an intrinsic size if
    /// this is false.
    open var isScrollEnabled = true
    /// Whether scrolling stops at multiples of the view's size; stored only.
    open var isPagingEnabled = false
    /// Whether the content can be dragged beyond its edges; stored only.
    open var bounces = true
    /// Whether content that fits into the view can be dragged vertically; stored only.
    open var alwaysBounceVertical = false
    /// Whether content that fits into the view can be dragged horizontally; stored only.
    open var alwaysBounceHorizontal = false
    /// Whether the vertical position is shown; stored only.
    open var showsVerticalScrollIndicator = true
    /// Whether the horizontal position is shown; stored only.
    open var showsHorizontalScrollIndicator = true
    /// The way in which scrolling dismisses the keyboard; stored only.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// The control that starts a refresh when the content is pulled down.
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

    /// The scroll position, which is the origin of `bounds`.
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

    /// Scrolls just far enough to show a rectangle of the content, or its beginning if it is larger
    /// than the view; without animation.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
      func position(_ offset: CGFloat, _ from: CGFloat, _ to: CGFloat, _ room: CGFloat) -> CGFloat {
        if from < offset || to - from > room { return from }
        return max(offset, to - room)
      }
      setContentOffset(
        CGPoint(
          x: position(contentOffset.x, rect.minX, rect.maxX, bounds.width),
          y: position(contentOffset.y, rect.minY, rect.maxY, bounds.height)), animated: animated)
    }

    override public init(frame: CGRect) {
      super.init(frame: frame)
      adoptGuides()
    }

    /// Decodes a scroll view from a XIB.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      adoptGuides()
    }

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      isScrollEnabled = try element.bool("scrollEnabled") ?? true
      isPagingEnabled = try element.bool("pagingEnabled") ?? false
      bounces = try element.bool("bounces") ?? true
      alwaysBounceVertical = try element.bool("alwaysBounceVertical") ?? false
      alwaysBounceHorizontal = try element.bool("alwaysBounceHorizontal") ?? false
      showsVerticalScrollIndicator = try element.bool("showsVerticalScrollIndicator") ?? true
      showsHorizontalScrollIndicator = try element.bool("showsHorizontalScrollIndicator") ?? true
      keyboardDismissMode =
        try element.value("keyboardDismissMode", in: XIBNames.keyboardDismissModes) ?? .none
    }

    /// The storage of `delegate`. A list has its own delegate, of a narrower type, instead.
    private let _delegate = WeakOutlet<any UIScrollViewDelegate>()

    var scrollDelegate: (any UIScrollViewDelegate)? {
      get { _delegate.wrappedValue }
      set { _delegate.wrappedValue = newValue }
    }

    private func adoptGuides() {
      contentLayoutGuide.role = .scrolledContent
      frameLayoutGuide.role = .edges
      addLayoutGuide(contentLayoutGuide)
      addLayoutGuide(frameLayoutGuide)
    }
  }

  extension UIScrollView {
    /// The ways in which scrolling dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
      case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }
  }

  /// Gives scroll views a `delegate` that subclasses may redeclare with a narrower type, like in
  /// UIKit.
  @MainActor
  public protocol ScrollViewDelegating: UIScrollView {}

  extension UIScrollView: ScrollViewDelegating {}

  extension ScrollViewDelegating {
    /// Notified of scrolling; held weakly.
    public var delegate: (any UIScrollViewDelegate)? {
      get { scrollDelegate }
      set { scrollDelegate = newValue }
    }
  }
#endif
