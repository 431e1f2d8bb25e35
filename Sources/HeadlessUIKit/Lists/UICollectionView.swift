#if !canImport(UIKit)
  public import Foundation

  /// Items in sections, placed by a layout.
  ///
  /// The data source is asked for the counts at once by `reloadData`, and for cells only of the
  /// items that are in the bounds, at the next `layoutIfNeeded`; asking for a visible cell lays out
  /// too. An item that is scrolled away gives its cell back for reuse.
  @MainActor
  open class UICollectionView: UIScrollView {
    /// The direction in which a collection view's content goes on.
    public enum ScrollDirection: Int, Sendable {
      case vertical, horizontal
    }

    /// Where an item is to be after scrolling to it; scrolling here goes no further than needed.
    public struct ScrollPosition: OptionSet, Sendable {
      /// The positions, a bit for each; the bits are UIKit's.
      public let rawValue: UInt

      /// The item at the upper edge.
      public static let top = ScrollPosition(rawValue: 1 << 0)
      /// The item in the middle between the upper and the lower edge.
      public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
      /// The item at the lower edge.
      public static let bottom = ScrollPosition(rawValue: 1 << 2)
      /// The item at the left edge.
      public static let left = ScrollPosition(rawValue: 1 << 3)
      /// The item in the middle between the left and the right edge.
      public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
      /// The item at the right edge.
      public static let right = ScrollPosition(rawValue: 1 << 5)

      /// The positions of those bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }
    }

    /// The kind of view that stands above the items of a section.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// Says what there is to show; not kept alive.
    @WeakOutlet open var dataSource: (any UICollectionViewDataSource)?
    /// Is told what happens to the items; not kept alive.
    @WeakOutlet open var delegate: (any UICollectionViewDelegate)?
    /// Whether a tap selects an item.
    open var allowsSelection = true
    /// Whether selecting an item leaves others selected.
    open var allowsMultipleSelection = false

    /// Says where the items are; a new one places them at the next `layoutIfNeeded`.
    open var collectionViewLayout: UICollectionViewLayout {
      didSet { adoptLayout() }
    }

    var pool = ReusePool<UICollectionViewCell>()
    var selection: [IndexPath] = []
    private var isShowing = false
    var items: [Int] = []
    var isLoaded = false
    var shown: [IndexPath: UICollectionViewCell] = [:]
    var headerPool = ReusePool<UICollectionReusableView>()
    var shownHeaders: [Int: UICollectionReusableView] = [:]

    /// A collection view whose items that layout places.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      collectionViewLayout = layout
      super.init(frame: frame)
      adoptLayout()
    }

    /// A collection view in a XIB, with a flow layout.
    public required init?(coder: NSCoder) {
      collectionViewLayout = UICollectionViewFlowLayout()
      super.init(coder: coder)
      adoptLayout()
    }

    // MARK: Data

    /// Forgets what is shown and asks the data source for the counts again. Selection ends.
    open func reloadData() {
      selection = []
      dataChanged()
    }

    /// How many sections the data source has.
    open var numberOfSections: Int {
      if !isLoaded { loadCounts() }
      return items.count
    }

    /// The items of a section; 0 for one that does not exist.
    open func numberOfItems(inSection section: Int) -> Int {
      if !isLoaded { loadCounts() }
      return items.indices.contains(section) ? items[section] : 0
    }

    /// Asks the data source for the counts and the visible cells again, without animation.
    open func insertItems(at indexPaths: [IndexPath]) {
      dataChanged()
    }

    /// Asks the data source for the counts and the visible cells again, without animation.
    open func deleteItems(at indexPaths: [IndexPath]) {
      dataChanged()
    }

    /// Asks the data source for the counts and all visible cells again, without animation.
    open func reloadItems(at indexPaths: [IndexPath]) {
      dataChanged()
    }

    /// Asks the data source for the counts and all visible cells again, without animation.
    open func reloadSections(_ sections: IndexSet) {
      dataChanged()
    }

    /// Runs the updates, lays out, then calls `completion`.
    open func performBatchUpdates(
      _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
      updates?()
      dataChanged()
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
      // A data source that asks for a cell while it makes one must not start over.
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
        let layout = UICollectionViewFlowLayout()
        try layout.decode(flow)
        collectionViewLayout = layout
      }
      allowsMultipleSelection = try element.bool("allowsMultipleSelection") ?? false
      setNeedsLayout()
    }
  }
#endif
