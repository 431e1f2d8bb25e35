#if !canImport(UIKit)
  public import Foundation

  /// Items in sections, arranged by a layout.
  ///
  /// `reloadData` asks the data source for the counts at once, and the next `layoutIfNeeded` for
  /// the cells of the items within the bounds; accessing a visible cell also lays out. The cell of
  /// an item that is scrolled out of the bounds is reused.
  @MainActor
  open class UICollectionView: UIScrollView {
    /// The scroll directions of a collection view.
    public enum ScrollDirection: Int, Sendable {
      case vertical, horizontal
    }

    /// The position of an item after scrolling to it. Ignored here: scrolling goes just far enough.
    public struct ScrollPosition: OptionSet, Sendable {
      /// The positions, one bit each, with the same values as in UIKit.
      public let rawValue: UInt

      /// The item is at the top edge.
      public static let top = ScrollPosition(rawValue: 1 << 0)
      /// The item is centred vertically.
      public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
      /// The item is at the bottom edge.
      public static let bottom = ScrollPosition(rawValue: 1 << 2)
      /// The item is at the left edge.
      public static let left = ScrollPosition(rawValue: 1 << 3)
      /// The item is centred horizontally.
      public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
      /// The item is at the right edge.
      public static let right = ScrollPosition(rawValue: 1 << 5)

      /// Creates a set of positions from their bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }
    }

    /// The kind of view above the items of a section.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// Provides the items; held weakly.
    @WeakOutlet open var dataSource: (any UICollectionViewDataSource)?
    /// Notified of what happens to the items; held weakly.
    @WeakOutlet open var delegate: (any UICollectionViewDelegate)?
    /// A view behind all rows, as large as the list, such as a text while it is empty.
    open var backgroundView: UIView? {
      didSet {
        guard oldValue !== backgroundView else { return }
        oldValue?.removeFromSuperview()
        if let backgroundView {
          backgroundView.frame = bounds
          insertSubview(backgroundView, at: 0)
        }
      }
    }

    /// Whether a tap selects an item.
    open var allowsSelection = true
    /// Whether several items can be selected.
    open var allowsMultipleSelection = false

    /// The layout of the items; a new one takes effect at the next `layoutIfNeeded`.
    open var collectionViewLayout: UICollectionViewLayout {
      didSet { adoptLayout() }
    }

    var pool = ReusePool<UICollectionViewCell>()
    var selection: [IndexPath] = []
    /// The offset at which a list that is read from right to left begins.
    var startOffset: CGFloat = 0
    private var isShowing = false
    private var update: BatchUpdate?
    var items: [Int] = []
    var isLoaded = false
    var shown: [IndexPath: UICollectionViewCell] = [:]
    var headerPool = ReusePool<UICollectionReusableView>()
    var shownHeaders: [Int: UICollectionReusableView] = [:]

    /// Creates a collection view with a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      collectionViewLayout = layout
      super.init(frame: frame)
      adoptLayout()
    }

    /// Decodes a collection view from a XIB, with a flow layout by default.
    public required init?(coder: NSCoder) {
      collectionViewLayout = UICollectionViewFlowLayout()
      super.init(coder: coder)
      adoptLayout()
    }

    // MARK: Data

    /// Discards the cells, clears the selection, and asks the data source for the counts again.
    open func reloadData() {
      selection = []
      dataChanged()
    }

    /// The number of sections in the data source.
    open var numberOfSections: Int {
      if !isLoaded { loadCounts() }
      return items.count
    }

    /// The number of items in a section; 0 if it does not exist.
    open func numberOfItems(inSection section: Int) -> Int {
      if !isLoaded { loadCounts() }
      return items.indices.contains(section) ? items[section] : 0
    }

    /// Asks the data source for the counts and the visible cells again, without animation.
    open func insertItems(at indexPaths: [IndexPath]) {
      if update == nil { dataChanged() } else { update?.insert(indexPaths) }
    }

    /// Asks the data source for the counts and the visible cells again, without animation.
    open func deleteItems(at indexPaths: [IndexPath]) {
      if update == nil { dataChanged() } else { update?.delete(indexPaths) }
    }

    /// Asks the data source for the counts and the visible cells again, without animation.
    open func reloadItems(at indexPaths: [IndexPath]) {
      if update == nil { dataChanged() }
    }

    /// Asks the data source for the counts and the visible cells again, without animation.
    open func reloadSections(_ sections: IndexSet) {
      dataChanged()
    }

    /// Runs the updates, reloads and lays out, then calls `completion`. Stops the program if the
    /// counts do not match the inserted and deleted items.
    open func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      if !isLoaded { loadCounts() }
      update = BatchUpdate(items)
      updates?()
      dataChanged()
      update?.end(with: items)
      update = nil
      layoutIfNeeded()
      completion?(true)
    }

    /// Sets `collectionViewLayout`, without animation.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
      collectionViewLayout = layout
    }

    // MARK: UIView

    override open func layoutSubviews() {
      super.layoutSubviews()
      // A data source that accesses a cell while it creates one must not start another layout.
      guard !isShowing else { return }
      isShowing = true
      defer { isShowing = false }
      showItems()
    }

    override var scrollDelegate: (any UIScrollViewDelegate)? {
      get { delegate }
      set { delegate = newValue as? any UICollectionViewDelegate }
    }

    override var laysOutItsContent: Bool {
      true
    }

    override func decode(_ element: XIBElement) throws(XIBProblem) {
      try super.decode(element)
      if let flow = element.child("collectionViewFlowLayout", key: "collectionViewLayout") {
        let layout = try XIBClasses.flowLayout(for: flow)
        try layout.decode(flow)
        collectionViewLayout = layout
      }
      allowsMultipleSelection = try element.bool("allowsMultipleSelection") ?? false
      setNeedsLayout()
    }
  }
#endif
